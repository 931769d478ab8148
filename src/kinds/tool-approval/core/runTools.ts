import { keepableDraft } from "../../../form/model/keepableDraft.js";
import { isLongToRead, readAhead } from "../../../form/model/readAhead.js";
import type { Draft, KindCommand, Receipt } from "../../../host/command.js";
import type { Answered, HostCore, KindRequest } from "../../../host/kind.js";
import type { Outcome } from "../../../host/outcome.js";
import type { Question } from "../../../host/question.js";
import type { SessionRecord } from "../../../host/session.js";
import { redactTexts } from "../../../safety/secrets/redactCredentials.js";
import { createAllowance } from "../../../wire/protocol/allowance.js";
import { isJsonObject } from "../../../wire/protocol/json.js";
import { answerTool } from "./answerTool.js";
import { editSchema } from "./editSchema.js";
import { findRisk } from "./findRisk.js";
import { readToolCall } from "./readToolCall.js";
import type { ToolApprovalOptions } from "./toolApprovalOptions.js";
import { createToolBook, type ToolBook } from "./toolBook.js";
import {
  isToolQuestion,
  type ToolCall,
  type ToolDecision,
  type ToolDetail,
  type ToolQuestion,
  type ToolRequest,
} from "./toolCall.js";
import { isPlain, naming, plainChoice } from "./toolChoices.js";
import type { ToolTicket } from "./toolTicket.js";

/** The kind at work. */
export interface RunningTools {
  /** Decides about one call: by the user's switch, by the host's policy, by a rule, or by asking the user. */
  ask(ticket: ToolTicket, request: KindRequest): Promise<object>;
  /** Takes note of a server's tools, and returns those that are switched on. */
  list(ticket: ToolTicket, session: SessionRecord): object;
  answer(question: Question, answer: unknown): Promise<Answered>;
  command(command: KindCommand): Promise<Receipt>;
  keepableDraft(question: Question, draft: Draft): Draft | Promise<Draft>;
  /** Keeps the definition that the user, or a rule of the user's, allowed. */
  remember(question: ToolQuestion): void;
  /** Returns the question without the credentials in its texts. */
  loggable(question: Question): Question;
  forget(session: string): void;
  close(): void;
}

/** Runs the kind in one host; resolves once the stored settings are read. */
export async function runTools(
  core: HostCore,
  options: ToolApprovalOptions,
): Promise<RunningTools> {
  const book = createToolBook(core, options);
  const { store, runs } = book;
  await store.ready;
  return {
    async ask({ call = { tool: "" }, ...rest }, request) {
      const wanted = readWanted({ assistant: options.assistant, ...call }, core, book, request);
      const decision = await decide(wanted, core, book, request);
      if (isJsonObject(decision) && decision.action === "allow") {
        const { session } = request;
        const { name } = wanted.tool;
        const outcome = outcomeOf(wanted, core);
        const stands = () => !store.of(session.id, name)?.off && isInForce(outcome, core);
        rest.allowed?.(runs.prepare(session, name, { decision: outcome, stands }));
      }
      return decision;
    },
    list({ tools = [] }, { id }) {
      // Copied as JSON: an agent's tools may hold functions.
      const copies = tools.map((tool) => readToolCall({ tool }, core.limits).tool);
      book.learn(id, copies, true);
      return { tools: tools.filter(({ name }) => !store.of(id, name)?.off) };
    },
    async answer(question, answer) {
      if (!isToolQuestion(question)) throw new Error(`${question.id} is no tool approval.`);
      const answered = await answerTool(question, answer, core);
      return "reply" in answered && answered.reply?.sent === "accept"
        ? { ...answered, also: () => book.remember(question) }
        : answered;
    },
    async command({ type, session, tool, off }) {
      if (type !== "tool-approval/switch")
        return { done: false, rejection: "unknown", message: `There is no command ${type}.` };
      if (typeof session !== "string" || typeof tool !== "string" || typeof off !== "boolean")
        return { done: false, rejection: "invalid", message: "Name a session, a tool, and `off`." };
      return (await store.change(session, tool, { off })) ? { done: true } : unstored;
    },
    keepableDraft(question, draft) {
      if (!isToolQuestion(question)) return draft;
      const requestedSchema = editSchema(question.request);
      const form = { mode: "form" as const, message: "", requestedSchema };
      return keepableDraft(form, draft, true, createAllowance(core.limits));
    },
    loggable: (question) => ({
      ...question,
      request: redactTexts(question.request),
      detail: undefined,
    }),
    remember: book.remember,
    forget: book.forget,
    close: store.close,
  };
}

