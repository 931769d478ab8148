import type { McpClientLike, TransportLike } from "./mcpClientLike.js";

/**
 * Runs `opened` for each connection of a client, before its first message, and `closed` when it goes. The function
 * returned looks for a transport that is new since then: v1 up to 1.25 aborts no handler on closing, and an app may set
 * `client.onclose` after us.
 */
export function watchConnection(
  client: McpClientLike,
  { opened, closed }: { opened: (transport: TransportLike) => void; closed: () => void },
): () => void {
  const watched = new WeakSet<object>();
  const look = () => {
    const { transport } = client;
    if (!transport || watched.has(transport)) return;
    watched.add(transport);
    chain(transport, closed);
    opened(transport);
  };
  chain(client, closed);
  const { connect } = client;
  if (connect)
    client.connect = async (...args) => {
      const connecting = connect.apply(client, args);
      // Most clients have their transport by now, before its first message; one that negotiates first has it later.
      look();
      await connecting;
      look();
    };
  return look;
}

function chain(target: { onclose?: (() => void) | undefined }, closed: () => void): void {
  const before = target.onclose;
  target.onclose = () => {
    closed();
    before?.call(target);
  };
}
