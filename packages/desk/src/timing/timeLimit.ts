import { letProcessEnd } from "./letProcessEnd.js";

/** The longest time that a timer takes, in milliseconds: a longer one fires at once. */
const longestTimer = 2 ** 31 - 1;

const limitError = "TimeLimitError";

/** Whether an error is that of {@link withinLimit}. */
export function isTimeLimit(error: unknown): boolean {
  return error instanceof Error && error.name === limitError;
}

/** Resolves as the work does; rejects once `milliseconds` have passed. */
export async function withinLimit<Result>(
  work: Promise<Result>,
  milliseconds: number,
  what: string,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const error = new Error(`${what} took more than ${milliseconds} ms.`);
    timer = setTimeout(
      () => reject(Object.assign(error, { name: limitError })),
      Math.min(milliseconds, longestTimer),
    );
    letProcessEnd(timer);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
