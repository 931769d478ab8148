import type { Draft } from "../../../../host/command.js";
import type { Question } from "../../../../host/question.js";
import { isSampling } from "../samplingQuestion.js";
import type { LoadRedactor } from "./loadRedactor.js";
import { noRedaction } from "./samplingRedaction.js";

/** Masks what looks private in a request and in what was typed for it, whatever a person keeps: neither is stored with it. */
export async function redactStored(
  question: Question,
  draft: Draft,
  load: LoadRedactor | undefined,
): Promise<{ readonly question: Question; readonly draft: Draft }> {
  if (!load || !isSampling(question)) return { question, draft };
  const redactor = await load();
  const { redaction = noRedaction, ...detail } = question.detail;
  const written = Object.entries(draft).map(([name, value]) => [name, parse(value)] as const);
  const { value } = await redactor.redact(
    { request: question.request, detail, written: written.map(([, value]) => value) },
    redaction,
    [],
  );
  const entries = written.map(([name, before], index) => {
    const after = value.written[index];
    return [name, typeof before === "object" && before !== null ? JSON.stringify(after) : after];
  });
  return {
    question: {
      ...question,
      request: value.request,
      detail: { ...value.detail, redaction: { ...noRedaction, unread: redaction.unread } },
    },
    // Each entry is what it was, with other words in it.
    draft: Object.fromEntries(entries) as Draft,
  };
}

/** The parts of a draft are written as JSON, but for the name of a model. */
function parse(written: Draft[string]): unknown {
  if (typeof written !== "string") return written;
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === "object" ? value : written;
  } catch {
    return written;
  }
}
