import type { Tap } from "./tap.js";

/** Kept apart from the tap itself: a client without one need not carry it. */
const taps = new WeakMap<object, Tap>();

/** The tap of a transport, if it has one. */
export function findTap(transport: object | undefined): Tap | undefined {
  return transport && taps.get(transport);
}

/** Lets a tap be found by the transport that it is in. */
export function installTap(transport: object, tap: Tap): void {
  taps.set(transport, tap);
}
