import { createPauses } from "../../timing/pauses.js";

/** Tries something until it does not throw, or the signal aborts; `undefined` where that came first. */
export async function untilDone<Result>(
  act: () => Promise<Result>,
  {
    report,
    signal,
    goesOn = () => true,
  }: {
    report: (error: unknown) => void;
    signal?: AbortSignal;
    /** Whether it is to be tried at all, or once more. */
    goesOn?: () => boolean;
  },
): Promise<Result | undefined> {
  const pauses = createPauses({ shortest: 100, longest: 5_000, ...(signal && { signal }) });
  for (;;) {
    if (signal?.aborted || !goesOn()) return undefined;
    try {
      return await act();
    } catch (error) {
      report(error);
    }
    await pauses.next();
  }
}
