import { onTestFinished } from "vitest";

/** Collects what is thrown where nobody catches it, until the test is over. */
export function collectUncaught(): readonly unknown[] {
  const uncaught: unknown[] = [];
  const before = process.listeners("uncaughtException");
  process.removeAllListeners("uncaughtException");
  process.on("uncaughtException", (error) => uncaught.push(error));
  onTestFinished(() => {
    process.removeAllListeners("uncaughtException");
    for (const listener of before) process.on("uncaughtException", listener);
  });
  return uncaught;
}
