import type { RelayPort } from "mcp-host-ui/relay";

/** A port through which nothing gets while it is frozen, as from a page that the browser has put to sleep. */
export interface FreezablePort {
  readonly port: RelayPort;
  freeze(frozen: boolean): void;
}

/** Makes a port that can be frozen of one that cannot. */
export function makeFreezable(inner: RelayPort): FreezablePort {
  let isFrozen = false;
  return {
    freeze(frozen) {
      isFrozen = frozen;
    },
    port: {
      ...inner,
      postMessage(message) {
        if (!isFrozen) inner.postMessage(message);
      },
    },
  };
}
