import { findClaim } from "./claim.js";
import { installTap } from "./findTap.js";
import { createTap } from "./tap.js";

/** A transport of either SDK, or of one's own in their shape. */
export interface TappableTransport {
  start(): Promise<void>;
  // The SDKs' message types differ from version to version; the tap hands on what it gets.
  send(message: never, options?: never): Promise<void>;
  close(): Promise<void>;
  onmessage?: ((message: never, extra?: never) => void) | undefined;
  onclose?: (() => void) | undefined;
}

/** Each tapped transport, under itself and under the transport that it stands for. */
const tapped = new WeakMap<object, object>();

/**
 * Taps a transport: returns one to hand to `client.connect(…)` in its place. Where the client is attached to a host,
 * what servers ask reaches the host exactly as they sent it, also where the SDK would refuse it, and what people
 * answer reaches the server exactly as the host gives it; in revision 2026-07-28 each question is known to belong to
 * its call. Everything else passes as it is. Rounds that an app handles itself (`allowInputRequired`) need an
 * untapped transport.
 */
export function tapTransport<Transport extends TappableTransport>(transport: Transport): Transport {
  // Callers without types give anything.
  if (typeof transport?.send !== "function")
    throw new TypeError(
      "tapTransport was called with something that is no transport. Write client.connect(tapTransport(new StreamableHTTPClientTransport(url))).",
    );
  const before = tapped.get(transport);
  // What stands under a transport was made from it, below, and has its type.
  if (before) return before as Transport;

  // A proxy, because SDKs look at members that only some transports have, compare them, and replace `start` for a while.
  const given = new WeakMap<object, unknown>();
  const bound = new WeakMap<object, unknown>();
  const tappedSend = (message: unknown, options: unknown): Promise<void> =>
    Reflect.apply(transport.send, transport, [tap.outgoing(message, options), options]);
  // What is put in place of it stands before the tap.
  let send: unknown = tappedSend;
  const hook = (key: PropertyKey, value: unknown): unknown => {
    if (typeof value !== "function" || (key !== "onmessage" && key !== "onclose")) return value;
    const hooked =
      key === "onmessage"
        ? (message: unknown, ...rest: unknown[]) =>
            Reflect.apply(value, transport, [tap.incoming(message), ...rest])
        : () => {
            tap.clear();
            Reflect.apply(value, transport, []);
          };
    given.set(hooked, value);
    return hooked;
  };
  const proxy = new Proxy(transport, {
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
  const tap = createTap(() => findClaim(proxy));
  tapped.set(transport, proxy).set(proxy, proxy);
  installTap(proxy, tap);
  return proxy;
}
