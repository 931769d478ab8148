import { findClaim } from "./claim.js";
import { installTap } from "./findTap.js";
import { createTap } from "./tap.js";
import { type TappableTransport, wrapTransport } from "./wrapTransport.js";

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

  const proxy = wrapTransport(transport, {
    outgoing: (message, options) => tap.outgoing(message, options),
    incoming: (message) => tap.incoming(message),
    closed: () => tap.clear(),
  });
  const tap = createTap(() => findClaim(proxy));
  tapped.set(transport, proxy).set(proxy, proxy);
  installTap(proxy, tap);
  return proxy;
}
