import type { Desk } from "@mcp-host-ui/desk";
import { personOf } from "../back-end/personOf.ts";
import { type ChatOptions, chat } from "./chat.ts";

/** Answers a request for the API; `undefined` where it is for a file. */
export function createBackEnd(
  desk: Desk,
  options: Pick<ChatOptions, "model" | "accounts">,
): (request: Request) => Promise<Response | undefined> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/api/")) return undefined;
    const person = personOf(request);
    if (!person) return new Response("Open the page first.", { status: 401 });
    switch (`${request.method} ${pathname}`) {
      case "GET /api/questions":
        return desk.feed(request, { audience: person });
      case "POST /api/questions":
        return desk.answer(request, { audience: person });
      case "POST /api/chat":
        return chat(request, { desk, person, ...options });
      default:
        return new Response("There is no such address.", { status: 404 });
    }
  };
}
