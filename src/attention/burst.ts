import type { Question } from "../host/question.js";

/** The time that a burst gathers before somebody is told, in milliseconds: an agent's questions come together. */
const gatherFor = 1_000;

/** Questions that came while nobody looked. */
export interface Burst {
  /** All that wait now, oldest first. */
  readonly waiting: readonly Question[];
}

interface BurstOptions {
  /** Whether somebody has the page, or another one that shows the same questions, before them. */
  readonly isLooking: () => boolean;
  /** Whether nobody wants to be told now. */
  readonly isQuiet: () => boolean;
  /** A burst has begun. */
  readonly onBegin: (burst: Burst) => void;
  /** More came, or some went, while the burst lasts. */
  readonly onChange: (burst: Burst) => void;
  /** Somebody looked, or nothing waits any more. */
  readonly onEnd: () => void;
}

/** Tells bursts of questions apart: one begins with a question that comes while nobody looks, and lasts until somebody does. */
export interface BurstWatch {
  /** Takes in what waits now. */
  update(waiting: readonly Question[]): void;
  /** Takes in that somebody may look now. */
  look(): void;
  stop(): void;
}

/** Makes a {@link BurstWatch}; what waits already when it is made is news to nobody. */
export function watchBursts(
  initial: readonly Question[],
  { isLooking, isQuiet, onBegin, onChange, onEnd }: BurstOptions,
): BurstWatch {
  let waiting = initial;
  let known = new Set(initial.map(({ id }) => id));
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let hasBegun = false;

  const end = () => {
    clearTimeout(gathering);
    gathering = undefined;
    if (hasBegun) onEnd();
    hasBegun = false;
  };

  const begin = () => {
    gathering = undefined;
    if (isLooking() || isQuiet()) return;
    hasBegun = true;
    onBegin({ waiting });
  };

  return {
    update(now) {
      const hasNews = now.some(({ id }) => !known.has(id));
      known = new Set(now.map(({ id }) => id));
      waiting = now;
      if (now.length === 0) return end();
      if (hasBegun) return onChange({ waiting });
      if (hasNews && !isLooking()) gathering ??= setTimeout(begin, gatherFor);
    },
    look() {
      if (isLooking()) end();
    },
    stop: end,
  };
}
