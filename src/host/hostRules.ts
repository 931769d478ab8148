import type { HostKey, ValuePart } from "../state/key.js";
import type { CallRecord } from "./call.js";
import type { KindCommand, Receipt } from "./command.js";
import type { CommandScopes } from "./commandScope.js";
import type { Sender } from "./host.js";
import type { RunningKind } from "./kind.js";
import type { Question } from "./question.js";
import type { SessionRecord } from "./session.js";
import type { Spending } from "./spending.js";

/** Rules to give to `createHost`: what `createRules` of `mcp-host-ui/rules` makes. A host without them has no code for them. */
export interface HostRules {
  /** Starts the rules in one host; called once. */
  start(core: RulesCore): RunningRules;
}

/** Rules while their host lives. */
export interface RunningRules {
  /** Present until what was stored has been read: until then requests wait. */
  readonly ready: Promise<void> | undefined;
  /** Lets the rules decide about an open question, in the event under way, where one covers it. */
  consider(id: string): void;
  /** Hears that a question is settled. */
  ended(id: string): void;
  /** Counts what a model was given, or answered, for a question. */
  spend(id: string, spent: Spending): void;
  /** Carries out a command that begins with `rules/`. */
  command(command: KindCommand, sender: Sender): Promise<Receipt> | Receipt;
  /** The scope of each command. A window of `serveHost` can give only the commands listed here. @default none */
  readonly commands?: CommandScopes;
  /** Hears that a session opened, closed or became better known. */
  sessionChanged(session: SessionRecord): void;
  close(): void;
}

/** The part of a host that its rules may use. */
export interface RulesCore {
  /** An open question. */
  question(id: string): Question | undefined;
  /** The open questions, oldest first. */
  questions(): readonly Question[];
  /** Notes on a question what rules are compared with, or what they decided. */
  note(id: string, change: Pick<Partial<Question>, "facts" | "rulings">): void;
  /** Finds a place for a question that changed. */
  place(id: string): void;
  /** The kind of a question. */
  kind(name: string): RunningKind | undefined;
  /** Whether a person has typed something for a question. */
  isTyped(id: string): boolean;
  /** A tracked call that runs. */
  call(id: string): CallRecord | undefined;
  /** The record of a session. */
  session(id: string): SessionRecord | undefined;
  publish<Value>(key: HostKey<Value>, value: Value | undefined, part?: ValuePart<Value>): void;
  batch<Result>(run: () => Result): Result;
  report(error: unknown): void;
}
