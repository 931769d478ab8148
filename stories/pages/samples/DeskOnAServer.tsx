import { attachClientToDesk, createDesk } from "@mcp-host-ui/desk";
import type { McpClientLike } from "mcp-host-ui/host";

/**
 * On every node. With more than one, add a store: `redisDesk(redis, { prefix: "travel:" })`, or that of another engine. Each
 * app needs its own prefix.
 */
const desk = createDesk({ app: "travel" });

/** Before the client connects. */
export function attach(client: McpClientLike, user: { id: string }): void {
  attachClientToDesk(desk, client, {
    audience: user.id,
    server: { id: "travel", name: "Travel Booking" },
  });
}

/** The routes of `/api/questions`, with the web's own `Request` and `Response`; `userOf` is your sign-in. */
export function createRoutes(userOf: (request: Request) => { id: string }): {
  GET: (request: Request) => Response;
  POST: (request: Request) => Promise<Response>;
} {
  return {
    GET: (request) => desk.feed(request, { audience: userOf(request).id }),
    POST: (request) => desk.answer(request, { audience: userOf(request).id }),
  };
}
