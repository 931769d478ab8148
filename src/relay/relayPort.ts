/**
 * One end of a channel that clones messages: a `MessagePort` of the web, Node, or Electron, a `Worker`, or anything of the
 * same shape. Only the host and its windows may post on it, because any other page could pass for the host. So a
 * `BroadcastChannel` is refused. The relay repairs lost, repeated, and reordered messages.
 */
export type RelayPort = {
  postMessage(message: unknown): void;
  /** Lets queued messages through, where a port waits for that. */
  start?(): void;
} & (
  | {
      addEventListener(type: string, listener: (event: unknown) => void): void;
      removeEventListener(type: string, listener: (event: unknown) => void): void;
    }
  | {
      on(type: string, listener: (message: unknown) => void): unknown;
      off(type: string, listener: (message: unknown) => void): unknown;
    }
);

/** Listens to a port until the function returned is called. */
export function listenTo(
  port: RelayPort,
  type: "message" | "messageerror" | "close",
  listener: (event: unknown) => void,
): () => void {
  if ("addEventListener" in port) {
    port.addEventListener(type, listener);
    return () => port.removeEventListener(type, listener);
  }
  port.on(type, listener);
  return () => void port.off(type, listener);
}
