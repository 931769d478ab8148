import { createTypingWatch } from "./createTypingWatch.js";

/** A moment at which something may take the focus. */
export interface RestingMoment {
  /** Whether it may: nobody was writing at some moment since it wanted to. */
  readonly hasCome: () => boolean;
  /** Waits for a moment when nobody is writing in the page. */
  readonly await: () => void;
  /** Does not wait any longer: the person wants it now. */
  readonly come: () => void;
  /** Begins anew: what has opened is closed again. */
  readonly forget: () => void;
  /** Watches no longer. */
  readonly stop: () => void;
}

/** Makes a moment that nothing waits for yet; calls back when one comes that was waited for, unless it is there at once. */
export function createRestingMoment(cameLate: () => void): RestingMoment {
  const typing = createTypingWatch();
  let hasCome = false;
  let giveUp: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;

  const end = () => {
    giveUp?.();
    giveUp = undefined;
  };
  const stop = () => {
    end();
    stopWatching?.();
    stopWatching = undefined;
  };
  const come = () => {
    hasCome = true;
    // What is written in what has opened, is not written elsewhere.
    stop();
  };

  return {
    hasCome: () => hasCome,
    await() {
      if (hasCome || giveUp) return;
      let isLate = false;
      giveUp = typing.whenResting(() => {
        come();
        if (isLate) cameLate();
      });
      isLate = true;
    },
    come,
    forget() {
      hasCome = false;
      end();
      stopWatching ??= typing.start();
    },
    stop,
  };
}
