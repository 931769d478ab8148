import type { Question } from "../../../host/question.js";
import type { SecretKind } from "../../../safety/secrets/secretKind.js";
import { isJsonObject, type JsonObject } from "../../../wire/protocol/json.js";
import type { ToolChoice } from "./toolChoices.js";

/** A tool as `tools/list` describes it (server/tools). Unknown members count as part of the definition. */
export interface ToolDefinition {
  /** The name by which the model calls the tool. */
  readonly name: string;
  /** The server's title for the tool. */
  readonly title?: string | undefined;
  /** The server's explanation, written for the model. */
  readonly description?: string | undefined;
  /** The JSON Schema of the arguments. */
  readonly inputSchema?: object | undefined;
  /** The server's claims about what the tool does. */
  readonly annotations?: object | undefined;
}

/** A call that a model wants to make. */
export interface ToolCall {
  /** The tool's definition as the server listed it, or its name alone. */
  readonly tool: ToolDefinition | string;
  /** The arguments that the model wrote. @default {} */
  readonly arguments?: object | undefined;
  /** The app's name for the assistant that wants to run the tool. @default the `assistant` of `toolApproval()` */
  readonly assistant?: string | undefined;
  /** The texts that arguments replace, by argument name: the question shows the difference. @default no differences */
  readonly before?: Readonly<Record<string, string>> | undefined;
  /**
   * The ids of the sessions whose results an argument's text comes from, by argument name: the question marks it. @default
   * nothing is marked
   */
  readonly from?: Readonly<Record<string, string>> | undefined;
  /**
   * The options of the agent harness that asks. The question offers exactly these, and the decision names the chosen one.
   * @default the app's own: allow once, deny, and rules where the host has them
   */
  readonly choices?: readonly ToolChoice[] | undefined;
  /** The answers that the harness can use. @default every answer */
  readonly supports?: ToolSupport | undefined;
  /** Other facts about the request, as a harness gave them: the question shows them as raw data. @default none */
  readonly details?: object | undefined;
  /** Whether the harness asks for extra care: no single key allows the call. @default false */
  readonly careful?: boolean | undefined;
}

/** The answers that an agent harness can use, beside the choice itself. The question offers nothing else. */
export interface ToolSupport {
  /** Whether the tool can run with other arguments. @default true */
  readonly edits?: boolean;
  /** Whether the model can read a reason for a denial. @default true */
  readonly reason?: boolean;
  /** Whether a denial can stop the assistant. @default true */
  readonly stop?: boolean;
}

/** The request of a tool-approval question: a call, copied when it was asked. */
export interface ToolRequest {
  readonly tool: ToolDefinition;
  /** The arguments, exactly as they are sent if the user allows them unchanged. */
  readonly arguments: JsonObject;
  readonly assistant?: string;
  readonly before?: Readonly<Record<string, string>>;
  readonly from?: Readonly<Record<string, string>>;
  readonly choices?: readonly ToolChoice[];
  readonly supports?: ToolSupport;
  readonly details?: JsonObject;
  readonly careful?: boolean;
}

/** Why a call has the high risk. */
export type ToolRiskCause =
  /** The server declares that the tool destroys something. */
  | { readonly code: "destructive" }
  /** An argument holds a credential. */
  | { readonly code: "credential"; readonly secret: SecretKind | "key"; readonly argument: string }
  /** The name of the tool or its server looks like another one. */
  | {
      readonly code: "look-alike";
      readonly of: "tool" | "server";
      readonly name: string;
      readonly like: string;
    }
  /** The definition, an argument, or a detail holds hidden characters. */
  | { readonly code: "hidden-text"; readonly argument?: string }
  /** The definition or the server's identity changed since the user allowed the tool. */
  | { readonly code: "changed" }
  /** The harness asks for extra care. */
  | { readonly code: "careful" };

/** The risk of a call, from the library's own findings and the server's claims. */
export interface ToolRisk {
  /**
   * `low`: the tool claims that it only reads, and the host's policy believes this server. `high`: there is a cause.
   * Otherwise `normal`.
   */
  readonly level: "low" | "normal" | "high";
  readonly causes: readonly ToolRiskCause[];
  /** The kinds of private data in the arguments, such as `email` and `phone`. */
  readonly privateData: readonly string[];
}

/** The state that the kind keeps about a question. */
export interface ToolDetail {
  readonly risk: ToolRisk;
  /** The SHA-256 of the definition together with the server's identity. */
  readonly digest: string;
  /** The definition that the user allowed before it changed. */
  readonly allowedBefore?: ToolDefinition;
  /** Whether the host's policy shows every call to the user: then no rule and no list decides. */
  readonly askEachTime?: true;
}

/** A question whether a tool may run. */
export type ToolQuestion = Question<ToolRequest, ToolDetail> & { readonly detail: ToolDetail };

/** An answer to a tool-approval question, as a command carries it. */
export type ToolAnswer =
  /** Runs the tool, with other arguments where they are given. `choice`: a harness's option. @default the first `allow-once` */
  | { readonly action: "allow"; readonly arguments?: JsonObject; readonly choice?: string }
  /**
   * Keeps the tool from running; `stop` also asks the assistant to stop. The reason goes to the model. `choice`: a harness's
   * option. @default the first `reject-once`, or none
   */
  | {
      readonly action: "deny";
      readonly reason?: string;
      readonly stop?: boolean;
      readonly choice?: string;
    }
  /** Decides nothing. */
  | { readonly action: "cancel" };

/** The decision about one call. */
export type ToolDecision =
  | {
      readonly action: "allow";
      /** The arguments to run the tool with: exactly those that the user saw or edited. */
      readonly arguments: JsonObject;
      /** Whether the user changed the arguments. */
      readonly edited: boolean;
      /** The id of the harness's option; absent if the call has no `choices`. */
      readonly choice?: string;
    }
  | {
      readonly action: "deny";
      /** Why, in the user's words, for the model. */
      readonly reason?: string;
      /** Whether the assistant must stop. */
      readonly stop: boolean;
      /** The id of the harness's option; absent if the harness offers none that denies once. */
      readonly choice?: string;
    }
  /** Nobody decided: the user left it, a deadline passed, or the session closed. Never a denial in the user's name. */
  | { readonly action: "none" };

/** The name of the kind. */
export const toolApprovalName = "tool-approval";

/** Whether a question asks if a tool may run. */
export function isToolQuestion(question: Question): question is ToolQuestion {
  return question.kind === toolApprovalName && isJsonObject(question.detail);
}
