import type { HostCore } from "../../../host/kind.js";
import type { Question } from "../../../host/question.js";
import type { CreateMessageRequest } from "./protocol/samplingRequest.js";
import type { CreateMessageResult } from "./protocol/samplingResult.js";
import type { SamplingRedaction } from "./redact/samplingRedaction.js";
import type { SamplingIssue } from "./response/findResponseIssues.js";
import type { TokenUsage } from "./response/tokenUsage.js";
import type { ModelPick } from "./settings/pickModel.js";

/** A response that could be sent. */
export interface SamplingResponse {
  /** Who wrote it. */
  readonly by: "model" | "person";
  /** Which response to this request it is, counted from 1. */
  readonly number: number;
  readonly result: CreateMessageResult;
  /** The tokens that the model used, where the host app's `generate` told. */
  readonly usage?: TokenUsage;
  /** The issues that keep it from being sent as it is. */
  readonly issues: readonly SamplingIssue[];
  /** Whether a text of a model's response hides characters; no rule sends such a response. */
  readonly hidesText?: true;
}

/** Why there is no response of the model. */
export interface SamplingFailure {
  /**
   * `error`: the model, or the way to it, failed. `timeout`: it took too long. `invalid`: what came back was no response.
   * `stopped`: the person stopped it.
   */
  readonly code: "error" | "timeout" | "invalid" | "stopped";
  /** The error of the host app's own function, or of the response; stays in the host. */
  readonly message?: string;
}

/** The state of one request: where it stands, and all that is worth keeping on the way. */
export interface SamplingDetail {
  /**
   * `request-review`: the person looks at the request. `generating`: a model works on it. `response-review`: the person
   * looks at the response. `failed`: there is none, and the person decides how to go on.
   */
  readonly stage: "request-review" | "generating" | "response-review" | "failed";
  /** The model that is to answer, or did, and why that one. */
  readonly pick: ModelPick;
  /** The request with the person's changes; absent while it is just as the server sent it. */
  readonly edited?: CreateMessageRequest;
  /** The name of the rule that let the model answer, where no person did. */
  readonly rule?: string;
  /**
   * Whether what was decided is being carried out, so that there is nothing to decide meanwhile; `failed`: it could not be,
   * and the person decides.
   */
  readonly ruled?: true | "failed";
  /** Whether the request carries the results of tools, and so is a round of a loop. */
  readonly toolRound?: boolean;
  /** Whether a text of the request hides characters; no rule allows such a request. */
  readonly hidesText?: true;
  /** The number of times that a model was asked. */
  readonly attempts: number;
  /** The last response there was, whatever happened since. */
  readonly response?: SamplingResponse;
  /** Why the last attempt gave no response; present while `failed`. */
  readonly failure?: SamplingFailure;
  /** The number of responses that came after a model had been stopped or had run out of time; they are not used. */
  readonly late: number;
  /** The values that look private in the request and its responses; present where the host redacts. */
  readonly redaction?: SamplingRedaction;
  /** Exactly what went to the model, where that is another request than the one under review: with something masked. */
  readonly received?: CreateMessageRequest;
  /** Exactly what went to the server. */
  readonly sent?: CreateMessageResult;
}

/** The model's output so far, under `partial:<id>`. */
export interface SamplingPartial {
  /** Which attempt it is of, counted from 1. */
  readonly attempt: number;
  /** The model's text so far. */
  readonly text: string;
}

/** One sampling request, as the host's state holds it. */
export interface SamplingQuestion extends Question<CreateMessageRequest, SamplingDetail> {
  readonly detail: SamplingDetail;
}

/** Whether a question of the host's state is a sampling request. */
export function isSampling(question: Question): question is SamplingQuestion {
  return question.kind === "sampling";
}

/** Finds a sampling request by its id. */
export function findSampling(core: HostCore, id: unknown): SamplingQuestion | undefined {
  const question = core.question(String(id));
  return question && isSampling(question) ? question : undefined;
}

/** The request as it goes to the model: with the person's changes, where there are some. */
export function proposedRequest({ request, detail }: SamplingQuestion): CreateMessageRequest {
  return detail.edited ?? request;
}
