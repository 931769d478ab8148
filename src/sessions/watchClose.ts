import type { McpClientLike } from "./mcpClientLike.js";

/**
 * Runs `closed` when the client's connection goes. The function returned looks for a transport that is new since
 * then: v1 up to 1.25 aborts no handler on closing, and an app may set `client.onclose` after us.
 */
export function watchClose(client: McpClientLike, closed: () => void): () => void {
  const watched = new WeakSet<object>();
  chain(client, closed);
  return () => {
    const { transport } = client;
    if (!transport || watched.has(transport)) return;
    watched.add(transport);
    chain(transport, closed);
  };
}

function chain(target: { onclose?: (() => void) | undefined }, closed: () => void): void {
  const before = target.onclose;
  target.onclose = () => {
    closed();
    before?.call(target);
  };
}
