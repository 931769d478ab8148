import type { Receipt } from "../host/command.js";

/** The receipt for what was carried out. */
export const done: Receipt = { done: true };

/** The receipt for whoever may not make rules. */
export const forbidden: Receipt = {
  done: false,
  rejection: "forbidden",
  message: "createRules({ mayMake }) does not let this window make rules.",
};

/** The receipt for what cannot be done as it was written. */
export function invalid(message: string): Receipt {
  return { done: false, rejection: "invalid", message };
}

/** The receipt for what names something that is not there. */
export function unknown(what: string, id: unknown): Receipt {
  return { done: false, rejection: "unknown", message: `There is no ${what} ${String(id)}.` };
}
