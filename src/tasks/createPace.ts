/** The pauses between one look at a task and the next. */
export interface Pace {
  /** Takes note that the server could not be asked, or whether it told of anything new. */
  note(found: "news" | "nothing" | "trouble"): void;
  /** Resolves when it is time to look again; `suggested` is the pause that the server wants, in milliseconds. */
  wait(suggested: number | undefined, signal: AbortSignal): Promise<void>;
  /** Ends the pause that is on, or the next one: there is something to see. */
  hurry(): void;
}

const usual = 1_000;
const shortest = 100;
const longest = 3_600_000;
/** A server that suggests nothing, and has nothing new, is asked less and less often: this far apart in the end. */
const mostPatient = 30_000;
/** So far apart at least while nobody sees the page: often enough to hear that the person is needed. */
const hiddenPause = 10_000;
const longestAfterTrouble = 60_000;

/** The page, where there is one. */
interface Page {
  readonly document?: {
    readonly visibilityState: string;
    addEventListener(type: "visibilitychange", listener: () => void): void;
    removeEventListener(type: "visibilitychange", listener: () => void): void;
  };
}

/** Makes the pauses of one task: the server's own, longer after trouble, and where nobody sees the page. */
export function createPace(page: Page = Object(globalThis)): Pace {
  let quiet = 0;
  let troubles = 0;
  let isHurried = false;
  let wake = () => {};

  const pauseFor = (suggested: number | undefined) => {
    const patient = Math.min(mostPatient, usual * 1.5 ** quiet);
    const own = Math.min(longest, Math.max(shortest, suggested ?? patient));
    if (troubles === 0) return own;
    // A server that many lost at once is not asked again by all of them in the same moment.
    const spread = 0.5 + Math.random() / 2;
    return Math.max(own, Math.min(longestAfterTrouble, usual * 2 ** troubles) * spread);
  };

  const sleep = async (pause: number, signal: AbortSignal) => {
    const dueAt = performance.now() + pause;
    const { document } = page;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const plan = () => {
      clearTimeout(timer);
      const left = Math.max(0, dueAt - performance.now());
      const isHidden = document?.visibilityState === "hidden";
      timer = setTimeout(wake, isHidden ? Math.max(left, hiddenPause) : left);
    };
    plan();
    document?.addEventListener("visibilitychange", plan);
    signal.addEventListener("abort", wake, { once: true });
    await woken;
    clearTimeout(timer);
    document?.removeEventListener("visibilitychange", plan);
    signal.removeEventListener("abort", wake);
  };

  return {
    note(found) {
      troubles = found === "trouble" ? troubles + 1 : 0;
      quiet = found === "nothing" ? quiet + 1 : 0;
    },
    async wait(suggested, signal) {
      if (!isHurried && !signal.aborted) await sleep(pauseFor(suggested), signal);
      isHurried = false;
    },
    hurry() {
      isHurried = true;
      wake();
    },
  };
}
