import type { Desk } from "@mcp-host-ui/desk";
import { bookTrip } from "./bookTrip.ts";
import { personOf } from "./personOf.ts";

/** Answers a request for the API; `undefined` where it is for a file. */
export function createBackEnd(desk: Desk): (request: Request) => Promise<Response | undefined> {
  return async (request) => {
    const person = personOf(request);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/api/")) return undefined;
    if (!person) return new Response("Open the page first.", { status: 401 });
    switch (`${request.method} ${pathname}`) {
      case "GET /api/questions":
        return desk.feed(request, { audience: person });
      case "POST /api/questions":
        return desk.answer(request, { audience: person });
      case "POST /api/trips":
        return Response.json(await bookTrip(desk, person));
      default:
        return new Response("There is no such address.", { status: 404 });
    }
  };
}
