import type { Reply } from "../reply.js";

/** Returns the part of a reply that a log may keep. */
export function contentOf(reply: Reply): unknown {
  return reply.sent === "error" ? reply.error.message : (reply.logged ?? reply.result);
}
