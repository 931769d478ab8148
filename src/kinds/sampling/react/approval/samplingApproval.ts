import type { Receipt } from "../../../../host/command.js";
import type { Outcome } from "../../../../host/outcome.js";
import type { SessionRecord } from "../../../../host/session.js";
import type { RequestPart } from "../../core/edit/requestEdits.js";
import type { CreateMessageRequest } from "../../core/protocol/samplingRequest.js";
import type { CreateMessageResult, ResponseContent } from "../../core/protocol/samplingResult.js";
import type { SamplingIssue } from "../../core/response/findResponseIssues.js";
import type { TokenUsage } from "../../core/response/tokenUsage.js";
import type { SamplingFailure, SamplingQuestion } from "../../core/samplingQuestion.js";
import type { ModelReason, SamplingModel } from "../../core/settings/pickModel.js";
import type { PromptChanges } from "./samplingDraft.js";
import type { OpenSampling } from "./samplingViews.js";

/** The user's own words for a response: its content, or plain text for one block of it. */
export type ResponseInput = string | ResponseContent | readonly ResponseContent[];

/** A choice of what the host masks. */
export interface RedactionChange {
  /** The placeholders of the values to send as they are; the host masks all others. @default the choice stays */
  readonly keep?: readonly string[];
  /** The request, or the blocks of the response, as the user wants them so far: the host inspects it, too. */
  readonly written?: unknown;
}

/** The model that would answer, or did. */
export interface ModelInUse {
  /** Absent if the host has no list of models. */
  readonly id?: string;
  /** The name for users. */
  readonly name?: string;
  /** Where it runs, for users. */
  readonly provider?: string;
  /** Why the host or the user picked it. */
  readonly reason: ModelReason;
  /** The name of the model that answers if the user picks none. */
  readonly automatic?: string;
  /** The models to choose from. */
  readonly choices: readonly SamplingModel[];
}

/** The response under review. */
export interface ResponseInReview {
  /** Its blocks as the server would get them, with the user's edits. */
  readonly content: readonly ResponseContent[];
  /** Its blocks as the model, or the user before, wrote them. */
  readonly original: readonly ResponseContent[];
  readonly isChanged: boolean;
  readonly by: "model" | "person";
  /** The issues that keep it from being sent as it was written. */
  readonly issues: readonly SamplingIssue[];
  /** The tokens that the model used, if `generate` reported them. */
  readonly usage?: TokenUsage;
}

/** The members of a sampling request at every stage. */
export interface SamplingFacts {
  readonly id: string;
  /** The server that asks; undefined once the host forgot its session. */
  readonly server: SessionRecord | undefined;
  /** When the server stops waiting, in milliseconds since 1970, if known. */
  readonly deadline?: number;
  /** The request as the model would get it, with the user's edits. */
  readonly prompt: CreateMessageRequest;
  /** The parts of `prompt` that differ from what the server asked. */
  readonly changes: readonly RequestPart[];
  readonly model: ModelInUse;
  /** The model's text so far; empty before it begins. */
  readonly partial: string;
  /** The last response; absent if there is none. */
  readonly response?: ResponseInReview;
  /** The host's record. */
  readonly question: SamplingQuestion;
}

/** An open request with its actions at any stage. */
export interface OpenApproval extends SamplingFacts, OpenSampling {
  /** Puts a response of the user's own under review. @default the text that the model wrote so far */
  write(content?: ResponseInput): Promise<Receipt>;
}

/** A request that the user reviews before a model gets it. */
export interface RequestReview extends OpenApproval {
  readonly stage: "request-review";
  /** Changes parts of the prompt; the draft survives a reload. `maxTokens` may only fall. */
  readonly edit: (
    changes: PromptChanges | ((prompt: CreateMessageRequest) => PromptChanges),
  ) => void;
  /** Restores parts of the prompt as the server asked, all of them if it is called without any. */
  readonly undo: (...parts: readonly RequestPart[]) => void;
  /** Takes the last `undo()` of all parts back; absent if there was none. */
  readonly redo?: () => void;
  /** Picks a model by its id; without one the host picks again. */
  readonly pickModel: (id?: string) => void;
  /** Runs the model on the prompt. */
  approve(): Promise<Receipt>;
  /** Returns to the last response; absent if there is none. */
  readonly review?: () => Promise<Receipt>;
  /** Chooses which private values the model gets; absent if the host does not redact. */
  readonly redact?: (choice: RedactionChange) => Promise<Receipt>;
}

/** A request that a model works on. */
export interface Generating extends OpenApproval {
  readonly stage: "generating";
  /** Stops the model; `partial` stays. */
  stop(): Promise<Receipt>;
}

/** A response that the user reviews before the server gets it. */
export interface ResponseReview extends OpenApproval {
  readonly stage: "response-review";
  readonly response: ResponseInReview;
  /** Changes the response; `undefined` restores the original. */
  readonly editResponse: (content: ResponseInput | undefined) => void;
  /** Takes the last restoring back; absent if there was none. */
  readonly redoResponse?: () => void;
  /** Brings back the user's version of an earlier response; absent if there is none. */
  readonly bringBack?: () => void;
  /** Sends the response. If the server cannot take it, the receipt has the `issues`. */
  send(): Promise<Receipt>;
  /** Runs the model again. */
  regenerate(): Promise<Receipt>;
  /** Returns to the request. */
  revise(): Promise<Receipt>;
  /** Chooses which private values the server gets; absent if the host does not redact. */
  readonly redact?: (choice: RedactionChange) => Promise<Receipt>;
}

/** A request without a response: the user decides how to go on. */
export interface FailedGeneration extends OpenApproval {
  readonly stage: "failed";
  readonly failure: SamplingFailure;
  /** Runs the model again. */
  retry(): Promise<Receipt>;
  /** Returns to the request. */
  revise(): Promise<Receipt>;
  /** Returns to the last response; absent if there is none. */
  readonly review?: () => Promise<Receipt>;
}

/** A request that ended. */
export interface SettledSampling extends SamplingFacts {
  readonly stage: "settled";
  readonly outcome: Outcome;
  /** Exactly what the server got; absent if it got no response. */
  readonly sent?: CreateMessageResult;
  /** Removes it, and the user's draft, from its surface; absent if it is on none. */
  readonly dismiss?: () => Promise<Receipt>;
}

/** A sampling request with its draft and its legal actions; an illegal action does not exist. */
export type SamplingApproval =
  | RequestReview
  | Generating
  | ResponseReview
  | FailedGeneration
  | SettledSampling;
