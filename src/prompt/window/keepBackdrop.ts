interface Left {
  readonly layer: HTMLElement;
  readonly parent: HTMLElement | null;
  readonly box: DOMRect;
}

/** The window that went in this task, if nothing has come in its place yet. */
let leaving: Left | undefined;
/** The backdrop that is still there of the last one. */
let rest: HTMLElement | undefined;
let fade: Animation | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps the backdrop of a window, and the frame on it, for a moment after it went: the next question of a chain finds both
 * there, with `data-follows` on its own, and nothing flashes; else they fade. Nothing stays where motion is reduced.
 */
export function keepBackdrop(
  layer: HTMLElement,
  frame: HTMLElement,
  overlay: HTMLElement,
): () => void {
  const seen = leaving && leaving.layer !== layer ? "1" : rest && getComputedStyle(rest).opacity;
  leaving = undefined;
  endRest();
  if (seen !== undefined) {
    frame.setAttribute("data-follows", "");
    // What had faded already comes back from there.
    overlay.style.setProperty("--_mcp-seen", seen);
  }
  return () => {
    const left = { layer, parent: layer.parentElement, box: frame.getBoundingClientRect() };
    leaving = left;
    // React takes the window away after this, or, in StrictMode, not at all.
    queueMicrotask(() => {
      if (leaving !== left) return;
      leaving = undefined;
      // In a modal dialog of the app it would not lie where the window did.
      if (!layer.isConnected && !layer.popover) showRest(left);
    });
  };
}

function showRest({ parent, box }: Left) {
  endRest();
  if (!parent?.isConnected) return;
  rest = document.createElement("div");
  rest.className = "mcp-prompt-rest";
  rest.ariaHidden = "true";
  const frame = rest.appendChild(document.createElement("div"));
  frame.className = "mcp-prompt-rest-frame";
  Object.assign(frame.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  parent.append(rest);
  // Not by the animation's own end: a page that nobody sees has no frames, and one without styles no animation.
  [fade] = rest.getAnimations?.() ?? [];
  if (fade) timer = setTimeout(endRest, Number(fade.effect?.getComputedTiming().endTime ?? 0));
  else endRest();
}

function endRest() {
  clearTimeout(timer);
  // Who waits for all animations of the page is not told that one was cancelled.
  fade?.finish();
  rest?.remove();
  fade = undefined;
  rest = undefined;
}
