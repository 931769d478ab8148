import type { FieldMark, RuleArgument, RuleContext, RuleTerms } from "../host/rule.js";
import type { ArgumentMark, RuleFacts } from "../host/ruling.js";
import { sha256 } from "../wire/protocol/sha256.js";

/** The facts that decide whether a rule covers a question. A new fact has no meaning for rules until it is listed here. */
type ComparedFact = Exclude<keyof RuleFacts, (typeof uncompared)[number]>;

/** The facts that other parts compare, or that only explain. */
const uncompared = [
  "subject",
  "server",
  "modelName",
  "may",
  "asksEachTime",
  "isAboutTool",
  "keepsOwnRules",
] as const;

type Comparison = (rule: RuleTerms, facts: RuleFacts) => boolean;

const comparisons: Readonly<Record<ComparedFact, Comparison>> = {
  tool: (rule, { tool }) => rule.tool === undefined || rule.tool === tool,
  model: (rule, { model }) => rule.model === undefined || rule.model === model,
  maxTokens: (rule, { maxTokens }) => isWithin(rule, rule.maxTokens, maxTokens),
  tools: (rule, { tools = [] }) => coversList(rule.tools, tools, isSameMark),
  media: (rule, { media = [] }) => coversList(rule.media, media, (one, other) => one === other),
  arguments: (rule, { arguments: marks = [] }) => coversArguments(rule, marks),
  systemPrompt: (rule, { systemPrompt }) => coversPrompt(rule.systemPrompt, systemPrompt),
  context: (rule, { context = "none" }) =>
    contexts.indexOf(context) <= contexts.indexOf(rule.context),
  extras: (rule, facts) => coversList(rule.extras, extrasBeyond(rule.model, facts), isSameMark),
  messages: (rule, { messages }) => isWithin(rule, rule.maxMessages, messages),
  characters: (rule, { characters }) => isWithin(rule, rule.maxCharacters, characters),
};
const known: ReadonlySet<string> = new Set([...uncompared, ...Object.keys(comparisons)]);

/**
 * Whether a rule about the subject and the server of a question covers its other facts. An `allow` covers no fact that it
 * does not name, and so never one that no rule can name. Limits of number and time don't count here.
 */
export function covers(rule: RuleTerms, facts: RuleFacts): boolean {
  return (
    Object.values(comparisons).every((compare) => compare(rule, facts)) &&
    (rule.effect !== "allow" || Object.keys(facts).every((fact) => known.has(fact)))
  );
}

/** Whether an amount is at most that of a rule: an `allow` that names none covers none. */
function isWithin({ effect }: RuleTerms, most: number | undefined, amount = 0): boolean {
  return amount <= (most ?? (effect === "allow" ? 0 : Infinity));
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
    given.every((mark) =>
      terms.some((term) => term.name === mark.name && coversArgument(term, mark)),
    )
  );
}

/** Whether a term about an argument covers one of its values. */
export function coversArgument(term: RuleArgument, mark: ArgumentMark): boolean {
  if ("any" in term) return true;
  if ("sha256" in term) return term.sha256.includes(mark.sha256);
  if ("origin" in term) return mark.origin === sha256(term.origin);
  return mark.within?.includes(sha256(term.within.replace(/[\\/]+$/u, "") || "/")) ?? false;
}

function coversPrompt(term: RuleTerms["systemPrompt"], sha256: string | undefined): boolean {
  if (term === "any") return true;
  return term === "none" ? sha256 === undefined : term.sha256 === sha256;
}
