import type { Receipt } from "../host/command.js";
import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";

/** The action of a view that asks for more time. */
export interface MoreTime {
  /** Asks for more time; absent where the deadline cannot move, or there is none. */
  readonly extend?: () => Promise<Receipt>;
}

/** Gives a view its `extend`, where the deadline of its question can move. */
export function moreTime(host: Host, { id, deadline, extendBy }: Question): MoreTime {
  if (deadline === undefined || extendBy === undefined) return {};
  return { extend: () => host.send({ type: "extend", id }) };
}
