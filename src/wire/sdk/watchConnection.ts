import type { McpClientLike, TransportLike } from "./mcpClientLike.js";

/** Listeners for the connections of a client. */
export interface ConnectionWatch {
  /** Called with each transport before anything is sent through it. */
  readonly opening: (transport: TransportLike) => void;
  /** Called with each transport before its first message comes. */
  readonly opened: (transport: TransportLike) => void;
  readonly closed: () => void;
}

/**
 * Watches each connection of a client until `stop()`. `look()` checks for a new transport: v1 up to 1.25 aborts no
 * handler on closing, and an app may set `client.onclose` later.
 */
export function watchConnection(
  client: McpClientLike,
  listeners: ConnectionWatch,
): { look(): void; stop(): void } {
  // The wrapped `connect` and `onclose` outlive the watch, and must not keep the host in memory.
  let watch: ConnectionWatch | undefined = listeners;
  const closed = () => watch?.closed();
  const met = new WeakSet<object>();
  const watched = new WeakSet<object>();
  const meet = (transport: TransportLike) => {
    if (met.has(transport)) return;
    met.add(transport);
    watch?.opening(transport);
  };
  const look = () => {
    const { transport } = client;
    if (!watch || !transport || watched.has(transport)) return;
    watched.add(transport);
    meet(transport);
    chain(transport, closed);
    watch.opened(transport);
  };
  chain(client, closed);
  const { connect } = client;
  if (connect)
    client.connect = async (...args) => {
      // Callers without types give anything; what is no transport is the SDK's to refuse.
      const [transport]: readonly unknown[] = args;
      if (typeof transport === "object" && transport !== null) meet(transport);
      const connecting = connect.apply(client, args);
      // Most clients have their transport by now, before its first message; one that negotiates first has it later.
      look();
      await connecting;
      look();
    };
  return {
    look,
    stop() {
      watch = undefined;
    },
  };
}

function chain(target: { onclose?: (() => void) | undefined }, closed: () => void): void {
  const before = target.onclose;
  target.onclose = () => {
    closed();
    before?.call(target);
  };
}
