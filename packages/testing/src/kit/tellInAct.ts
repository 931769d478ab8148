import type { Host } from "mcp-host-ui/host";

/** The number of commands being taken by a host right now, in whatever copy of it. */
let taking = 0;

/**
 * A host whose listeners are told inside `act`, as if the test had done what the server does: React warns of updates
 * outside. What a command changes at once is told plainly: React sends commands while it works, where `act` must not nest.
 */
export function tellInAct(host: Host, act: (run: () => void) => unknown): Host {
  return {
    ...host,
    subscribe: (listener, key) =>
      host.subscribe(() => {
        if (taking > 0) listener();
        else act(listener);
      }, key),
    send(command) {
      taking += 1;
      try {
        return host.send(command);
      } finally {
        taking -= 1;
      }
    },
  };
}
