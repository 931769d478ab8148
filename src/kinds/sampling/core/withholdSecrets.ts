import type { Draft } from "../../../host/command.js";
import type { Question } from "../../../host/question.js";
import {
  redactCredentials,
  redaction,
  redactTexts,
} from "../../../safety/secrets/redactCredentials.js";
import { isJsonObject, type JsonObject } from "../../../wire/protocol/json.js";
import { isSampling } from "./samplingQuestion.js";
import { type IsSecretName, loadSecretNames, type SecretNames } from "./secretNames.js";

/**
 * Keeps the part of a sampling request, and of its draft, that may be stored. `•••` takes the place of secrets: in any text,
 * of what has the shape of a well-known credential; in metadata, the inputs of tools and their results as data, of every
 * value that is named like a secret or that its tool asks for as one, and of all of them where names cannot be inspected.
 */
export async function withholdSecrets(
  question: Question,
  draft: Draft,
): Promise<{ readonly question: Question; readonly draft: Draft }> {
  const withhold = createWithholder(question, await loadSecretNames());
  const written = Object.entries(draft).map(([name, value]) => [
    name,
    typeof value === "string" ? rewritten(name, value, withhold) : value,
  ]);
  return {
    question: {
      ...question,
      request: withhold(question.request),
      detail: withhold(question.detail),
    },
    draft: Object.fromEntries(written),
  };
}

/** A result as a log that keeps content may keep it: without the same secrets. */
export async function withholdFromResult(question: Question, result: object): Promise<object> {
  const withhold = createWithholder(question, await loadSecretNames());
  return Object(withhold(result));
}

type Rewrite = (value: unknown) => unknown;

/** The parts of a draft are written as JSON, but for the name of a model; what is none is not kept. */
function rewritten(name: string, value: string, withhold: Rewrite): string {
  if (name === "model") return redactCredentials(value);
  try {
    return JSON.stringify(withhold(JSON.parse(value)));
  } catch {
    return "";
  }
}

function createWithholder(question: Question, names: SecretNames): Rewrite {
  const { tools = [] } = isSampling(question) ? question.request : {};
  const isAsked = ({ name }: JsonObject) => names.askedBy(tools.find((tool) => tool.name === name));
  const withhold: Rewrite = (value) =>
    rewriteMembers(value, (block) => (name, part) => {
      if (name === "inputSchema") return redactTexts(part);
      if (name === "input" && block.type === "tool_use")
        return redactNamed(part, names, isAsked(block));
      const isData = name === "metadata" || name === "structuredContent";
      // oxlint-disable-next-line bounds/recursion -- a request was copied with 250 levels at most.
      return isData ? redactNamed(part, names, () => false) : withhold(part);
    });
  return withhold;
}

function redactNamed(value: unknown, names: SecretNames, isAsked: IsSecretName): unknown {
  return rewriteMembers(value, (data) => {
    const isNamed = names.in(data);
    return (name, part) => {
      const isKept = part === null || part === "" || !(isAsked(name) || isNamed(name));
      // oxlint-disable-next-line bounds/recursion -- a request was copied with 250 levels at most.
      return isKept ? redactNamed(part, names, isAsked) : redaction;
    };
  });
}

/** Redacts a text, and rewrites the members of objects, wherever in lists they are. */
function rewriteMembers(
  value: unknown,
  within: (object: JsonObject) => (name: string, part: unknown) => unknown,
): unknown {
  if (typeof value === "string") return redactCredentials(value);
  // oxlint-disable-next-line bounds/recursion -- a request was copied with 250 levels at most.
  if (Array.isArray(value)) return value.map((item) => rewriteMembers(item, within));
  if (!isJsonObject(value)) return value;
  const rewrite = within(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, rewrite(name, part)]),
  );
}
