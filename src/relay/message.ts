import type { Command, Receipt } from "../host/command.js";
import type { Surface } from "../host/surface.js";
import type { Part } from "./parts.js";

/** The position that a window has reached in its host's messages: the number of the hello that was answered, and of the last page. */
export interface Mark {
  readonly epoch: number;
  readonly seq: number;
}

/** A message from a window to its host. `from` is the window's own name, so that many can share a channel. */
export type ToHost = { readonly from: string } & (
  | Hello
  | ({ readonly type: "command" } & SentCommand & Mark)
  | ({ readonly type: "ping" | "pong" | "heard" } & Mark)
  /** Ends what the hello of this number began, and whatever came before it. */
  | { readonly type: "bye"; readonly hello: number }
);

/** Asks for the state, and says which surfaces the window has; each hello has a higher number than the one before. */
export interface Hello {
  readonly type: "hello";
  readonly hello: number;
  readonly surfaces: readonly Surface[];
}

/** A command with its number, and the numbers of all commands on their way that have no receipt yet. */
export interface SentCommand {
  readonly id: number;
  readonly open: readonly number[];
  readonly command: Command;
}

/** A message from a host to the window that `to` names. */
export type ToWindow = { readonly to: string } & (
  | ToldPage
  | ({ readonly type: "receipt"; readonly id: number; readonly receipt: Receipt } & Mark)
  /** The command is under way and takes its time. */
  | { readonly type: "working"; readonly id: number }
  | ({ readonly type: "ping" | "pong" } & Mark)
  /** The host does not know this window (any more): it has to say hello. */
  | { readonly type: "stranger" }
  | { readonly type: "bye" }
);

/** One page of a change. */
export interface ToldPage extends Mark {
  readonly type: "change";
  /** Whether the change stands against nothing: what it does not hold is gone. */
  readonly fresh: boolean;
  /** Whether more pages of the same change follow. */
  readonly more: boolean;
  readonly parts: readonly Part[];
  /** The prefix that the host put before the ids of this window's surfaces. */
  readonly prefix: string;
}
