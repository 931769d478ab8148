import type { HostKey } from "../state/key.js";
import type { JsonObject } from "../wire/protocol/json.js";
import type { CallRecord } from "./call.js";
import type { Command, Receipt } from "./command.js";
import type { CommandScopes } from "./commandScope.js";
import type { DecisionLog } from "./log/decisionLog.js";
import type { LogEntry } from "./log/logEntry.js";
import type { Question } from "./question.js";
import type { HostSession, OpenSessionOptions, SessionRecord } from "./session.js";
import type { Commit } from "./tables/commit.js";

/** All that a user interface shows: plain data, replaced on every change, safe to clone. */
export interface HostState {
  readonly sessions: readonly SessionRecord[];
  /** The tracked calls that run now. */
  readonly calls: readonly CallRecord[];
  /** The questions that wait for an answer, oldest first. */
  readonly open: readonly Question[];
  /** The questions that were settled last, oldest first. */
  readonly settled: readonly Question[];
  /** Who decided what, oldest first; empty in a host without a log. */
  readonly log: readonly LogEntry[];
}

/** A store of questions, in this process or another. */
export interface Host {
  /** The state as it is now; the same object until something in it changes. */
  getState(): HostState;
  /** The value under one key now: a question under its id, its draft under `draft:<id>`. */
  read<Value>(key: HostKey<Value>): Value | undefined;
  read(key: string): unknown;
  /** Listens to the whole state, or to one key. Returns a function that stops listening. */
  subscribe(listener: () => void, key?: string): () => void;
  /** Carries out a command; never rejects. */
  send(command: Command): Promise<Receipt>;
  /**
   * Calls the listener just before the page says goodbye to a host that lives elsewhere; absent where it lives here.
   * Returns a function that stops it.
   */
  onLeaving?(listener: () => void): () => void;
}

/** Who gives a command, as far as the host app knows: plain windows never say so themselves. */
export interface Sender {
  /** Who sits at the window. */
  readonly principal?: string;
  /** Whether it comes from a window that a relay serves, and not from the host's own process. @default false */
  readonly isRemote?: boolean;
  /** Which questions the window sees: its surfaces show no others. @default all of them */
  readonly sees?: (question: Question) => boolean;
}

/** The host itself: a {@link Host} that sessions attach to. */
export interface LocalHost extends Host {
  /** Carries out a command, in somebody's name where one is given; never rejects. */
  send(command: Command, sender?: Sender): Promise<Receipt>;
  /** The capabilities that a client has to declare for the host's kinds, keyed as on the wire. */
  readonly capabilities: Readonly<Record<string, JsonObject>>;
  /** The last protocol revision in which to declare a capability, for those that are left out of later ones. */
  readonly lastRevisions: Readonly<Record<string, string>>;
  /** The requests that the host's kinds answer, by method. */
  readonly requests: readonly string[];
  /** The notifications that the host's kinds hear, by method. */
  readonly notifications: readonly string[];
  /** Opens a session, or returns the one of the same id. */
  openSession(options: OpenSessionOptions): HostSession;
  /** The id of the open call whose messages carry this marker. */
  callOf(marker: unknown): string | undefined;
  /** Listens to every commit: all that one command, or one event of a session, changed. Returns a function that stops listening. */
  observe(observer: (commit: Commit) => void): () => void;
  /** The log that was given to `createHost`. */
  readonly log: DecisionLog | undefined;
  /** Every key, beside the questions' own, that has a value now. */
  keys(): Iterable<string>;
  /** Reads the part of a value for the sessions that `sees` accepts. */
  readPart(key: string, sees: (session: string) => boolean): unknown;
  /** The scope of each command of a kind, or of the rules under `"rules"`. */
  commandsOf(kind: string): CommandScopes | undefined;
  /** Calls the listener once the host has closed. Returns a function that removes the listener. */
  onClose(listener: () => void): () => void;
  /** Closes every session for good, clears every timer, and removes the host's handlers from the attached clients. */
  close(): void;
}
