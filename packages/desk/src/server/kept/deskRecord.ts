import type { Outcome } from "mcp-host-ui/host";
import type { Json } from "mcp-host-ui/schema";
import type { ParkedCallRecord } from "../calls/callRecord.js";
import type { DeskServer } from "../deskServer.js";
import type { DeskGeneration } from "../models/deskGeneration.js";

/** A reply as a server gets it. */
export type DeskReply =
  | { readonly sent: "accept" | "decline" | "cancel" | "result"; readonly result: object }
  | {
      readonly sent: "error";
      readonly error: { readonly code: number; readonly message: string };
    };

/** An answer that won, until the node that asks has taken it. */
export interface WinningAnswer {
  /** Chosen by whoever answers, so that the same answer sent twice is one. */
  readonly key: string;
  readonly reply: DeskReply;
  /** The name of the rule that answered in a page, where no person did. */
  readonly rule?: string;
  readonly principal?: string;
}

/** One question, as a store keeps it. */
export interface DeskQuestion {
  readonly type: "question";
  /** The node that waits for the answer; empty where a parked call does. */
  readonly node: string;
  /** The parked call that it belongs to: its answer waits here for any node. */
  readonly parked?: string;
  readonly server: DeskServer;
  readonly method: string;
  readonly params?: Json;
  /** Whether it came inside an `input_required` result. */
  readonly embedded: boolean;
  readonly askedAt: number;
  readonly deadline?: number;
  /** The time that the deadline moves each time somebody asks for it, in milliseconds; absent where it cannot move. */
  readonly extendBy?: number;
  /** The keys of those who asked for more time, each once. */
  readonly moreTime?: readonly string[];
  readonly phase: "open" | "won" | "settled";
  /** Present while an answer has won that was not sent yet; for a parked call, until its round is sent. */
  readonly winner?: WinningAnswer;
  /** Why the node that asks could not send an answer; it is open again. */
  readonly refused?: {
    readonly key: string;
    readonly message: string;
    readonly issues?: readonly unknown[];
  };
  /** Present once it is settled, in place of the answer. */
  readonly outcome?: Outcome;
  /** The key of the answer that was sent. */
  readonly key?: string;
}

/** Something that a server tells every page of the audience: that a visit is complete, say. */
export interface DeskNotice {
  readonly type: "notice";
  readonly server: DeskServer;
  readonly method: string;
  readonly params?: Json;
}

/** The servers that an audience has blocked: one record for each audience. */
export interface DeskBlocks {
  readonly type: "blocks";
  readonly servers: readonly DeskServer[];
}

/** All that a desk keeps for an audience. */
export type DeskRecord = DeskQuestion | DeskNotice | DeskGeneration | DeskBlocks | ParkedCallRecord;
