import type { Outcome } from "./outcome.js";
import type { RuleFacts, Ruling } from "./ruling.js";

/** One question of a server to a person: an immutable record, replaced whenever something about it changes. */
export interface Question<Request = unknown, Detail = unknown> {
  /** Unique in this host and in every later one; nothing to do with JSON-RPC ids, which repeat. */
  readonly id: string;
  /** The name of the kind that it belongs to: `elicitation`, `sampling`, `roots`. */
  readonly kind: string;
  /** The id of the session that it came from. */
  readonly session: string;
  /** The request, fixed when it arrives. */
  readonly request: Request;
  /** The state that its kind keeps about it while it is open. */
  readonly detail?: Detail | undefined;
  /** Whether it still waits for an answer. */
  readonly phase: "open" | "settled";
  /** The outcome; present once it is settled. */
  readonly outcome?: Outcome;
  /** The tracked calls that it may belong to. */
  readonly calls: readonly string[];
  /** The tracked call that it belongs to for certain: what a transport tap saw in that call's own result, or its adapter named. */
  readonly call?: string;
  /** Whether every tracked call that it may belong to is over; it can still be answered, though perhaps nobody waits for that. */
  readonly callOver?: boolean;
  /** Whether it came inside an `input_required` result (revision 2026-07-28): an error then fails the whole call, with every question beside it. */
  readonly embedded: boolean;
  /** Whether the asker can receive only flat answers: text, numbers, booleans and lists of text. @default false */
  readonly flatAnswers?: boolean;
  /** The host app's name for the server's view that asks (MCP Apps); absent where the server itself does. */
  readonly appView?: string;
  /** The address of a view that the server would rather have shown than our form (`_meta.ui.resourceUri` of the request; SEP-3118, a draft): hostile. */
  readonly viewUri?: string;
  /** The number of times that the same call asked this very question, this time included. */
  readonly asked: number;
  /** When it arrived, in milliseconds since 1970. */
  readonly receivedAt: number;
  /** When nobody waits for an answer any more, in milliseconds since 1970, where that is known. */
  readonly deadline?: number;
  /** The time that the deadline moves each time the person asks for it, in milliseconds; absent if it cannot move. */
  readonly extendBy?: number;
  /**
   * Whether the person put it aside for later; of what is settled and stays, whether the call that asked is over: then a
   * card may still show it, and a dialog once the person asks for that.
   */
  readonly aside: boolean;
  /** When the answer is sent that the person has given and can still take back, in milliseconds since 1970; absent where there is none. */
  readonly leavesAt?: number | undefined;
  /** Whether that answer is a no. @default false: the user left without a choice */
  readonly declines?: boolean | undefined;
  /** When the person asked to see it before what waits with it, in milliseconds since 1970. */
  readonly raisedAt?: number;
  /** Whether the person took it out of sight, once it was settled. */
  readonly dismissed?: boolean;
  /** Who took it out of sight, where the host app named whoever sits at the window. */
  readonly dismissedBy?: string;
  /** Whether an answer is on its way to another machine that has not confirmed or refused it. */
  readonly inDoubt?: boolean | undefined;
  /** Whether another page answered it first. What was typed here stays until the user dismisses it. @default false */
  readonly elsewhere?: boolean;
  /** Whether, although nobody here settled it, it stays where it was until it is dismissed. */
  readonly lingering: boolean;
  /** The one surface that shows it, once its turn comes. */
  readonly surface?: string | undefined;
  /** Facts that rules are compared with, one for each step that a rule could decide; absent in a host without rules. */
  readonly facts?: readonly RuleFacts[];
  /** The decisions of rules that brought it where it is, oldest first. */
  readonly rulings?: readonly Ruling[];
  /** Whether a rule has it worked on: it is on no surface until a person is needed. */
  readonly quiet?: boolean | undefined;
  /** Whether its surface shows it now: of the questions on surfaces of one stage, one is in front. */
  readonly inFront?: boolean | undefined;
}
