/** A transport of either SDK, or of one's own in their shape. */
export interface TappableTransport {
  start(): Promise<void>;
  // The SDKs' message types differ from version to version; what comes is handed on.
  send(message: never, options?: never): Promise<void>;
  close(): Promise<void>;
  onmessage?: ((message: never, extra?: never) => void) | undefined;
  onclose?: (() => void) | undefined;
}

/** Functions that see every message of a transport and return the message to pass on. */
export interface TransportHooks {
  /** Called with each message before it is sent. */
  outgoing(message: unknown, options: unknown): unknown;
  /** Called with each message before the client receives it. */
  incoming(message: unknown): unknown;
  /** Called when the connection closes. */
  closed?(): void;
}

/** Returns a transport whose messages pass through hooks before they reach the given one, and on the way back. */
export function wrapTransport<Transport extends TappableTransport>(
  transport: Transport,
  hooks: TransportHooks,
): Transport {
  // A proxy, because SDKs look at members that only some transports have, compare them, and replace `start` for a while.
  const given = new WeakMap<object, unknown>();
  const bound = new WeakMap<object, unknown>();
  const hookedSend = (message: unknown, options: unknown): Promise<void> =>
    Reflect.apply(transport.send, transport, [hooks.outgoing(message, options), options]);
  // What is put in place of it stands before the hooks.
  let send: unknown = hookedSend;
  const hook = (key: PropertyKey, value: unknown): unknown => {
    if (typeof value !== "function" || (key !== "onmessage" && key !== "onclose")) return value;
    const hooked =
      key === "onmessage"
        ? (message: unknown, ...rest: unknown[]) =>
            Reflect.apply(value, transport, [hooks.incoming(message), ...rest])
        : () => {
            hooks.closed?.();
            Reflect.apply(value, transport, []);
          };
    given.set(hooked, value);
    return hooked;
  };
  return new Proxy(transport, {
    get(target, key) {
      if (key === "send") return send;
      // With the target as receiver, private members work.
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      if (given.has(value)) return given.get(value);
      if (Object.hasOwn(target, key) || key === "constructor") return value;
      if (!bound.has(value)) bound.set(value, value.bind(target));
      return bound.get(value);
    },
    set(target, key, value: unknown) {
      if (key !== "send") return Reflect.set(target, key, hook(key, value), target);
      send = value;
      return true;
    },
  });
}
