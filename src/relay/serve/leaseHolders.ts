import type { LocalHost, Sender } from "../../host/host.js";
import { createSurfaceLease, type SurfaceLease } from "./surfaceLease.js";

interface Held {
  readonly lease: SurfaceLease;
  readonly principal: string | undefined;
  holder: object;
}

const held = new WeakMap<LocalHost, Map<string, Held>>();

/**
 * Gives a window the lease that it has already, when it comes back through another port before the first one has ended, or
 * else a new one. Only the window itself knows its name; somebody else's principal does not get its surfaces even so.
 */
export function holdLease(
  host: LocalHost,
  window: string,
  sender: Sender,
  holder: object,
): SurfaceLease {
  const all = held.get(host) ?? new Map<string, Held>();
  held.set(host, all);
  const before = all.get(window);
  if (before && before.principal === sender.principal) {
    before.holder = holder;
    return before.lease;
  }
  const lease = createSurfaceLease(host, sender);
  if (!before) all.set(window, { lease, principal: sender.principal, holder });
  return lease;
}

/** Whether a lease has moved on to another port since `holder` got it. */
export function hasMoved(
  host: LocalHost,
  window: string,
  lease: SurfaceLease,
  holder: object,
): boolean {
  const now = held.get(host)?.get(window);
  return now?.lease === lease && now.holder !== holder;
}

/** Closes the surfaces of a window that is gone, unless it has come back through another port. */
export function dropLease(
  host: LocalHost,
  window: string,
  lease: SurfaceLease,
  holder: object,
): void {
  if (hasMoved(host, window, lease, holder)) return;
  const all = held.get(host);
  if (all?.get(window)?.lease === lease) all.delete(window);
  lease.replace([]);
}
