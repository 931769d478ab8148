import type { Signal } from "./signal.js";

/** The side of the drawn icon, in pixels: a tab shows 16, twice as many on a dense screen. */
const size = 32;

/** Makes the signal of the tab's icon: the app's own with a dot, or the dot alone where that cannot be drawn. */
export function createFaviconSignal(): Signal {
  let link: HTMLLinkElement | undefined;

  const remove = () => {
    link?.remove();
    link = undefined;
  };

  return {
    show(count) {
      if (count === 0) return remove();
      if (link) return;
      const own = document.createElement("link");
      link = own;
      own.rel = "icon";
      void fill(own, () => link === own);
    },
  };
}

/** Draws an icon, and puts it into the document if it is still wanted. */
async function fill(link: HTMLLinkElement, isWanted: () => boolean): Promise<void> {
  const href = await drawIcon(appIcon());
  if (href === undefined || !isWanted()) return;
  link.href = href;
  // The last one in the document is the one that browsers take.
  document.head.append(link);
}

/** The address of the icon that the app itself has. */
function appIcon(): string {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"][href]');
  return [...links].at(-1)?.href ?? new URL("/favicon.ico", location.href).href;
}

async function drawIcon(address: string): Promise<string | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const image = await loadImage(address);
  if (image) context.drawImage(image, 0, 0, size, size);
  drawDot(context);
  return canvas.toDataURL();
}

/** Loads an image that may be drawn and read back; `undefined` where there is none, or its server does not allow that. */
async function loadImage(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}

function drawDot(context: CanvasRenderingContext2D): void {
  const radius = size / 4;
  const centre = size - radius;
  for (const [colour, reach] of [
    ["#fff", radius],
    ["#c8102e", radius - 2],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(centre, radius, reach, 0, 2 * Math.PI);
    context.fill();
  }
}
