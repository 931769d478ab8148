import type {
  FieldMark,
  Rule,
  RuleArgument,
  RuleArguments,
  RuleContext,
  RuleExtras,
  RuleMedia,
  RuleSystemPrompt,
  RuleTerms,
  RuleTools,
} from "../host/rule.js";
import { isJsonObject, type JsonObject } from "../wire/protocol/json.js";
import type { Reading } from "../wire/protocol/reading.js";
import { leastSize } from "./ruleSize.js";
import { formSubject, isBounded, isRestrained } from "./subjects.js";

/** The terms that a person may change, with the name and the pause beside them. */
export type WrittenRule = RuleTerms & Pick<Rule, "paused"> & { readonly name?: string };

/** The longest text in a rule, and the most tools that it may list. */
const most = { text: 1_000, tools: 1_000, perHour: 10_000 };

const known = new Set([
  "effect",
  "subject",
  "server",
  "tool",
  "model",
  "maxTokens",
  "tools",
  "media",
  "systemPrompt",
  "context",
  "extras",
  "arguments",
  "maxMessages",
  "maxCharacters",
  "perHour",
  "uses",
  "expires",
  "name",
  "paused",
]);

/**
 * Reads a rule that a person, an app or a window wrote, and fills in what it leaves open: an `allow` covers no more than
 * what it names. A term that no version knows is refused: a limit that is misspelt must not pass for one that holds.
 */
export function readRule(value: unknown): Reading<WrittenRule> {
  if (!isJsonObject(value)) return wrong("a rule must be an object");
  const stranger = Object.keys(value).find((name) => value[name] !== undefined && !known.has(name));
  if (stranger !== undefined) return wrong(`a rule has no ${stranger.slice(0, 40)}`);
  const problem = findProblem(value) ?? findEffectProblem(value);
  if (problem !== undefined) return wrong(problem);
  const { effect, subject, server, tool, model, maxTokens, perHour, uses, name, paused } = value;
  const rest = effect === "allow" ? "none" : "any";
  const isSized = effect === "allow" && isText(subject) && isBounded(subject);
  const maxMessages = value.maxMessages ?? (isSized ? leastSize.maxMessages : undefined);
  const maxCharacters = value.maxCharacters ?? (isSized ? leastSize.maxCharacters : undefined);
  // Each was looked at above.
  const terms = {
    effect,
    subject,
    ...(server !== undefined && { server }),
    ...(tool !== undefined && { tool }),
    ...(model !== undefined && { model }),
    ...(maxTokens !== undefined && { maxTokens }),
    tools: readTools(value.tools) ?? rest,
    media: readMedia(value.media) ?? rest,
    systemPrompt: readPrompt(value.systemPrompt) ?? rest,
    context: readContext(value.context) ?? (effect === "allow" ? "none" : "allServers"),
    extras: readExtras(value.extras) ?? rest,
    ...(value.arguments !== undefined && { arguments: readArguments(value.arguments) }),
    ...(maxMessages !== undefined && { maxMessages }),
    ...(maxCharacters !== undefined && { maxCharacters }),
    ...(perHour !== undefined && { perHour }),
    ...(uses !== undefined && { uses }),
    expires: value.expires ?? "session",
    ...(typeof name === "string" && name.trim() !== "" && { name: name.trim() }),
    ...(paused === true && { paused }),
  } as WrittenRule;
  return { ok: true, value: terms };
}

