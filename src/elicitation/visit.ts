import type { Question } from "../host/question.js";
import type { ElicitRequest, ElicitUrlRequest } from "../protocol/elicitRequest.js";

/** How far a person got with a page that a server sends them to. */
export interface Visit {
  /** `consent`: nothing was opened yet. `waiting`: the person agreed to go. `complete`: the server, or the person, says it is done. */
  readonly visit: "consent" | "waiting" | "complete";
  /** Whether a call waits until the visit is complete (error -32042); otherwise consent alone was the answer. */
  readonly required: boolean;
}

/** One elicitation, as the host's state holds it. */
export type ElicitationQuestion = Question<ElicitRequest, Visit>;

/** Whether a question of the host's state is an elicitation. */
export function isElicitation(question: Question): question is ElicitationQuestion {
  return question.kind === "elicitation";
}

/** Whether an address may be shown as one to visit: http and https only (SPEC 31, 32). */
export function isWebAddress(url: string): boolean {
  return /^https?:/i.test(URL.canParse(url) ? new URL(url).protocol : "");
}

/** Reads the elicitations of a `URLElicitationRequiredError` (revision 2025-11-25); none if it is another error. */
export function readRequiredVisits(error: unknown): readonly ElicitUrlRequest[] {
  const { code, data } = asRecord(error);
  const { elicitations } = asRecord(data);
  if (code !== -32042 || !Array.isArray(elicitations)) return [];
  return elicitations.map((entry: unknown) => {
    const { message, url, elicitationId } = asRecord(entry);
    return {
      mode: "url",
      message: typeof message === "string" ? message : "",
      url: typeof url === "string" ? url : "",
      ...(typeof elicitationId === "string" && { elicitationId }),
    };
  });
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
