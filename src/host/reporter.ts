import { throwLater } from "../developer/throwLater.js";

/** Hears of errors that stay inside the host; never throws itself. */
export interface Reporter {
  report(error: unknown): void;
  /** Runs what is not the host's own; if it throws, that is reported and nothing else suffers. */
  attempt<Result>(run: () => Result): Result | undefined;
}

/** Makes a {@link Reporter}. What `onError` itself throws is thrown where nobody catches it, with the error that it was told. */
export function createReporter(onError: (error: unknown) => void): Reporter {
  const report = (error: unknown) => {
    try {
      onError(error);
    } catch (second) {
      throwLater(new AggregateError([error, second], "onError threw when it was told of an error"));
    }
  };
  return {
    report,
    attempt(run) {
      try {
        return run();
      } catch (error) {
        report(error);
        return undefined;
      }
    },
  };
}
