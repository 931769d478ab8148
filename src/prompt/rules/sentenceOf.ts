import type { RuleTerms } from "../../host/rule.js";
import type { Messages } from "../../messages/messages.js";

/** The terms that a sentence is made of; what is absent is as in a rule that does not say it. */
export type SentenceTerms = Pick<RuleTerms, "effect" | "subject"> &
  Partial<Omit<RuleTerms, "effect" | "subject">>;

/** The name of the tool that a rule is about. A rule about anything else may name the call that asks. */
export function toolOf({ tool, arguments: given }: SentenceTerms): string | undefined {
  return given === undefined ? undefined : tool;
}

/** Tells what a rule does, in one clause; `server` is the host app's own name for the server. */
export function clauseOf(words: Messages["rules"], terms: SentenceTerms, server: string): string {
  const { effect, subject, model = words.anyModel, maxTokens: tokens = 0 } = terms;
  if (effect === "ask") return words.asks({ server });
  const tool = toolOf(terms);
  if (tool !== undefined)
    return effect === "allow"
      ? words.allowTool({ tool, server })
      : words.denyTool({ tool, server });
  if (effect === "allow")
    switch (subject) {
      case "sampling/request":
        return words.allowRequest({ server, model, tokens });
      case "sampling/response":
        return words.allowResponse({ server, model });
      case "roots":
        return words.allowRoots({ server });
      default:
        return words.allowOther({ server, subject });
    }
  switch (subject) {
    case "sampling/request":
    case "sampling/response":
      return words.denyRequest({ server });
    case "roots":
      return words.denyRoots({ server });
    case "elicitation/form":
      return words.denyForms({ server });
    case "elicitation/url":
      return words.denyVisits({ server });
    default:
      return words.denyOther({ server, subject });
  }
}

/** Adds to a clause for how long it holds. */
export function withExpiry(
  words: Messages["rules"],
  clause: string,
  { expires = "session" }: SentenceTerms,
  timeText: (at: number) => string,
): string {
  if (expires === "session") return words.untilClosed({ clause });
  if (expires === "never") return words.untilRevoked({ clause });
  return words.untilTime({ clause, time: timeText(expires) });
}
