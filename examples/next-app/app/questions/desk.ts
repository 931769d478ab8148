import { createDesk, type Desk } from "@mcp-host-ui/desk";

const shared = globalThis as { desk?: Desk };

/**
 * One desk for all routes of a process, also where a route has copies of its modules. Give it a store that all machines
 * share, `redisDesk(client)` say, as soon as there is a second one.
 */
shared.desk ??= createDesk();
export const { desk } = shared as { desk: Desk };
