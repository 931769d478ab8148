/** The clock of an engine, as of the last time that it was read. */
export interface EngineClock {
  /** Milliseconds since 1970 by the engine's clock; by the node's own before the first reading. */
  now(): number;
  /** Reads the engine's clock; resolves to the node's lead over it, in milliseconds. */
  read(): Promise<number>;
}

/** Makes an {@link EngineClock}. Between two readings it goes on by a timer that no change of the node's clock moves. */
export function createEngineClock(readEngine: () => Promise<number>): EngineClock {
  let last: { readonly engine: number; readonly at: number } | undefined;
  return {
    now: () => (last ? Math.round(last.engine + performance.now() - last.at) : Date.now()),
    async read() {
      const begun = performance.now();
      const engine = await readEngine();
      // The engine read it in between.
      last = { engine, at: (begun + performance.now()) / 2 };
      return Date.now() - this.now();
    },
  };
}
