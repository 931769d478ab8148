import type { HostKey, ReadKey, ValuePart } from "../state/key.js";
import type { JsonObject } from "../wire/protocol/json.js";
import type { RequestLimits } from "../wire/protocol/requestLimits.js";
import type { Draft, KindCommand, Receipt } from "./command.js";
import type { CommandScopes } from "./commandScope.js";
import type { Decision } from "./decision.js";
import type { LogEntry } from "./log/logEntry.js";
import type { Outcome, OutcomeCause } from "./outcome.js";
import type { HostPolicy } from "./policy.js";
import type { Question } from "./question.js";
import type { Reply, ResultReply } from "./reply.js";
import type { RequestError } from "./requestError.js";
import type { KindFacts, Ruling } from "./ruling.js";
import type { SessionRecord } from "./session.js";
import type { Spending } from "./spending.js";

/** A capability of the host: one folder, one entry in `createHost({ kinds })`, gone when both are gone. */
export interface HostKind {
  /** Names the kind, its questions and the prefix of its commands. */
  readonly name: string;
  /** The client capabilities to declare, keyed as on the wire. */
  readonly capabilities: Readonly<Record<string, JsonObject>>;
  /** The last protocol revision in which it is declared and answered. @default every revision */
  readonly lastRevision?: string;
  /** Starts the kind in one host; called once for each. */
  start(core: HostCore): RunningKind;
  /**
   * Loads what validates the kind's requests and results apart from any host, by method: for a desk, where the person
   * is on another machine. Without it a desk takes any object as a result.
   */
  wire?(): Promise<Readonly<Record<string, WireValidation>>>;
}

/** Validates one method of a kind as it goes over the wire. */
export interface WireValidation {
  /** Explains why nobody can be asked this; `undefined` where somebody can. */
  findProblem(
    params: unknown,
    limits: RequestLimits,
  ): Promise<string | undefined> | string | undefined;
  /** Reads a result that a page made of an answer, or explains why it is none that the server could take. */
  readResult(result: unknown, asked: AskedOnWire): Promise<WireResult> | WireResult;
  /**
   * Has a model of the server's write, once a person in a page let it: the request as the page sent it, which may be anything.
   * What it throws is reported on the server, and no page is told. Without it, a desk has no model.
   */
  generate?(request: unknown, options: GenerateOnWire): Promise<GeneratedOnWire>;
  /** The reply that the server of a parked call gets when nobody answers. @default an error, which ends the call */
  readonly fallback?: ResultReply;
}

/** Facts about a request that a page passes to a model of the server's. */
export interface GenerateOnWire {
  /** The id of the question at the desk. */
  readonly question: string;
  /** The request's params, as the MCP server sent them. */
  readonly asked: unknown;
  readonly limits: RequestLimits;
  /** The id of the model that was picked in the page, which may be anything. */
  readonly model?: string;
  readonly session: SessionRecord;
  /** Aborts when nobody wants the response any more. */
  readonly signal: AbortSignal;
  /** Shows the page what the model has written so far: all of it. */
  readonly onPartial: (text: string) => void;
}

/** The response that the model wrote, for the page's own kind to read, or the reason why there is none, which the page is told. */
export type GeneratedOnWire = { readonly generated: unknown } | { readonly message: string };

/** A request that a result belongs to. */
export interface AskedOnWire {
  readonly params: unknown;
  readonly limits: RequestLimits;
  /** Whether the connection takes results that the SDKs would refuse. */
  readonly tapped: boolean;
  /** Whether it came inside an `input_required` result. */
  readonly embedded: boolean;
  /** The names of the properties whose secrets the user confirmed, as the page says. @default none */
  readonly confirmed?: readonly string[];
}

/** A result that may be sent, or the reasons why not. */
export type WireResult =
  | ResultReply
  | {
      readonly message: string;
      readonly issues?: readonly unknown[];
      /** Present where the result is valid, but holds a secret that the user did not confirm. */
      readonly rejection?: "unconfirmed";
    };

