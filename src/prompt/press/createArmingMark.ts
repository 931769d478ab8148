/** Marks an element with `data-arming` for as long as it takes no press. */
export interface ArmingMark {
  /** The element to mark from now on. */
  readonly attach: (element: Element | null) => void;
  /** Looks anew at how long that is. */
  readonly update: () => void;
  /** Takes the mark away. */
  readonly stop: () => void;
}

/** Makes the mark; `armedAt` says from when presses are taken. */
export function createArmingMark(armedAt: () => number): ArmingMark {
  let marked: Element | null = null;
  let isArming = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: boolean) => {
    isArming = next;
    marked?.toggleAttribute("data-arming", next);
  };
  const update = () => {
    clearTimeout(timer);
    const left = armedAt() - performance.now();
    show(left > 0);
    if (left > 0 && Number.isFinite(left)) timer = setTimeout(update, Math.ceil(left));
  };

  return {
    attach(element) {
      marked = element;
      show(isArming);
    },
    update,
    stop() {
      clearTimeout(timer);
      show(false);
    },
  };
}
