import type { Outcome } from "../host/outcome.js";
import type { EndingMessages } from "../locales/en/ending.js";

/** The cause of a question's end, by the name of its sentence. */
export function causeOf({
  sent,
  by,
  reason,
  ...outcome
}: Outcome): Exclude<keyof EndingMessages, "nothingSent" | "cancelSent" | "serverReason"> {
  if (reason === "policy")
    return "policy" in outcome && outcome.policy === "servers"
      ? "serverNotNamed"
      : "secretsRefused";
  if (reason !== undefined) return reason === "caller-ended" ? "callerEnded" : reason;
  if (sent !== "nothing") return "answered";
  return by === "session" ? "disconnected" : "withdrawn";
}
