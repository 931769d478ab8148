import { isJsonObject, type JsonObject } from "mcp-host-ui/schema";
import type { AskedQuestion, QuestionsEnd } from "../contract/askQuestions.js";
import { withRest } from "../contract/elicit.js";

/** Reads the input of the tool `AskUserQuestion`; `undefined` for an input of another shape. */
export function readClaudeQuestions({
  questions,
  ...more
}: JsonObject): readonly AskedQuestion[] | undefined {
  if (!Array.isArray(questions)) return undefined;
  const read = questions.map(readQuestion).filter((question) => question !== undefined);
  const [first, ...others] = read;
  if (!first || read.length < questions.length) return undefined;
  return [{ ...first, text: withRest(first.text, more) }, ...others];
}

function readQuestion(value: unknown): AskedQuestion | undefined {
  if (!isJsonObject(value)) return undefined;
  const { question, header, options, multiSelect, ...rest } = value;
  if (typeof question !== "string" || !Array.isArray(options) || !options.every(isOption))
    return undefined;
  return {
    id: question,
    text: withRest(question, rest),
    ...(typeof header === "string" && header !== "" && { header }),
    // Below the description: the preview, and every other member of the option.
    options: options.map(({ label, description = "", preview = "", ...more }) => ({
      label,
      description: withRest([description, preview].filter(Boolean).join("\n\n"), more),
    })),
    multiple: multiSelect === true,
    freeText: true,
  };
}

function isOption(
  value: unknown,
): value is { label: string; description?: string; preview?: string } {
  return isJsonObject(value) && typeof value.label === "string";
}

/** Writes the input with the user's answers, as the tool expects them. Notes go beside a choice. */
export function writeClaudeAnswers(
  input: JsonObject,
  { answers }: Extract<QuestionsEnd, { action: "accept" }>,
): JsonObject {
  const given = Object.entries(answers);
  const notes = given.flatMap(([question, { chosen, text }]) =>
    chosen.length > 0 && text !== undefined ? [[question, { notes: text }]] : [],
  );
  return {
    ...input,
    answers: Object.fromEntries(
      given.map(([question, { chosen, text = "" }]) => [question, chosen.join(", ") || text]),
    ),
    ...(notes.length > 0 && { annotations: Object.fromEntries(notes) }),
  };
}
