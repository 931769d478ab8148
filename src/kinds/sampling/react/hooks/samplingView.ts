import type { Receipt } from "../../../../host/command.js";
import type { Outcome } from "../../../../host/outcome.js";
import type { MoreTime } from "../../../../react/moreTime.js";
import type { ModelPick } from "../../core/pickModel.js";
import type { CreateMessageRequest } from "../../core/protocol/samplingRequest.js";
import type { CreateMessageResult, ResponseContent } from "../../core/protocol/samplingResult.js";
import type { SamplingChanges } from "../../core/samplingCommand.js";
import type {
  SamplingFailure,
  SamplingQuestion,
  SamplingResponse,
} from "../../core/samplingQuestion.js";

/** A person's own words for a response: its content, or plain text for one block of it. */
export type ResponseInput = string | ResponseContent | readonly ResponseContent[];

/** A person's word on what looks private in what is under review. */
export interface RedactionChange {
  /** The placeholders of what goes out as it is; everything else is masked. Absent, it stays as it was chosen. */
  readonly keep?: readonly string[];
  /** The request, or the blocks of the response, as the person wants them so far: it is inspected, too. */
  readonly written?: unknown;
}

/** The effect of a no on other requests. */
export interface DenialEffect {
  /** `request`: only this request fails. `call`: the whole call fails, because it asked in revision 2026-07-28. */
  readonly fails: "request" | "call";
  /** The ids of the open questions that would go too, because they came, or may have come, with this one. */
  readonly siblings: readonly string[];
}

/** Facts that every view of a sampling request has. */
export interface SamplingFacts extends SamplingQuestion {
  /** The request as it goes, or went, to the model: with the person's changes. */
  readonly proposed: CreateMessageRequest;
  /** The model that is to answer, or did, and why that one. */
  readonly pick: ModelPick;
  /** The number of times that a model was asked. */
  readonly attempts: number;
}

/** The actions on any open sampling request. */
export interface OpenSampling extends SamplingFacts, MoreTime {
  readonly phase: "open";
  /** The effect of a no on other requests. */
  readonly denial: DenialEffect;
  /** Denies the request: error -1 to the server (client/sampling, 2025-11-25), since 2026-07-28 the end of the call. The reason stays in the host. */
  deny(reason?: string): Promise<Receipt>;
  /** Leaves without a choice, as closing a dialog does: error -1 to the server, in words that tell of no decision; with `undo`, in milliseconds, `resume` takes that back until then. */
  cancel(options?: { readonly undo?: number }): Promise<Receipt>;
  /** Puts a response of the person's own under review, in place of a model's. */
  write(content: ResponseInput): Promise<Receipt>;
  /** Takes it off its surface for later; it stays open. */
  putAside(): Promise<Receipt>;
  /** Brings it back to a surface. */
  resume(): Promise<Receipt>;
  /** Stops the whole call that asks, and with it the request; absent unless there is one call that asks, for all that is known. */
  readonly stopCall?: () => Promise<Receipt>;
}

/** A request that no model has seen yet, or that the person went back to. */
export interface RequestReview extends OpenSampling {
  readonly stage: "request-review";
  /** Lets a model answer: as the server asked, or with changes. */
  approve(changes?: SamplingChanges): Promise<Receipt>;
  /** Goes to the last response; absent where there is none. */
  readonly review?: () => Promise<Receipt>;
  /** Chooses what the model gets of what looks private; absent where the host does not redact. */
  readonly redact?: (choice: RedactionChange) => Promise<Receipt>;
}

/** A request that a model works on; what it has written so far is under `partial:<id>`. */
export interface Generating extends OpenSampling {
  readonly stage: "generating";
  /** Stops the model. What it has written so far stays readable. */
  stop(): Promise<Receipt>;
}

/** A response that waits for the person's word. */
export interface ResponseReview extends OpenSampling {
  readonly stage: "response-review";
  /** The response that a model, or the person, wrote. */
  readonly response: SamplingResponse;
  /** Sends the response, or this in its place, once the server can take it; otherwise the receipt says what is wrong. */
  approve(content?: ResponseInput): Promise<Receipt>;
  /** Lets a model answer again, perhaps with changes to the request. */
  regenerate(changes?: SamplingChanges): Promise<Receipt>;
  /** Goes back to the request. */
  revise(): Promise<Receipt>;
  /** Chooses what the server gets of what looks private; absent where the host does not redact. */
  readonly redact?: (choice: RedactionChange) => Promise<Receipt>;
}

/** A request without a response: the person decides how to go on. */
export interface FailedGeneration extends OpenSampling {
  readonly stage: "failed";
  /** Why there is no response. */
  readonly failure: SamplingFailure;
  /** Lets a model try again, perhaps with changes to the request. */
  retry(changes?: SamplingChanges): Promise<Receipt>;
  /** Goes back to the request. */
  revise(): Promise<Receipt>;
  /** Goes to the last response; absent where there is none. */
  readonly review?: () => Promise<Receipt>;
}

/** A settled sampling request. */
export interface SettledSampling extends SamplingFacts {
  readonly phase: "settled";
  readonly stage: "settled";
  readonly outcome: Outcome;
  /** Exactly what went to the server; absent where no response did. */
  readonly sent?: CreateMessageResult;
  /** Takes it, and what was typed for it, out of sight; absent where it is out of sight already. */
  readonly dismiss?: () => Promise<Receipt>;
}

/** An open sampling request with its legal actions. */
export type OpenSamplingView = RequestReview | Generating | ResponseReview | FailedGeneration;

/** A sampling request with its legal actions: what is illegal does not exist on it, and `stage` alone tells what is legal. */
export type SamplingView = OpenSamplingView | SettledSampling;
