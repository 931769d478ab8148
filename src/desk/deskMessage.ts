import type { Outcome } from "../host/outcome.js";
import type { Json } from "../wire/protocol/json.js";
import type { DeskRecord, DeskServer } from "./deskRecord.js";

/** One message of a desk to a page. The same one may come twice; its `id` says so. */
export type DeskMessage =
  /** A question waits. */
  | {
      readonly type: "asked";
      readonly id: string;
      readonly sequence: number;
      readonly server: DeskServer;
      readonly method: string;
      readonly params?: Json;
      readonly embedded: boolean;
      readonly askedAt: number;
      /** The desk's own clock, for pages whose clock is another one. */
      readonly now: number;
      readonly deadline?: number;
    }
  /** A person or a rule has answered it, on whatever page. */
  | {
      readonly type: "settled";
      readonly id: string;
      readonly sequence: number;
      readonly outcome: Outcome;
    }
  /** Nobody waits for an answer any more. */
  | {
      readonly type: "withdrawn";
      readonly id: string;
      readonly sequence: number;
      readonly outcome: Outcome;
    }
  /** A server tells something beside its questions. */
  | {
      readonly type: "notice";
      readonly id: string;
      readonly sequence: number;
      readonly server: DeskServer;
      readonly method: string;
      readonly params?: Json;
    }
  /** All that waited has been told; a question that is not among `open` waits no more. */
  | { readonly type: "ready"; readonly sequence: number; readonly open: readonly string[] };

/** Returns the message that tells how a record stands now; none while an answer is on its way. */
export function toMessage(
  id: string,
  sequence: number,
  record: DeskRecord,
  now: number,
): DeskMessage | undefined {
  if (record.type === "notice") {
    const { server, method, params } = record;
    return {
      type: "notice",
      id,
      sequence,
      server,
      method,
      ...(params !== undefined && { params }),
    };
  }
  const { phase, outcome, server, method, params, embedded, askedAt, deadline } = record;
  if (phase === "claimed") return undefined;
  if (outcome) {
    const isAnswer = outcome.sent !== "nothing" && outcome.by !== "host";
    return { type: isAnswer ? "settled" : "withdrawn", id, sequence, outcome };
  }
  return {
    type: "asked",
    id,
    sequence,
    server,
    method,
    ...(params !== undefined && { params }),
    embedded,
    askedAt,
    now,
    ...(deadline !== undefined && { deadline }),
  };
}
