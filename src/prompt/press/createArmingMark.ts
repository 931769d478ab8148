/** Marks an element with `data-arming` for as long as it takes no press. */
export interface ArmingMark {
  /** The element to mark from now on. */
  readonly attach: (element: HTMLElement | null) => void;
  /** Looks anew at how long that is. */
  readonly update: () => void;
  /** Takes the mark away. */
  readonly stop: () => void;
}

/** For the sheet: how long all of it takes, of which a button shows how much is over. */
const duration = "--_mcp-arm-time";

/** Makes the mark; `armedAt` says from when presses are taken. */
export function createArmingMark(armedAt: () => number): ArmingMark {
  let marked: HTMLElement | null = null;
  /** When it began to take none. */
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => marked?.toggleAttribute("data-arming", since !== undefined);
  const end = () => {
    since = undefined;
    show();
    marked?.style.removeProperty(duration);
  };
  const update = () => {
    clearTimeout(timer);
    const now = performance.now();
    const left = armedAt() - now;
    if (left <= 0) return end();
    since ??= now;
    show();
    if (!Number.isFinite(left)) return;
    marked?.style.setProperty(duration, `${Math.ceil(now + left - since)}ms`);
    timer = setTimeout(update, Math.ceil(left));
  };

  return {
    attach(element) {
      marked = element;
      show();
    },
    update,
    stop() {
      clearTimeout(timer);
      end();
    },
  };
}