const unstored: Receipt = {
  done: false,
  rejection: "failed",
  message: "It holds until this host closes, but could not be stored.",
};

/** Reads a call. A tool's name alone stands for the definition that the server listed. */
function readWanted(
  call: ToolCall,
  core: HostCore,
  book: ToolBook,
  { session: { id } }: KindRequest,
): ToolRequest {
  const read = readToolCall(call, core.limits);
  const listed = book.definitionOf(id, read.tool.name);
  const isNameAlone = Object.keys(read.tool).length === 1;
  if (isNameAlone && listed) return { ...read, tool: listed };
  book.learn(id, [read.tool], false);
  return read;
}

/** Returns the decision about a call: its question's, or else the host policy's. */
function outcomeOf(wanted: ToolRequest, core: HostCore): Outcome {
  const question = core.questions().findLast(({ request }) => request === wanted);
  return question?.outcome ?? { ...byPolicy, sent: "accept", at: Date.now() };
}

/** Whether the rule that decided is still there, and rules decide at all; true where no rule decided. */
function isInForce(outcome: Outcome, core: HostCore): boolean {
  const rule = "rulings" in outcome ? outcome.rulings?.at(-1)?.rule?.id : undefined;
  if (rule === undefined) return true;
  // Rules are no part of what a kind may import; their state is plain data.
  const state = core.read("rules");
  const { rules, isStopped } = isJsonObject(state) ? state : {};
  const isListed = (one: unknown) => isJsonObject(one) && one.id === rule && one.paused !== true;
  return isStopped !== true && Array.isArray(rules) && rules.some(isListed);
}

const byPolicy = { by: "host", cause: "policy", policy: "tools" } as const;

async function decide(
  wanted: ToolRequest,
  core: HostCore,
  book: ToolBook,
  request: KindRequest,
): Promise<object> {
  const { session } = request;
  const { choices } = wanted;
  const { digest, off, allowedBefore } = book.describe(session.id, wanted.tool);
  if (off) {
    const chosen = naming(plainChoice(choices, "deny"));
    const result: ToolDecision = { action: "deny", reason: switchedOff, stop: false, ...chosen };
    // The user's own setting decides: the log names it like a rule.
    return request.decide(
      wanted,
      { sent: "decline", result },
      { by: "rule", rule: "switched off" },
    );
  }
  const believed = core.policy.tools?.believe;
  const claims = believed && Object.hasOwn(believed, session.id) ? believed[session.id] : undefined;
  const risk = await findRisk(wanted, {
    server: session.name,
    otherTools: book.names(),
    otherTitles: book.othersOf(session.id),
    otherServers: core.sessions().map(({ name }) => name),
    isChanged: allowedBefore !== undefined,
    believesReads: claims?.includes("readOnly") ?? false,
    limits: core.limits,
  });
  const isReviewed = core.policy.review === "always" || !isPlain(choices, "allow");
  if (risk.level === "low" && !isReviewed) {
    const chosen = naming(plainChoice(choices, "allow"));
    const given = wanted.arguments;
    const result: ToolDecision = { action: "allow", arguments: given, edited: false, ...chosen };
    return request.decide(wanted, { sent: "accept", result }, byPolicy);
  }
  const detail: ToolDetail = {
    risk,
    digest,
    ...(allowedBefore && { allowedBefore }),
    ...(core.policy.review === "always" && { askEachTime: true as const }),
  };
  // The dialog labels the arguments by the fields of this form.
  const schema = editSchema(wanted);
  if (isLongToRead(schema, true)) await readAhead(schema, true, core.limits);
  return request.ask(wanted, detail);
}

/** The reason for the model. */
const switchedOff = "The user switched this tool off.";
