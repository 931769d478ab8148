import type { KindCommand } from "../../../host/command.js";
import type { CommandScope, CommandScopes, CommandTarget } from "../../../host/commandScope.js";
import type { RootsState } from "./rootRecord.js";
import { rootsKey } from "./rootsKey.js";

/** Returns the roots and servers of the sessions that a window sees. */
export function partOfRoots(state: RootsState, sees: (session: string) => boolean): RootsState {
  return {
    ...state,
    roots: state.roots.filter(({ servers }) => servers === "all" || servers.every(sees)),
    servers: state.servers.filter(({ session }) => sees(session)),
  };
}

/** A command about one root: the sender has to see the root. */
const oneRoot: CommandScope = {
  targets: (command, read) =>
    read(rootsKey)?.roots.some(({ id }) => id === command.id) ? serversIn(command) : undefined,
};

/** The scope of each command of the roots. */
export const rootsScopes: CommandScopes = {
  add: { targets: serversIn },
  change: oneRoot,
  move: oneRoot,
  remove: oneRoot,
  pick: "host",
  sync: "host",
  check: "host",
  // Every session that a command names is checked: `session` is one.
  decide: { targets: ({ session }) => (typeof session === "string" ? [] : undefined) },
};

/** Lists the servers that a command offers a root to. */
function serversIn({ servers }: KindCommand): readonly CommandTarget[] {
  return Array.isArray(servers)
    ? servers
        .filter((one) => typeof one === "string")
        .map((id) => ({ type: "session" as const, id }))
    : [];
}
