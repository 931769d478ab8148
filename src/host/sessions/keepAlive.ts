import type { JsonObject } from "../../wire/protocol/json.js";
import type { SendNotification } from "../session.js";

/**
 * Tells a server now and then that a person is still thinking, where it gave a progress token for that
 * (revisions 2025; basic/utilities/progress). Returns a function that stops it.
 */
export function keepAlive(
  meta: JsonObject | undefined,
  notify: SendNotification | undefined,
  interval: number,
): () => void {
  const progressToken = meta?.progressToken;
  const isToken = typeof progressToken === "string" || typeof progressToken === "number";
  if (!isToken || !notify || interval === Number.POSITIVE_INFINITY) return () => {};
  let progress = 0;
  const timer = setInterval(() => {
    progress += 1;
    // A connection that is gone says so to the session; a lost sign of life is no second message.
    notify("notifications/progress", { progressToken, progress }).catch(() => {});
  }, interval);
  return () => clearInterval(timer);
}
