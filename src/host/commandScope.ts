import type { ReadKey } from "../state/key.js";
import type { KindCommand } from "./command.js";

/** A record that a command acts on. */
export interface CommandTarget {
  readonly type: "question" | "call" | "session";
  readonly id: string;
}

/** The scope of one command of a kind. */
export interface CommandScope {
  /**
   * Lists every question, call and session that the command acts on; the list may be empty. Returns `undefined` if a target
   * does not exist. `read` returns values as the sender's window sees them.
   */
  targets(command: KindCommand, read: ReadKey): readonly CommandTarget[] | undefined;
  /** Whether a window may give the command where `allows` says nothing. @default false */
  readonly answers?: boolean;
}

/**
 * The scope of each command of a kind, by the part of the command's type after the slash. `"question"`: the question of this kind
 * under `id`; a window that sees it may give the command. `"host"`: the whole host; `allows` must permit it. A window may
 * not give a command that is missing here.
 */
export type CommandScopes = Readonly<Record<string, "question" | "host" | CommandScope>>;
