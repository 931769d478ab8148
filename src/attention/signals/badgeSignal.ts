import type { Signal } from "./signal.js";

/**
 * Makes the signal of an installed app's icon, by the Badging API; a browser without it shows none.
 *
 * @see https://w3c.github.io/badging/
 */
export function createBadgeSignal(): Signal {
  return {
    show(count) {
      if (typeof navigator.setAppBadge !== "function") return;
      const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
      // An app that is not installed has no icon, and a browser may say so by rejecting.
      shown.catch(() => undefined);
    },
  };
}
