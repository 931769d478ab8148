/** A client of an engine, as far as it emits errors of its connection. */
export interface ErrorEmitter {
  on?(event: "error", listener: (error: unknown) => void): unknown;
}

const survived = new WeakSet<ErrorEmitter>();

/**
 * Listens to a client's errors: Node ends a process that has no listener for them. The desk reports what fails with them, and
 * retries it.
 */
export function surviveErrors(client: ErrorEmitter): void {
  if (survived.has(client)) return;
  survived.add(client);
  client.on?.("error", () => undefined);
}