function findProblem(value: JsonObject): string | undefined {
  const { effect, subject, server, expires, name, paused } = value;
  if (effect !== "allow" && effect !== "ask" && effect !== "deny")
    return 'effect must be "allow", "ask" or "deny"';
  if (!isText(subject)) return "subject must name what the rule decides about";
  for (const key of ["server", "tool", "model", "name"])
    if (value[key] !== undefined && !isText(value[key])) return `${key} must be a short text`;
  for (const key of ["maxTokens", "maxMessages", "maxCharacters", "perHour", "uses"])
    if (value[key] !== undefined && !isCount(value[key]))
      return `${key} must be a whole number above 0`;
  if (Number(value.perHour) > most.perHour) return `perHour must be at most ${most.perHour}`;
  if (value.tools !== undefined && !readTools(value.tools)) return "tools is no list of tools";
  if (value.media !== undefined && !readMedia(value.media)) return "media is no list of media";
  if (value.systemPrompt !== undefined && !readPrompt(value.systemPrompt))
    return "systemPrompt is neither a word nor a hash";
  if (value.context !== undefined && !readContext(value.context))
    return 'context must be "none", "thisServer" or "allServers"';
  if (value.extras !== undefined && !readExtras(value.extras)) return "extras is no list of fields";
  if (value.arguments !== undefined && !readArguments(value.arguments))
    return "arguments is no list of arguments";
  if (expires !== undefined && expires !== "session" && expires !== "never" && !isTime(expires))
    return 'expires must be "session", "never" or a time';
  if (paused !== undefined && typeof paused !== "boolean") return "paused must be true or false";
  if ((expires ?? "session") === "session" && server === undefined)
    return "a rule that ends with its session must name the server";
  return isText(name) && name.length > 200 ? "name is too long" : undefined;
}

/** Explains why a rule may not have its effect: a form's answer and a visit are the person's alone. */
function findEffectProblem({ effect, subject, maxTokens }: JsonObject): string | undefined {
  if (effect !== "allow" || !isText(subject)) return undefined;
  if (isRestrained(subject))
    return subject === formSubject
      ? "no rule accepts a form: its answer is the person's"
      : "no rule visits a page: only a person can";
  return isBounded(subject) && maxTokens === undefined
    ? "an allow for sampling must say how many tokens it allows: maxTokens"
    : undefined;
}

function readTools(value: unknown): RuleTools | undefined {
  return value === "none" || value === "any" || value === "some" ? value : readMarks(value);
}

function readExtras(value: unknown): RuleExtras | undefined {
  return value === "none" || value === "any" ? value : readMarks(value);
}

function readArguments(value: unknown): RuleArguments | undefined {
  if (value === "any") return value;
  if (!Array.isArray(value) || value.length > most.tools) return undefined;
  const terms = value.flatMap((term: unknown) => readArgument(term) ?? []);
  return terms.length === value.length ? terms : undefined;
}

/** An argument has exactly one bound. */
function readArgument(value: unknown): RuleArgument | undefined {
  if (!isJsonObject(value) || typeof value.name !== "string" || Object.keys(value).length !== 2)
    return undefined;
  const { name, any, sha256, within, origin } = value;
  if (any === true) return { name, any };
  if (Array.isArray(sha256) && sha256.length <= most.tools && sha256.every(isHash))
    return { name, sha256 };
  if (isText(within)) return { name, within };
  return isText(origin) ? { name, origin } : undefined;
}

function readMarks(value: unknown): readonly FieldMark[] | undefined {
  if (!Array.isArray(value) || value.length > most.tools) return undefined;
  const marks = value.flatMap((mark: unknown) =>
    isJsonObject(mark) && isText(mark.name) && isHash(mark.sha256)
      ? [{ name: mark.name, sha256: mark.sha256 }]
      : [],
  );
  return marks.length === value.length ? marks : undefined;
}

function readContext(value: unknown): RuleContext | undefined {
  return value === "none" || value === "thisServer" || value === "allServers" ? value : undefined;
}

function readMedia(value: unknown): RuleMedia | undefined {
  if (value === "none" || value === "any" || value === "some") return value;
  const isList = Array.isArray(value) && value.length <= 3 && value.every(isMedium);
  return isList ? value : undefined;
}

function isMedium(value: unknown): value is "image" | "audio" | "resource" {
  return value === "image" || value === "audio" || value === "resource";
}

function readPrompt(value: unknown): RuleSystemPrompt | undefined {
  if (value === "none" || value === "any") return value;
  return isJsonObject(value) && isHash(value.sha256) ? { sha256: value.sha256 } : undefined;
}

function isHash(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= most.text;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isTime(value: unknown): boolean {
  return typeof value === "number" && Number.isFinite(value);
}

function wrong(problem: string): Reading<WrittenRule> {
  return { ok: false, problem };
}
