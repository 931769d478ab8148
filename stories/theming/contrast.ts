import type { ContrastRule } from "./readTokens.ts";

/** What WCAG 2.2 asks of text (1.4.3) and of shapes that mean something (1.4.11). */
export const leastContrast: Readonly<Record<ContrastRule["as"], number>> = { text: 4.5, shape: 3 };

/** What an element has where a token is no colour. */
const noColour = "rgb(1, 2, 3)";

/**
 * How much one token's colour stands out from another's where an element stands, as WCAG 2.2 reckons it: 1 to 21, or
 * NaN where one of them is no colour.
 */
export function contrastBetween(element: Element, front: string, ground: string): number {
  const parent = element.appendChild(document.createElement("span"));
  parent.style.color = noColour;
  const probe = parent.appendChild(document.createElement("span"));
  const colours = [ground, front].map((token) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  });
  parent.remove();
  return colours.includes(noColour) ? Number.NaN : contrastOf(colours.map((colour) => [colour, 1]));
}

/** How much the last of some layers of paint, each a colour and its opacity, stands out from those below it. */
export function contrastOf(
  layers: readonly (readonly [colour: string, opacity: number])[],
): number {
  const [lighter = 1, darker = 0] = luminances(layers)
    .slice(-2)
    .sort((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The luminance of each layer, painted on those before it. */
function luminances(layers: readonly (readonly [colour: string, opacity: number])[]): number[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) return [];
  return layers.map(([colour, opacity]) => {
    canvas.globalAlpha = opacity;
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
