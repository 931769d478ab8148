import { untilDone } from "./untilDone.js";

/** The attempts that a desk makes again for as long as it is open. */
export interface Persistence {
  /** Tries something, once even where the desk is closed, and again until it does not throw, the desk is closed or `goesOn` says no. */
  untilDone(act: () => Promise<unknown>, goesOn: () => boolean): Promise<void>;
  /** Tries nothing again from now on, and leaves no timer behind. */
  close(): void;
}

/** Makes the {@link Persistence} of one desk. */
export function createPersistence(report: (error: unknown) => void): Persistence {
  // One each: a signal that more than ten listen to is taken for a leak by Node.
  const trying = new Set<AbortController>();
  let isClosed = false;
  return {
    async untilDone(act, goesOn) {
      try {
        await act();
        return;
      } catch (error) {
        report(error);
      }
      if (isClosed) return;
      const over = new AbortController();
      trying.add(over);
      await untilDone(act, { report, signal: over.signal, goesOn });
      trying.delete(over);
    },
    close() {
      isClosed = true;
      for (const over of trying) over.abort();
    },
  };
}
