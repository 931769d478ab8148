// @ts-check
// Loaded into a server before it starts: the minute that it waits for an answer is half a second.
const { setTimeout: wait } = globalThis;

globalThis.setTimeout = Object.assign(
  /** @type {(...given: Parameters<typeof wait>) => ReturnType<typeof wait>} */
  (act, delay, ...rest) => wait(act, delay === 60_000 ? 500 : delay, ...rest),
  wait,
);
