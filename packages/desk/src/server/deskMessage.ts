import { Kinds, type Outcome } from "mcp-host-ui/host";
import type { Json } from "mcp-host-ui/schema";
import type { DeskServer } from "./deskServer.js";
import type { DeskRecord } from "./kept/deskRecord.js";
import type { DeskGeneration } from "./models/deskGeneration.js";

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
      /** The time that the deadline moves each time somebody asks for it, in milliseconds; absent where it cannot move. */
      readonly extendBy?: number;
    }
  /** A model of the desk's writes for it, or has ended: `key` names what a page asked for. */
  | {
      readonly type: "partial";
      readonly id: string;
      readonly sequence: number;
      readonly key: string;
      /** The keys of what was asked for the same question before: no model works on those any more. */
      readonly earlier?: readonly string[];
      /** The request that the person let through, for a page that comes later and takes it up; absent once it was stopped. */
      readonly request?: Json;
      /** The model that the person picked for it, where there was one. */
      readonly model?: string;
      /** Present once a person stopped it. */
      readonly stopped?: true;
      /** The model's text so far: all of it, up to a bound. */
      readonly text: string;
      /** The response that the model wrote; present once it is done. */
      readonly generated?: Json;
      /** Why there is nothing, for the person. */
      readonly failure?: string;
    }
  /** A person or a rule has answered it, on whatever page. */
  | {
      readonly type: "settled";
      readonly id: string;
      readonly sequence: number;
      /** The key of the answer, so that its page knows it for its own. */
      readonly key?: string;
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
  /** All servers that the audience has blocked. Every node refuses their requests. */
  | {
      readonly type: "blocks";
      readonly id: string;
      readonly sequence: number;
      readonly servers: readonly DeskServer[];
    }
  /** All that waited has been told; a question that is not among `open` waits no more. */
  | {
      readonly type: "ready";
      readonly sequence: number;
      readonly open: readonly string[];
      /** The longest time between two signs of life, in milliseconds; a desk that does not tell gives one every 15 seconds. */
      readonly heartbeat?: number;
      /** Names the audience's feed, by a digest: tabs of one browser that are told the same share one. */
      readonly channel?: string;
    };

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
  if (record.type === "call") return undefined;
  if (record.type === "blocks") return { type: "blocks", id, sequence, servers: record.servers };
  if (record.type === "generation") return toPartial(sequence, record);
  const { phase, outcome, server, method, params, embedded, askedAt, deadline, extendBy } = record;
  if (phase === "won") return undefined;
  if (outcome) {
    const isAnswer = !Kinds.isUnanswered(outcome) && outcome.by !== "host";
    if (!isAnswer) return { type: "withdrawn", id, sequence, outcome };
    return {
      type: "settled",
      id,
      sequence,
      ...(record.key !== undefined && { key: record.key }),
      outcome,
    };
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
    ...(extendBy !== undefined && { extendBy }),
  };
}

/** Returns the message that tells how far a model is. */
function toPartial(
  sequence: number,
  { question, key, keys, phase, request, model, text, generated, message }: DeskGeneration,
): DeskMessage {
  return {
    type: "partial",
    id: question,
    sequence,
    key,
    ...(keys.length > 1 && { earlier: keys.slice(0, -1) }),
    ...(request !== undefined && { request }),
    ...(model !== undefined && { model }),
    ...(phase === "stopped" && { stopped: true }),
    text,
    ...(generated !== undefined && { generated }),
    ...(message !== undefined && { failure: message }),
  };
}