/** A kind while its host lives. */
export interface RunningKind {
  /** Answers requests, by method; what it throws, other than a `RequestError`, reaches the server as "Internal error". */
  readonly requests: Readonly<
    Record<string, (params: unknown, request: KindRequest) => Promise<object>>
  >;
  /** Hears notifications, by method. */
  readonly notifications?: Readonly<
    Record<string, (params: unknown, session: SessionRecord) => void | Promise<void>>
  >;
  /**
   * Turns an answer into the reply that the server gets; `rule` names the rule that answers in place of a
   * person, `principal` whoever sits at the window.
   */
  answer(
    question: Question,
    answer: unknown,
    rule?: string,
    principal?: string,
  ): Promise<Answered> | Answered;
  /** The reply that the server gets when nobody answers. */
  fallback(question: Question, cause: OutcomeCause): Reply;
  /**
   * Whether the connection of a session carries only flat answers of this kind: text, numbers, booleans and lists of text.
   * Forms leave out fields that need more, and say so. @default false
   */
  flatAnswers?(session: SessionRecord): boolean;
  /** Looks at the error of a tracked call; resolves to true if the call is worth another try. */
  recover?(error: unknown, call: FailedCall): Promise<boolean>;
  /** Carries out the kind's own commands; `principal` is whoever sits at the window, and stands in each outcome that follows. */
  command?(command: KindCommand, principal?: string): Promise<Receipt> | Receipt;
  /** The scope of each command. A window of `serveHost` can give only the commands listed here. @default none */
  readonly commands?: CommandScopes;
  /** Tells what to compare when the same call asks again; without it nothing counts as asked again. */
  fingerprint?(question: Question): string;
  /** Whether a question that an earlier page stored is one of this kind's; without it nothing typed is stored. */
  revives?(question: Question): boolean | Promise<boolean>;
  /** Explains what of a question, and of what was typed for it, may be stored; without it all of both. */
  storable?(
    question: Question,
    draft: Draft,
  ): Promise<{ readonly question: Question; readonly draft: Draft }>;
  /**
   * Returns the part of a draft that the host keeps and shows in other windows: the draft without secrets. A promise delays
   * the draft until it resolves. Without this method, the host keeps the whole draft.
   */
  keepableDraft?(question: Question, draft: Draft): Draft | Promise<Draft>;
  /** Whether a question needs nobody's eyes for now, because a model works on it, say; then it is never unattended. */
  isBusy?(question: Question): boolean;
  /** The part of a settled question that the host keeps once it is out of sight. @default all of it */
  kept?(question: Question): Question;
  /** The part of a settled question that a log which keeps content may keep. @default all of it */
  loggable?(question: Question): Question;
  /** Hears that a question of the kind was settled, by whomever. */
  ended?(question: Question): void;
  /** Hears that a session opened, closed or became better known. */
  sessionChanged?(session: SessionRecord): void;
  /** Lets go of what it keeps of a session that the host forgot; what the person set for it stays. */
  forget?(session: string): void;
  /** The part that rules need; without it they leave every question of the kind to the person. */
  readonly rules?: RuledKind;
  /** Lets go of everything; called when the host closes. */
  close?(): void;
}

/** The part of a kind that lets rules decide about its questions. */
export interface RuledKind {
  /** Facts of an open question that rules are compared with; `undefined` while none may decide. */
  facts(question: Question): KindFacts | undefined;
  /** Carries out what a rule decided: at once, with `decision` where it settles the question. */
  obey(question: Question, effect: Ruling["effect"], decision: RuleDecision): void;
  /** Whether a rule has a question worked on, so that nobody has to see it for now. */
  isQuiet?(question: Question): boolean;
  /** The texts that a model would get for a question, and the most tokens that it may answer; without it, it costs nothing. */
  cost?(question: Question): { readonly texts: readonly string[]; readonly maxTokens: number };
}

/** The decision of a rule, with whoever made the rule. */
export type RuleDecision = Decision & { readonly by: "rule"; readonly rule: string };

/** The reply that a kind made of an answer, or the issues that keep it from being sent. */
export type Answered =
  /** The question is settled with this reply; `lingers` keeps it on its surface until it is dismissed. */
  | {
      readonly reply: Reply;
      readonly reason?: string;
      readonly detail?: unknown;
      readonly lingers?: boolean;
      /** Changes something beside the question, in the same commit; it is called even where the question was settled meanwhile. */
      readonly also?: () => void;
      /** Hears that another machine waits for the answer and could not be reached: the question stays open, and may be answered again. */
      readonly undelivered?: () => void;
    }
  /** The question stays open, with this detail. */
  | { readonly detail: unknown; readonly reply?: never }
  /** The answer is refused, with the reasons. */
  | {
      readonly message: string;
      readonly issues?: readonly unknown[];
      /** Present where the answer is valid, but the user has to see exactly this, or confirm its secrets, first. */
      readonly rejection?: "unseen" | "unconfirmed";
    };

