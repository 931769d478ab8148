import type { FieldMark, RuleArgument, RuleContext, RuleTerms } from "../host/rule.js";
import type { ArgumentMark, RuleFacts } from "../host/ruling.js";
import { sha256 } from "../wire/protocol/sha256.js";

/** Whether a rule about the subject and the server of a question covers the rest of its facts, whatever limits of number and time it has. */
export function covers(rule: RuleTerms, facts: RuleFacts): boolean {
  return (
    (rule.tool === undefined || rule.tool === facts.tool) &&
    (rule.model === undefined || rule.model === facts.model) &&
    (rule.maxTokens === undefined || (facts.maxTokens ?? 0) <= rule.maxTokens) &&
    coversList(rule.tools, facts.tools ?? [], isSameMark) &&
    coversList(rule.media, facts.media ?? [], (one, other) => one === other) &&
    coversArguments(rule, facts.arguments ?? []) &&
    coversPrompt(rule.systemPrompt, facts.systemPrompt) &&
    contexts.indexOf(facts.context ?? "none") <= contexts.indexOf(rule.context) &&
    coversList(rule.extras, extrasBeyond(rule.model, facts), isSameMark) &&
    (facts.messages ?? 0) <= (rule.maxMessages ?? Infinity) &&
    (facts.characters ?? 0) <= (rule.maxCharacters ?? Infinity)
  );
}

/** Whether an `allow` covers an earlier definition of the tool that a question is about. */
export function coversEarlierTool(
  { effect, tool, tools: marks }: RuleTerms,
  { isAboutTool, tool: asked, tools = [] }: RuleFacts,
): boolean {
  const isMeant = isAboutTool === true && effect === "allow" && tool === asked;
  return isMeant && Array.isArray(marks) && !coversList<FieldMark>(marks, tools, isSameMark);
}

/** Returns the fields that a rule has no other term for: preferences among models only choose the model that it may name. */
export function extrasBeyond(
  model: string | undefined,
  { extras = [] }: RuleFacts,
): readonly FieldMark[] {
  return model === undefined ? extras : extras.filter(({ name }) => name !== "modelPreferences");
}

/** From the least context to the most, which includes the others. */
const contexts: readonly RuleContext[] = ["none", "thisServer", "allServers"];

function isSameMark(one: FieldMark, other: FieldMark): boolean {
  return one.name === other.name && one.sha256 === other.sha256;
}

function coversList<One>(
  term: "none" | "any" | "some" | readonly One[],
  found: readonly One[],
  isSame: (one: One, other: One) => boolean,
): boolean {
  if (term === "any") return true;
  if (term === "none") return found.length === 0;
  if (term === "some") return found.length > 0;
  return found.every((one) => term.some((listed) => isSame(one, listed)));
}

/** Every argument has a term of its own, which covers it. */
function coversArguments(
  { effect, arguments: terms = effect === "allow" ? [] : "any" }: RuleTerms,
  given: readonly ArgumentMark[],
): boolean {
  return (
    terms === "any" ||
    given.every((mark) => terms.some((term) => term.name === mark.name && coversOne(term, mark)))
  );
}

function coversOne(term: RuleArgument, mark: ArgumentMark): boolean {
  if ("any" in term) return true;
  if ("sha256" in term) return term.sha256.includes(mark.sha256);
  if ("origin" in term) return mark.origin === sha256(term.origin);
  return mark.within?.includes(sha256(term.within.replace(/[\\/]+$/u, "") || "/")) ?? false;
}

function coversPrompt(term: RuleTerms["systemPrompt"], sha256: string | undefined): boolean {
  if (term === "any") return true;
  return term === "none" ? sha256 === undefined : term.sha256 === sha256;
}
