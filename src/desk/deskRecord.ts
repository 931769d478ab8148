import type { Outcome } from "../host/outcome.js";
import type { ServerClaims } from "../host/session.js";
import type { Json } from "../wire/protocol/json.js";

/** A server that asks, as the page's host shows it. */
export interface DeskServer {
  /** Names its session, in every page of the audience. */
  readonly id: string;
  /** The host app's own name for it. @default the id */
  readonly name?: string;
  /** Its claims about itself. */
  readonly claims?: ServerClaims;
  /** The origin of the address that it is reached at. */
  readonly origin?: string;
  /** The protocol revision in use. */
  readonly protocolVersion?: string;
  /** Whether a transport tap sends results that the SDKs would refuse. */
  readonly tapped?: boolean;
}

/** A reply as a server gets it. */
export type DeskReply =
  | { readonly sent: "accept" | "decline" | "cancel" | "result"; readonly result: object }
  | {
      readonly sent: "error";
      readonly error: { readonly code: number; readonly message: string };
    };

/** An answer that won, until the node that asks has taken it. */
export interface DeskClaim {
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
  /** The node that waits for the answer. */
  readonly node: string;
  readonly server: DeskServer;
  readonly method: string;
  readonly params?: Json;
  /** Whether it came inside an `input_required` result. */
  readonly embedded: boolean;
  readonly askedAt: number;
  readonly deadline?: number;
  readonly phase: "open" | "claimed" | "settled";
  /** Present while it is claimed. */
  readonly claim?: DeskClaim;
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

/** All that a desk keeps for an audience. */
export type DeskRecord = DeskQuestion | DeskNotice;
