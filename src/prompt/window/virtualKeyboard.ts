/** A virtual keyboard that an app lets lie over its page (`navigator.virtualKeyboard.overlaysContent`), which the visual viewport does not tell of. */
interface VirtualKeyboard extends EventTarget {
  readonly boundingRect: DOMRectReadOnly;
}

/** The page's virtual keyboard, in browsers that say where theirs is. */
export function virtualKeyboard(): VirtualKeyboard | undefined {
  const found = "virtualKeyboard" in navigator ? navigator.virtualKeyboard : undefined;
  return isKeyboard(found) ? found : undefined;
}

/** The height in the page at which a virtual keyboard begins; infinite while there is none. */
export function topOf(keyboard: VirtualKeyboard | undefined): number {
  const box = keyboard?.boundingRect;
  return box && box.height > 0 ? box.top : Number.POSITIVE_INFINITY;
}

function isKeyboard(value: unknown): value is VirtualKeyboard {
  return (
    value instanceof EventTarget &&
    "boundingRect" in value &&
    value.boundingRect instanceof DOMRectReadOnly
  );
}
