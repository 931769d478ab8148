import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";

/** The open questions of servers that are not muted, oldest first; the same list until one comes or goes. */
export function createWaitingList(host: Host, muted: readonly string[]): () => readonly Question[] {
  let seen: readonly Question[] | undefined;
  let waiting: readonly Question[] = [];
  return () => {
    const { open } = host.getState();
    if (open === seen) return waiting;
    seen = open;
    const now = open.filter(({ session }) => !muted.includes(session));
    const isSame =
      now.length === waiting.length && now.every(({ id }, at) => id === waiting[at]?.id);
    if (!isSame) waiting = now;
    return waiting;
  };
}
