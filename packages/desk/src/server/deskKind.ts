import {
  createRequestError,
  type HostKind,
  type Kinds,
  type Question,
  type Sessions,
} from "mcp-host-ui/host";
import type { Json } from "mcp-host-ui/schema";
import type { WinningAnswer } from "./kept/deskRecord.js";

/** A request as a desk's own host holds it: as it is on the wire. */
export interface RawRequest {
  readonly method: string;
  readonly params?: Json;
}

/** Listeners for the questions of a desk's own host. */
export interface DeskKindEvents {
  opened(question: Question, session: Sessions.Record, core: Kinds.Core): void;
  ended(question: Question): void;
  /** Throws, or turns the request away, where the audience has blocked the server or it asks too much, on whatever node. */
  admit(request: Kinds.Request): Promise<void>;
  notice(session: Sessions.Record, method: string, params: unknown): void;
}

/**
 * The kind of the same name on the side that asks: it passes requests on as they are, and replies as they come. When
 * nobody answers, the server gets what the kind itself would send.
 */
export function deskKind(kind: HostKind, events: DeskKindEvents): HostKind {
  const { wire: _, ...declared } = kind;
  return {
    ...declared,
    start(core) {
      const own = kind.start(core);
      const ask = async (method: string) => (await kind.wire?.())?.[method];
      const methods = Object.keys(own.requests).map((method) => [
        method,
        async (params: unknown, request: Parameters<(typeof own.requests)[string]>[1]) => {
          const problem = await (await ask(method))?.findProblem(params, core.limits);
          if (problem !== undefined) throw createRequestError(-32602, problem);
          await events.admit(request);
          const asked = request.ask(toRaw(method, params));
          if (asked.question) events.opened(asked.question, request.session, core);
          return asked;
        },
      ]);
      const notices = Object.keys(own.notifications ?? {}).map((method) => [
        method,
        (params: unknown, session: Sessions.Record) => events.notice(session, method, params),
      ]);
      return {
        requests: Object.fromEntries(methods),
        notifications: Object.fromEntries(notices),
        async answer(question, winner) {
          // Made by the desk itself, which validated it.
          const reply = replyOf(winner as WinningAnswer);
          const isCarried =
            reply.sent === "error" || (await core.supports(question.id, reply.result));
          return isCarried ? { reply } : { message: "The connection would not carry this answer." };
        },
        // The kind knows the request as it reads it; what nobody answers it says without it.
        fallback: (question, cause) => own.fallback(question, cause),
        // The desk shows it elsewhere, and says when nobody is there.
        isBusy: () => true,
        ended: events.ended,
        close: () => own.close?.(),
      };
    },
  };
}

function replyOf({ reply }: WinningAnswer): Kinds.Reply {
  if (reply.sent !== "error") return reply;
  const { code, message } = reply.error;
  return { sent: "error", error: createRequestError(code, message) };
}

function toRaw(method: string, params: unknown): RawRequest {
  if (params === undefined) return { method };
  // What came over a wire, or is about to go over one.
  return { method, params: JSON.parse(JSON.stringify(params)) as Json };
}
