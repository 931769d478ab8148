import { isUnanswered } from "../../host/isUnanswered.js";
import type { Outcome } from "../../host/outcome.js";
import type { Messages } from "../../messages/messages.js";

/** The cause of a question's end, by the name of its sentence. */
export function causeOf(
  outcome: Outcome,
): Exclude<
  keyof Messages["ending"],
  | "answeredElsewhere"
  | "notSentHere"
  | "nothingSent"
  | "unknownSent"
  | "cancelSent"
  | "withdrawalMessage"
> {
  const { by, cause } = outcome;
  if (cause === "policy")
    return "policy" in outcome && outcome.policy === "servers"
      ? "serverNotNamed"
      : "secretsRefused";
  if (cause !== undefined) return cause === "caller-ended" ? "callerEnded" : cause;
  if (!isUnanswered(outcome)) return "answered";
  return by === "session" ? "disconnected" : "withdrawn";
}
