import type { Receipt } from "../../../host/command.js";
import type { Host } from "../../../host/host.js";
import type { Outcome } from "../../../host/outcome.js";
import type { QuestionView } from "../../../prompt/questionKind.js";
import { stopCallOf } from "../../../react/callToStop.js";
import { type MoreTime, moreTime } from "../../../react/moreTime.js";
import { onceForQuestion } from "../../../react/onceForQuestion.js";
import type { QuestionViews } from "../../../react/questionViews.js";
import { type Undo, undoIn, undoNo } from "../../../react/undoIn.js";
import { rulesFor } from "../../../rules/rulesFor.js";
import { rulesKey } from "../../../rules/rulesState.js";
import type { JsonObject } from "../../../wire/protocol/json.js";
import {
  isToolQuestion,
  type ToolAnswer,
  type ToolDefinition,
  type ToolQuestion,
  type ToolRisk,
  type ToolSupport,
  toolApprovalName,
} from "../core/toolCall.js";
import type { ToolChoice } from "../core/toolChoices.js";
import { type ToolClaims, toolClaims } from "../core/toolClaims.js";

/** The facts of a tool call that the user decides about. */
export interface ToolApprovalFacts {
  /** The id of the question. */
  readonly id: string;
  /** The id of the session whose server runs the tool. */
  readonly session: string;
  /** The app's name for the assistant that wants to run the tool. */
  readonly assistant: string | undefined;
  readonly tool: ToolDefinition;
  /** The server's claims about the tool. */
  readonly claims: ToolClaims;
  /** The arguments that the model wrote: `allow()` runs the tool with exactly these. */
  readonly arguments: JsonObject;
  readonly risk: ToolRisk;
  /** The options of the harness that asks: `allow` and `deny` take their ids. @default the harness offers none */
  readonly choices: readonly ToolChoice[] | undefined;
  /** The answers that the harness can use. */
  readonly supports: Required<ToolSupport>;
  /** The host's record. */
  readonly question: ToolQuestion;
}

/** The life of a rule: until the session closes, or until the user revokes it. */
export interface ToolRuleOptions {
  /** @default "always" */
  readonly lasting?: "session" | "always";
}

/** An open tool-approval question with its legal actions. */
export interface OpenToolApproval extends ToolApprovalFacts, MoreTime {
  readonly status: "open";
  /**
   * Runs the tool once, or as the harness's `choice` says. Other arguments must fit the tool's `inputSchema`; otherwise the
   * receipt lists the issues.
   */
  allow(options?: { readonly arguments?: JsonObject; readonly choice?: string }): Promise<Receipt>;
  /** Keeps the tool from running. The model gets the reason; `stop` also stops the assistant. */
  deny(options?: {
    readonly reason?: string | undefined;
    readonly stop?: boolean;
    readonly choice?: string;
    readonly undo?: number;
  }): Promise<Receipt>;
  /** Makes the rule that allows this tool as it is now; absent at the high risk, in a host without rules, and with `choices`. */
  readonly always?: (options?: ToolRuleOptions) => Promise<Receipt>;
  /** Makes the rule that denies this tool; absent in a host without rules, and with `choices`. */
  readonly never?: (options?: ToolRuleOptions) => Promise<Receipt>;
  /** Leaves without a decision. */
  cancel(options?: { readonly undo?: number }): Promise<Receipt>;
  putAside(): Promise<Receipt>;
  resume(): Promise<Receipt>;
  /** Stops the whole call that asks; absent if no call is known. */
  readonly stopCall?: () => Promise<Receipt>;
}

/** A settled tool-approval question. */
export interface SettledToolApproval extends ToolApprovalFacts {
  readonly status: "settled";
  readonly outcome: Outcome;
  /** Hides it; absent once it is hidden. */
  readonly dismiss?: () => Promise<Receipt>;
}

/** A tool-approval question with its legal actions: an illegal one does not exist. */
export type ToolApproval = OpenToolApproval | SettledToolApproval;

/** The same as the shared dialogs and lists need it. */
export type ToolView = QuestionView &
  (
    | (OpenToolApproval & { readonly phase: "open" })
    | (SettledToolApproval & { readonly phase: "settled" })
  );

/** The legal actions of tool-approval questions. */
export const toolViews: QuestionViews<ToolView> = {
  name: toolApprovalName,
  viewOf: onceForQuestion((host, question) => {
    if (!isToolQuestion(question)) return undefined;
    const { request, detail } = question;
    const facts = {
      ...question,
      assistant: request.assistant,
      tool: request.tool,
      claims: toolClaims(request.tool),
      arguments: request.arguments,
      risk: detail.risk,
      choices: request.choices,
      supports: { edits: true, reason: true, stop: true, ...request.supports },
      question,
    };
    return question.phase === "open" ? viewOpen(host, facts) : viewSettled(host, facts);
  }),
};

type Facts = ToolQuestion & ToolApprovalFacts;

function viewOpen(host: Host, facts: Facts): ToolView {
  const { id, question } = facts;
  const settle = (answer: ToolAnswer, undo?: Undo) =>
    host.send({ type: "settle", id, answer, ...undo });
  const rule = (effect: "allow" | "deny") => {
    const canRule = host.read(rulesKey) !== undefined && !question.detail.askEachTime;
    if (!canRule || rulesFor(question, { lasting: "always", effect }).length === 0)
      return undefined;
    return ({ lasting = "always" }: ToolRuleOptions = {}) =>
      host.send({ type: "rules/propose", id, rules: rulesFor(question, { lasting, effect }) });
  };
  const [always, never] = [rule("allow"), rule("deny")];
  return {
    ...facts,
    phase: "open",
    status: "open",
    allow: (options) => settle({ action: "allow", ...options }),
    deny: ({ reason, stop, choice, ...options } = {}) =>
      settle(
        {
          action: "deny",
          ...(reason !== undefined && { reason }),
          ...(stop && { stop }),
          ...(choice !== undefined && { choice }),
        },
        undoNo(options),
      ),
    ...(always && { always }),
    ...(never && { never }),
    cancel: (options) => settle({ action: "cancel" }, undoIn(options)),
    putAside: () => host.send({ type: "putAside", id }),
    resume: () => host.send({ type: "resume", id }),
    ...moreTime(host, question),
    ...stopCallOf(host, question),
  };
}

function viewSettled(host: Host, facts: Facts): ToolView {
  const { id, outcome, lingering } = facts;
  if (!outcome) throw new Error(`Question ${id} is settled without an outcome.`);
  return {
    ...facts,
    phase: "settled",
    status: "settled",
    outcome,
    ...(lingering && { dismiss: () => host.send({ type: "dismiss", id }) }),
  };
}
