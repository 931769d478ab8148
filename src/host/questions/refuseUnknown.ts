import type { Receipt } from "../command.js";

/** Refuses a command about something that this host does not have. */
export function refuseUnknown(message: string): Receipt {
  return { done: false, rejection: "unknown", message };
}
