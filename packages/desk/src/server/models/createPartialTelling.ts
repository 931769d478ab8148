import { pause } from "../../timing/pauses.js";

/** The least time between two tellings, in milliseconds. */
const interval = 250;
/** The most characters a second that partial output, and the request beside it, cost the store: long ones are told of less often. */
const charactersPerSecond = 100_000;
/** The most characters that are told; the rest comes with the whole. */
const longest = 100_000;

/** Returns a function that tells of the newest text alone, never twice at once, until the signal aborts. */
export function createPartialTelling(
  tell: (text: string) => Promise<unknown>,
  {
    beside,
    signal,
    report,
  }: {
    /** The characters that go along each time. */
    beside: number;
    signal: AbortSignal;
    report: (error: unknown) => void;
  },
): (text: string) => void {
  let latest = "";
  let isTelling = false;

  const tellAll = async () => {
    for (let told = ""; told !== latest && !signal.aborted; ) {
      told = latest;
      await tell(told);
      await pause(
        Math.max(interval, ((told.length + beside) / charactersPerSecond) * 1_000),
        signal,
      );
    }
  };

  return (text) => {
    latest = text.slice(0, longest);
    if (isTelling) return;
    isTelling = true;
    tellAll()
      .catch(report)
      .finally(() => {
        isTelling = false;
      });
  };
}
