import type { RecordedQuestion, RecordedSession, Recording } from "../recording.js";
import { writeLiteral } from "./writeLiteral.js";

/** A recorded question with what it takes to ask it again. */
export interface Copied {
  readonly session: Pick<RecordedSession, "id" | "name" | "protocolVersion">;
  /** The question, and those that one result asked with it, oldest first. */
  readonly questions: readonly (RecordedQuestion & Required<Pick<RecordedQuestion, "request">>)[];
}

/** Finds what it takes to ask a question again; undefined where its request was not recorded, or is of an app's own kind. */
export function findCopied(recording: Recording, id: string): Copied | undefined {
  const question = recording.questions.find((each) => each.id === id);
  if (!question?.request || !Object.hasOwn(kinds, question.kind)) return undefined;
  const { session, round } = question;
  const questions = recording.questions.flatMap((each) => {
    const { request } = each;
    // Only elicitations are answered side by side: an error, as the others may get, fails the whole call.
    const isTogether =
      each.id === id ||
      (round !== undefined &&
        each.round === round &&
        each.kind === "elicitation" &&
        question.kind === "elicitation");
    return request && isTogether && each.session === session ? [{ ...each, request }] : [];
  });
  const found = recording.sessions.find((each) => each.id === session);
  return { session: found ?? { id: session, name: session }, questions };
}

/** The expression that makes each kind, as plain as it can be. */
const kinds: Readonly<Record<string, string>> = {
  elicitation: "elicitation({ url: true })",
  sampling:
    'sampling({ models: [{ id: "model", name: "Model" }], tools: true, generate: async () => ({ content: "An answer." }) })',
  roots: 'roots({ initial: [{ uri: "file:///work/trip", name: "Trip" }], approve: () => false })',
};

/** The import of kinds, and the expression that makes a list of them. */
export function writeKinds({ questions }: Copied): { names: string[]; list: string } {
  const names = [...new Set(questions.map(({ kind }) => kind))];
  return { names, list: `[${names.map((name) => kinds[name]).join(", ")}]` };
}

/** The options of the server. */
export function writeServer({ session: { id, name, protocolVersion = "" } }: Copied): string {
  const wire = protocolVersion >= "2026-07-28" ? "2026-07-28" : "2025-11-25";
  return `{ id: ${writeLiteral(id)}, name: ${writeLiteral(name)}, wire: "${wire}" }`;
}

/** The requests, by names of their own. */
export function writeRequests({ questions }: Copied, indent: string): string {
  const requests = questions.map(({ request }, index) => [`question${index + 1}`, request]);
  return writeLiteral(Object.fromEntries(requests), indent);
}