/** Resolves to the result to send; rejects with the error to send. */
export interface PendingAnswer extends Promise<object> {
  /** The record of the question. @default none, if a rule or the server ended the question at once */
  readonly question?: Question | undefined;
}

/** One request on its way to a kind. */
export interface KindRequest {
  readonly session: SessionRecord;
  /** The request's `_meta`. */
  readonly meta: JsonObject | undefined;
  /** The tracked calls that it may belong to. */
  readonly calls: readonly string[];
  /** Whether the connection would send a result as it is, and not an error in its place. */
  supports(result: object): Promise<boolean>;
  /** Asks the user. */
  ask(request: unknown, detail?: unknown): PendingAnswer;
  /** Turns away one request too many, and lets the person see that it came; the message goes to the server. */
  turnAway(message: string): never;
  /** Writes into the log what a rule answers at once, without a question that anybody could see. */
  note(request: unknown, reply: Reply, decision: Decision): void;
  /** Answers at once, in the host's name, what a policy decides; throws where the server asks too much, or no more. */
  decide(request: unknown, reply: ResultReply, decision: Decision): object;
  /** Refuses a request that no person should have to answer, and shows them that it came; rejects with the error. */
  refuse(request: unknown, error: RequestError): Promise<never>;
  /** Reports why a request cannot be handled, and shows the person that it came; rejects with "Internal error". */
  fail(reason: unknown, request: unknown, detail?: unknown): Promise<never>;
}

/** A call that failed, for a kind that may know what to do about it. */
export interface FailedCall {
  readonly session: SessionRecord;
  /** The number of times that this call was tried again before. */
  readonly retries: number;
  /** Puts a question to the person that belongs to this call. */
  ask(request: unknown, detail?: unknown): Promise<object>;
}

/** The part of the host that a kind may use. */
export interface HostCore {
  /** The host app's limits for the size of one request. */
  readonly limits: RequestLimits;
  /** The host app's policy, whatever people, settings, windows and rules say. */
  readonly policy: HostPolicy;
  /** Whether what is sent is kept in a log. */
  readonly logsContent: boolean;
  /** The current record of a question of this kind. */
  question(id: string): Question | undefined;
  /** The questions of this kind: the settled ones, then the open ones, each oldest first. */
  questions(): readonly Question[];
  /** Replaces what the kind keeps about a question. */
  update(id: string, detail: unknown): void;
  /** Whether the connection of a question would send a result as it is, and not an error in its place. */
  supports(id: string, result: object): Promise<boolean>;
  /** Settles a question. */
  settle(id: string, reply: Reply, decision: Decision): Receipt;
  /** The sessions that are open now. */
  sessions(): readonly SessionRecord[];
  /** The record of a session. */
  session(id: string): SessionRecord | undefined;
  /** The open questions of this kind in a session, oldest first. */
  openIn(session: string): readonly Question[];
  /** Sends a notification to a session's server. */
  notify(session: string, method: string, params?: JsonObject): Promise<void>;
  /** The value kept under a key outside the state: a draft, partial output. */
  read: ReadKey;
  /**
   * Keeps a value under a key of its own and notifies the listeners of that key; `undefined` removes it. `part` cuts the
   * value for a window that does not see every session. @default the window reads the whole value
   */
  publish<Value>(key: HostKey<Value>, value: Value | undefined, part?: ValuePart<Value>): void;
  /** Runs a function that makes several changes; listeners hear of all of them at once. */
  batch<Result>(run: () => Result): Result;
  /** Adds the run of an allowed call to the log; `server` is the host app's name for the server. */
  logRun(
    of: { readonly id: string; readonly session: string; readonly server: string },
    run: NonNullable<LogEntry["run"]>,
    decision: Outcome,
  ): void;
  /** Counts what a model was given, or answered, for a question, where the host has budgets. */
  spend(id: string, spent: Spending): void;
  /** Reports an error that the server must not see. */
  report(error: unknown): void;
}
