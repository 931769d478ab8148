import type { HostKind, RequestLimits } from "mcp-host-ui/host";
import type { ParkedCall, ParkedCallEnd } from "./callRecord.js";

/** One request that a parked call takes: the first, or a retry that brings the answers of a round. */
export interface ParkedRound extends ParkedCall {
  /** The call's own id, the same in every round. */
  readonly id: string;
  /** The number of rounds of questions before it. */
  readonly round: number;
  /** 1, or more where a node has died that had begun to send the same: the server may have it already. Throw to end the call instead. */
  readonly attempt: number;
  /** Aborts when the desk of this node is closed: another node goes on. */
  readonly signal: AbortSignal;
}

/** A parked call that is over. */
export type EndedCall = ParkedCall & ParkedCallEnd & { readonly id: string };

/** Sends one request as it is and resolves to its result as it came, `input_required` included. */
export type SendRound = (round: ParkedRound) => Promise<object>;

/** Options for resuming calls. */
export interface ResumeOptions {
  /** Takes the end of a call. Where it throws, or its node dies, it is called again: keep the end by its `id`. */
  readonly ended?: (call: EndedCall) => unknown;
}

/** Everything that going on with a call takes. */
export interface Resuming extends ResumeOptions {
  readonly kinds: readonly HostKind[];
  readonly limits: RequestLimits;
  readonly send: SendRound;
  /** The ids of the calls that this node has begun to send, until the store has what came of it. */
  readonly begun: Set<string>;
}
