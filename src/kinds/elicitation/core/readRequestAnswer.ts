import type { Receipt } from "../../../host/command.js";
import type { Outcome } from "../../../host/outcome.js";
import { lazily } from "../../../state/lazily.js";
import type { ElicitFormRequest } from "../../../wire/protocol/elicitRequest.js";
import {
  type ElicitContent,
  type ElicitResult,
  readElicitAnswer,
  writeElicitResult,
} from "../../../wire/protocol/elicitResult.js";

/** The outcome of a request, without secrets, so that an app may store it. */
export type ElicitationOutcome = Outcome & {
  /** The content that was sent, without secrets. */
  readonly content?: ElicitContent;
  /** The names of the properties that were sent and are left out of `content`. */
  readonly withheld?: readonly string[];
};

/** A receipt that says why nothing was sent. */
export type Refusal = Extract<Receipt, { readonly done: false }>;

/** The answer to a request, and what the app may store of it. */
export interface RequestAnswer {
  readonly result: ElicitResult;
  readonly outcome: ElicitationOutcome;
}

const loadLater = lazily(() => import("./elicitationLater.js"));

/** Reads the answer to a request that an app keeps, and refuses invalid content and secrets that the user did not confirm. */
export async function readRequestAnswer(
  request: ElicitFormRequest,
  value: unknown,
): Promise<RequestAnswer | Refusal> {
  const reading = readElicitAnswer(value);
  if (!reading.ok) return refuse("invalid", reading.problem);
  const answer = reading.value;
  const result = writeElicitResult(answer, false);
  const outcome = { sent: answer.action, by: "person" as const, at: Date.now() };
  if (answer.action !== "accept") return { result, outcome };
  const { content = {}, confirmed, cleared } = answer;
  const later = await loadLater();
  const invalid = await later.refuseContent({ limits: {} }, true, request, content);
  if (invalid) return { ...refuse("invalid", invalid.message), issues: invalid.issues };
  const secrets = { content, confirmed, cleared };
  const unconfirmed = await later.refuseUnconfirmed({ limits: {} }, true, request, secrets);
  if (unconfirmed) return { done: false, ...unconfirmed };
  const { action: _, ...kept } = await later.withholdFromContent(request, content);
  return { result, outcome: { ...outcome, ...kept } };
}

/** Makes a receipt that says why nothing was sent, in one sentence for developers. */
export function refuse(rejection: Refusal["rejection"], message: string): Refusal {
  return { done: false, rejection, message };
}
