import { isJsonObject, type JsonObject } from "../../wire/protocol/json.js";
import type { Calls } from "../calls/calls.js";
import type { KindRequest, RunningKind } from "../kind.js";
import type { Settlement } from "../questions/settlement.js";
import { createRequestError, internalError, isRequestError } from "../requestError.js";
import type { ReceiveOptions, SessionRecord } from "../session.js";
import type { NamedOnly } from "./namedOnly.js";
import type { Revisions } from "./revisions.js";
import { type SessionGate, sessionClosed } from "./sessionGate.js";

/** Answers a request that came in a session. Throws a `RequestError` that the server may see. */
type ReceiveIn = (
  id: string,
  method: string,
  params: unknown,
  options: ReceiveOptions,
) => Promise<object>;

/** Returns the function that passes a session's request to the kind that answers it. */
export function createSessionRequests(context: {
  kinds: ReadonlyMap<string, RunningKind>;
  revisions: Revisions;
  calls: Calls;
  settlement: Settlement;
  gate: SessionGate;
  named: NamedOnly;
  /** Tells the open connections of sessions apart, those of one session included. */
  connectionOf: (session: string) => symbol | undefined;
  /** Present until the rules and blocks have been read: a request that came before would be shown, whatever they say. */
  settingsReady: () => Promise<void> | undefined;
  report: (error: unknown) => void;
}): ReceiveIn {
  const { kinds, revisions, calls, settlement, gate, named, connectionOf } = context;

  /** One request on its way to a kind. */
  const requestFor = (kind: string, session: SessionRecord, given: ReceiveOptions): KindRequest => {
    const { id } = session;
    const call = given.call ?? callOfTask(calls, id, given.meta);
    const options = call === undefined ? given : { ...given, call };
    const connection = connectionOf(id);
    /** Throws what nobody hears any more: the connection went while what answers the request was loaded. */
    const expectConnected = () => {
      if (connectionOf(id) !== connection) throw sessionClosed();
    };
    const asking = (request: unknown, detail?: unknown) => ({
      kind,
      session: id,
      request,
      detail,
      options,
      flatAnswers: kinds.get(kind)?.flatAnswers?.(session) ?? false,
    });
    const pass = () => {
      expectConnected();
      if (options.delivery) gate.expectUnblocked(id);
      else gate.admit(id);
    };
    return {
      session,
      meta: options.meta,
      calls: call !== undefined ? [call] : options.appView === undefined ? calls.ofSession(id) : [],
      supports: async (result) => (await options.supports?.(result)) ?? true,
      turnAway: (message) => gate.turnAway(id, message),
      ask(request, detail) {
        pass();
        const timed = { ...timeFor(session), ...options };
        return settlement.ask({ ...asking(request, detail), options: timed });
      },
      note(request, ...decided) {
        expectConnected();
        gate.expectUnblocked(id);
        options.settled?.();
        settlement.note(asking(request), ...decided);
      },
      decide(request, reply, decision) {
        expectConnected();
        if (options.signal?.aborted)
          throw createRequestError(-32603, "The question was withdrawn.");
        gate.admit(id);
        options.settled?.();
        settlement.note(asking(request), reply, decision);
        return reply.result;
      },
      refuse(request, error) {
        pass();
        return settlement.refuse(asking(request), error);
      },
      fail(reason, request, detail) {
        context.report(reason);
        pass();
        return settlement.refuse(asking(request, detail), internalError(), "failed");
      },
    };
  };

  const answer: ReceiveIn = async (id, method, params, options) => {
    const ready = context.settingsReady();
    if (ready) await ready;
    const session = gate.standing(id);
    gate.expectUnblocked(id);
    for (const [kind, { requests }] of kinds) {
      if (!Object.hasOwn(requests, method)) continue;
      if (options.undeclared || !revisions.has(kind, session))
        throw createRequestError(
          -32601,
          `This client does not answer ${method} in this protocol revision.`,
        );
      named.expect(id, kind, method);
      const result = await requests[method]?.(params, requestFor(kind, session, options));
      if (result) return result;
      throw new Error(`The kind that answers ${method} gave no result.`);
    }
    throw createRequestError(-32601, `Method not found: ${method}`);
  };

  return async (id, method, params, options) => {
    try {
      return await answer(id, method, params, options);
    } catch (error) {
      if (isRequestError(error)) throw error;
      context.report(error);
      throw internalError();
    }
  };
}

/** The call that follows the task which a server's request is for, by the request's own word (basic/utilities/tasks, 2025-11-25). */
function callOfTask(calls: Calls, session: string, meta: JsonObject | undefined) {
  const related = meta?.["io.modelcontextprotocol/related-task"];
  const task = isJsonObject(related) ? related.taskId : undefined;
  return typeof task === "string" ? calls.ofTask(session, task) : undefined;
}

/** The time that a server's questions may take, as far as the host app knows. */
function timeFor({ answerWithin, extendBy }: SessionRecord) {
  return {
    ...(answerWithin !== undefined && { deadline: Date.now() + answerWithin }),
    ...(extendBy !== undefined && { extendBy }),
  };
}
