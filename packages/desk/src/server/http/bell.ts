/** Something to wait for, again and again. */
export interface Bell {
  ring(): void;
  /** Waits until it rings, or has rung since the last time; resolves to false once `milliseconds` have passed without. */
  rung(milliseconds: number): Promise<boolean>;
}

/** Makes a bell that has not rung. */
export function createBell(): Bell {
  let isRung = false;
  let answer: (() => void) | undefined;
  return {
    ring() {
      isRung = true;
      answer?.();
    },
    async rung(milliseconds) {
      if (!isRung) {
        let timer: ReturnType<typeof setTimeout> | undefined;
        await new Promise<void>((resolve) => {
          answer = resolve;
          timer = setTimeout(resolve, milliseconds);
        });
        clearTimeout(timer);
        answer = undefined;
      }
      const before = isRung;
      isRung = false;
      return before;
    },
  };
}
