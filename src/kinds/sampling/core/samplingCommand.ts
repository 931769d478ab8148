import type { CommandScopes } from "../../../host/commandScope.js";
import type { CreateMessageRequest } from "./protocol/samplingRequest.js";
import type { ResponseContent } from "./protocol/samplingResult.js";
import type { SamplingSettings } from "./settings/samplingSettings.js";

/** A person's changes before a model is asked. */
export interface SamplingChanges {
  /** The whole request as it is to go to the model; `maxTokens` may not be above what the server asked. */
  readonly request?: CreateMessageRequest;
  /** The id of the model to ask, in place of the one that was picked; null takes a person's pick back. */
  readonly model?: string | null;
}

/** A command from a user interface to the sampling kind. */
export type SamplingCommand =
  /** Lets a model answer; `rule` names the rule that approves in place of the person. */
  | {
      readonly type: "sampling/approve";
      readonly id: string;
      readonly changes?: SamplingChanges;
      readonly rule?: string;
      /** Whether the person allows it from a list that does not show all of it: refused where they are asked every time. */
      readonly unseen?: boolean;
    }
  /** Goes on with what a model on another machine writes already, for a request that a person let through there. */
  | {
      readonly type: "sampling/takeUp";
      readonly id: string;
      /** The request as it went to the model; absent where it was the server's own. */
      readonly request?: CreateMessageRequest;
      readonly model?: string;
    }
  /** Lets a model answer again. */
  | { readonly type: "sampling/retry"; readonly id: string; readonly changes?: SamplingChanges }
  /** Stops the model that is at work. */
  | { readonly type: "sampling/stop"; readonly id: string }
  /** Goes back to the request. */
  | { readonly type: "sampling/revise"; readonly id: string }
  /** Goes to the last response there was. */
  | { readonly type: "sampling/review"; readonly id: string }
  /**
   * Names the placeholders of what goes to the model, or to the server, as it is: everything else that looks private is
   * masked. What the person wrote is inspected first.
   */
  | {
      readonly type: "sampling/redact";
      readonly id: string;
      readonly to: "model" | "server";
      /** Absent, it stays as it was chosen. */
      readonly keep?: readonly string[];
      /** A request, or the blocks of a response, as the person wants them so far. */
      readonly written?: unknown;
    }
  /** Puts a response of the person's own in place of a model's, for review. */
  | {
      readonly type: "sampling/write";
      readonly id: string;
      readonly content: string | ResponseContent | readonly ResponseContent[];
    }
  /** Changes the person's settings; an absent key stays as it is, null takes a preference back. */
  | {
      readonly type: "sampling/configure";
      readonly settings: {
        readonly [Name in keyof SamplingSettings]?: SamplingSettings[Name] | null;
      };
    };

/** The scope of each command. */
export const samplingScopes: CommandScopes = {
  approve: "question",
  takeUp: "question",
  retry: "question",
  stop: "question",
  revise: "question",
  review: "question",
  redact: "question",
  write: "question",
  configure: "host",
} satisfies {
  [Type in SamplingCommand["type"] as Type extends `sampling/${infer Name}` ? Name : never]:
    | "question"
    | "host";
};

/** The settlement of a sampling request: with the response under review, perhaps changed, or without one. */
export type SamplingSettlement =
  | {
      readonly action: "send";
      /** The content to send in place of the response's. */
      readonly content?: string | ResponseContent | readonly ResponseContent[];
      /** Whether the person sends it from a list: refused where they are asked every time. */
      readonly unseen?: boolean;
    }
  | {
      readonly action: "deny";
      /** Why, in the person's words; stays in the host. */
      readonly reason?: string;
    }
  /** The person left without a choice. */
  | { readonly action: "cancel" };
