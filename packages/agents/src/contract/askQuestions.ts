import type { HostSession, Sessions } from "mcp-host-ui/host";
import type { JsonObject } from "mcp-host-ui/schema";
import { elicit } from "./elicit.js";

/** One option of a question. */
export interface AskedOption {
  readonly label: string;
  readonly description?: string;
}

/** One question of an agent. */
export interface AskedQuestion {
  /** The key of its answer. */
  readonly id: string;
  readonly text: string;
  /** A short label. @default the text */
  readonly header?: string;
  /** The options, or none for an answer in the user's own words. */
  readonly options: readonly AskedOption[];
  /** Whether the user may choose several options. @default false */
  readonly multiple?: boolean;
  /** Whether the user may write an answer of their own, or a note beside the choice. @default false */
  readonly freeText?: boolean;
  /** Whether the answer is a secret: the form masks it and stores no draft. @default false */
  readonly secret?: boolean;
}

/** The answer to one question. */
export interface QuestionAnswer {
  /** The labels of the chosen options. */
  readonly chosen: readonly string[];
  /** The user's own words: an answer if no option is chosen, or else a note. */
  readonly text?: string;
}

/** The end of a request: the answers by question id, without the questions that the user left open, or the reason why there are none. */
export type QuestionsEnd =
  | { readonly action: "accept"; readonly answers: Readonly<Record<string, QuestionAnswer>> }
  | { readonly action: "decline" | "cancel" };

/** Options for {@link askQuestions}. */
export interface AskQuestionsOptions extends Sessions.ReceiveOptions {
  /** The title of the field for the user's own words. @default "Your own answer, or a note" */
  readonly freeTextTitle?: string | undefined;
}

/** Asks the user all questions of one request in one form. */
export async function askQuestions(
  session: HostSession,
  questions: readonly AskedQuestion[],
  { freeTextTitle = "Your own answer, or a note", ...options }: AskQuestionsOptions,
): Promise<QuestionsEnd> {
  const [first, ...more] = questions;
  const fields = questions.map((question, index) => ({ question, name: `q${index + 1}` }));
  const requestedSchema = {
    type: "object",
    properties: Object.fromEntries(
      fields.flatMap(({ question, name }) => [
        [name, schemaOf(question)],
        ...(hasNote(question) ? [[`${name}-text`, { type: "string", title: freeTextTitle }]] : []),
      ]),
    ),
    required: fields.flatMap(({ question, name }) => (hasNote(question) ? [] : [name])),
  };
  const message = more.length === 0 ? (first?.text ?? "") : "";
  const params = { mode: "form", message, requestedSchema };
  const { action, content = {} } = await elicit(session, params, options);
  if (action !== "accept") return { action };
  const answers = fields.flatMap(({ question, name }) => {
    const [value, text] = [content[name], content[`${name}-text`]];
    const written = question.options.length === 0 ? value : text;
    const chosen = question.options.length === 0 ? [] : [value ?? []].flat().map(String);
    const own = typeof written === "string" && written !== "" ? { text: written } : {};
    const isOpen = chosen.length === 0 && !("text" in own);
    return isOpen ? [] : [[question.id, { chosen, ...own }] as const];
  });
  return { action, answers: Object.fromEntries(answers) };
}

function hasNote({ options, freeText = false }: AskedQuestion): boolean {
  return freeText && options.length > 0;
}

function schemaOf({ text, header, options, multiple, secret }: AskedQuestion): JsonObject {
  const words = header === undefined ? { title: text } : { title: header, description: text };
  if (options.length === 0)
    return { type: "string", minLength: 1, ...words, ...(secret && { writeOnly: true }) };
  const titled = options.map(({ label, description }) => ({
    const: label,
    title: label,
    ...(description !== undefined && { description }),
  }));
  return multiple
    ? { type: "array", items: { anyOf: titled }, minItems: 1, ...words }
    : { type: "string", oneOf: titled, ...words };
}
