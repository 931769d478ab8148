import type { Rule, RuleEffect, RuleTerms } from "../host/rule.js";

/** Names a rule by what it does, in English: for the log, where nobody gave it another name. `server` is the host app's own name for it. */
export function nameRule(rule: RuleTerms, server: string = rule.server ?? "Any server"): string {
  const asker = rule.tool === undefined ? server : `${rule.tool} of ${server}`;
  const later = rule.effect === "allow" && rule.subject === "roots" ? " and those added later" : "";
  return `${asker} ${verbs[rule.effect]} ${objectOf(rule)}${later}`;
}

const verbs: Readonly<Record<RuleEffect, string>> = {
  allow: "may",
  ask: "has to ask to",
  deny: "may not",
};

function objectOf({ subject, arguments: given, model = "a model", maxTokens }: RuleTerms): string {
  const cap = maxTokens === undefined ? "" : ` up to ${maxTokens.toLocaleString("en")} tokens`;
  switch (subject) {
    case "sampling/request":
      return `ask ${model}${cap}`;
    case "sampling/response":
      return `get the answers of ${model}${cap}`;
    case "roots":
      return "know the folders";
    case "elicitation/form":
      return "show forms";
    case "elicitation/url":
      return "ask for visits to pages";
    default:
      return given === undefined ? `ask for ${subject}` : "run";
  }
}

/** The name of a rule of a host's own session: its own where it has one. */
export function nameOf(
  { name, ...terms }: RuleTerms & { readonly name?: string },
  serverName: string | undefined,
): Pick<Rule, "name"> {
  return { name: name ?? nameRule(terms, serverName) };
}
