import type { Json, JsonObject } from "mcp-host-ui/schema";
import type { DeskServer } from "../deskServer.js";
import type { DeskClock } from "../kept/deskClock.js";

/** A call whose questions may wait longer than any node lives: `tools/call`, say, of revision 2026-07-28 or later. */
export interface ParkedCall {
  /** The people who may see and answer what it asks. */
  readonly audience: string;
  /** The server that is called, as pages show it. */
  readonly server: DeskServer;
  readonly method: string;
  readonly params: JsonObject;
  /** Comes back with the result, for whatever waits for it in the app: the id of a chat, say. */
  readonly context?: Json;
  /**
   * When people have to have answered all that it asks, in milliseconds since 1970: within a heartbeat after it, the server is told that
   * nobody did, as it is in one page. A server that asks on after that ends the call.
   * @default `keepOpen` of the desk for each round
   */
  readonly deadline?: number;
}

/** The end of a parked call: the server's result, or why there is none. */
export type ParkedCallEnd =
  | { readonly result: JsonObject }
  | { readonly error: { readonly code?: number; readonly message: string } };

/** One question of a round, under the key that the server gave it. */
export interface RoundQuestion {
  readonly key: string;
  /** The id of the question at the desk. */
  readonly id: string;
  readonly method: string;
  readonly params?: Json;
}

/** The stage of a parked call. */
export type CallStage =
  /** For any node to send it. */
  | { readonly stage: "due" }
  /** For the node that sends it now. */
  | {
      readonly stage: "sending";
      readonly node: string;
      readonly answers: Answers;
      readonly asked: readonly string[];
    }
  /** For people to answer. */
  | {
      readonly stage: "asking";
      readonly questions: readonly RoundQuestion[];
      /** When nobody waits for them any more. */
      readonly until: number;
    }
  /** For the app to take its end. */
  | { readonly stage: "ended"; readonly node: string; readonly end: ParkedCallEnd }
  /** For nothing: nodes forget it. */
  | { readonly stage: "over" };

/** The answers of one round, by the server's keys. */
export type Answers = readonly { readonly key: string; readonly result: object }[];

/** A parked call, as a store keeps it. */
export type ParkedCallRecord = ParkedCall & {
  readonly type: "call";
  /** The number of results so far that required input. */
  readonly round: number;
  /** The number of nodes that have begun to send this round. */
  readonly attempt: number;
  /** The server's own, as it came. */
  readonly requestState?: string;
} & CallStage;

/** Where parked calls stand in a store; no app's audience begins like this. */
export const callsAudience = "//calls";

/** The time for which a store keeps a call beyond its deadline, in milliseconds: all nodes may be down when it passes. */
const grace = 24 * 3_600_000;

/** When a store may forget a call that waits, or one of its questions. */
export function expiryOf(
  { deadline = 0 }: Pick<ParkedCall, "deadline">,
  { clock, keepOpen }: { readonly clock: DeskClock; readonly keepOpen: number },
): number {
  return Math.max(deadline, clock.now() + keepOpen) + grace;
}

/** The record of a call at another stage. */
export function atStage(record: ParkedCallRecord, stage: CallStage): ParkedCallRecord {
  const { type, audience, server, method, params, context, deadline } = record;
  const { round, attempt, requestState } = record;
  return {
    type,
    audience,
    server,
    method,
    params,
    ...(context !== undefined && { context }),
    ...(deadline !== undefined && { deadline }),
    round,
    attempt,
    ...(requestState !== undefined && { requestState }),
    ...stage,
  };
}
