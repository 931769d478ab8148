import type { Calls } from "./calls.js";
import { createNamedOnly } from "./namedOnly.js";
import type { Notifier } from "./notifier.js";
import type { HostPolicy } from "./policy.js";
import type { Reporter } from "./reporter.js";
import { createRequestError, internalError, isRequestError } from "./requestError.js";
import type {
  HostSession,
  OpenSessionOptions,
  ReceiveOptions,
  SendNotification,
  SessionRecord,
} from "./session.js";
import type { Settlement } from "./settlement.js";
import type { RunningSlice } from "./slice.js";
import type { Table } from "./table.js";

/** The sessions of a host. */
export interface Sessions {
  open(options: OpenSessionOptions): HostSession;
  /** Sends a notification to a session's server. */
  notify: (session: string, ...notification: Parameters<SendNotification>) => Promise<void>;
  /** Blocks a session or lets it ask again; false if there is none of this id. */
  block(session: string, blocked: boolean, principal?: string): boolean;
  /** Closes all sessions, and lets none open any more. */
  closeAll(): void;
}

/** Keeps the sessions of a host. */
export function createSessions(context: {
  records: Table<SessionRecord>;
  notifier: Notifier;
  reporter: Reporter;
  slices: ReadonlyMap<string, RunningSlice>;
  calls: Calls;
  settlement: Settlement;
  /** The only sessions that may ask, by the host's policy. */
  servers: HostPolicy["servers"];
  /** Whether a session may put one more question. */
  admit: (session: string) => boolean;
  closed: (session: string) => void;
  /** Forgets a session beyond its record; false, without doing so, where something of it still goes on. */
  forget: (session: string) => boolean;
  /** Settles what a session that the person has blocked has waiting; `principal` is who blocked it. */
  blocked: (session: string, principal?: string) => void;
}): Sessions {
  const { records, notifier, slices, calls, settlement } = context;
  const { report, attempt } = context.reporter;
  const doors = new Map<string, HostSession>();
  const senders = new Map<string, SendNotification>();
  /** Tells the open connections of sessions apart, those of one session included. */
  const connections = new Map<string, symbol>();
  /** The forgotten sessions that the person blocked: that stays as the person set it. */
  const blockedBefore = new Set<string>();
  let isOver = false;

  const change = (record: SessionRecord) =>
    notifier.batch(() => {
      records.set(record);
      notifier.stateChanged();
      for (const { sessionChanged } of slices.values()) attempt(() => sessionChanged?.(record));
    });

  /** The record of a session that stands; throws what a server hears whose session was closed. */
  const standing = (id: string): SessionRecord => {
    const record = records.get(id);
    if (record?.phase !== "open") throw createRequestError(-32603, "The session is closed.");
    return record;
  };

  /** Throws what a server hears that asks too much, and counts it. */
  const turnAway = (id: string, message: string): never => {
    const session = records.get(id);
    if (session) change({ ...session, refused: session.refused + 1 });
    throw createRequestError(-32603, message);
  };

  /** Throws what a server hears that the person has blocked: nothing of it is asked, answered or allowed by an earlier yes. */
  const expectUnblocked = (id: string) => {
    if (records.get(id)?.blocked)
      throw createRequestError(-32603, "The person has blocked this server's requests for now.");
  };

  /** Throws what a server hears that asks too much, or that the person has blocked. */
  const admit = (id: string) => {
    expectUnblocked(id);
    if (!context.admit(id)) turnAway(id, "Too many requests to a person: ask again later.");
  };

  const named = createNamedOnly(context.servers, (id, kind, error) =>
    settlement.note(
      { kind, session: id, request: {}, detail: undefined, options: {} },
      { sent: "error", error },
      { by: "host", reason: "policy", policy: "servers" },
    ),
  );

  const receive = async (id: string, method: string, params: unknown, options: ReceiveOptions) => {
    const session = standing(id);
    expectUnblocked(id);
    const connection = connections.get(id);
    /** Throws what nobody hears any more: the connection went while what answers the request was loaded. */
    const expectConnected = () => {
      if (connections.get(id) !== connection)
        throw createRequestError(-32603, "The session is closed.");
    };
    for (const [kind, slice] of slices) {
      if (!Object.hasOwn(slice.requests, method)) continue;
      named.expect(id, kind, method);
      return slice.requests[method]?.(params, {
        session,
        meta: options.meta,
        calls: options.call ? [options.call] : calls.ofSession(id),
        turnAway: (message) => turnAway(id, message),
        ask(request, detail) {
          expectConnected();
          admit(session.id);
          return settlement.ask({
            kind,
            session: id,
            request,
            detail,
            options: { ...timeFor(session), ...options },
          });
        },
        note(request, ...decided) {
          expectConnected();
          expectUnblocked(id);
          settlement.note({ kind, session: id, request, detail: undefined, options }, ...decided);
        },
        decide(request, reply, decision) {
          expectConnected();
          if (options.signal?.aborted)
            throw createRequestError(-32603, "The question was withdrawn.");
          admit(session.id);
          settlement.note(
            { kind, session: id, request, detail: undefined, options },
            reply,
            decision,
          );
          return reply.result;
        },
        refuse(request, error) {
          expectConnected();
          admit(session.id);
          return settlement.refuse(
            { kind, session: id, request, detail: undefined, options },
            error,
          );
        },
        fail(reason, request, detail) {
          report(reason);
          expectConnected();
          admit(session.id);
          const ask = { kind, session: id, request, detail, options };
          return settlement.refuse(ask, internalError(), "failed");
        },
      });
    }
    throw createRequestError(-32601, `Method not found: ${method}`);
  };

  const createDoor = (id: string): HostSession => ({
    id,
    async receive(method, params, options = {}) {
      try {
        const result = await receive(id, method, params, options);
        if (result) return result;
        throw new Error(`The slice that answers ${method} gave no result.`);
      } catch (error) {
        if (isRequestError(error)) throw error;
        report(error);
        throw internalError();
      }
    },
    async receiveNotification(method, params) {
      const session = records.get(id);
      if (session?.phase !== "open") return;
      try {
        for (const { notifications = {} } of slices.values())
          if (Object.hasOwn(notifications, method)) await notifications[method]?.(params, session);
      } catch (error) {
        report(error);
      }
    },
    trackCall: (run, options) =>
      calls.run(id, run, options, async (error, call, retries) => {
        const session = records.get(id);
        for (const [kind, { recover }] of slices) {
          if (!session || session.blocked || !recover || !named.has(id)) continue;
          const ask = async (request: unknown, detail?: unknown) => {
            admit(id);
            return settlement.ask({ kind, session: id, request, detail, options: { call } });
          };
          try {
            if (await recover(error, { session, retries, ask })) return true;
          } catch (refusal) {
            // Nobody is asked, so the call fails as it did.
            if (!isRequestError(refusal)) throw refusal;
          }
        }
        return false;
      }),
    update({ notify, ...known }) {
      const before = records.get(id);
      if (!before) return;
      if (notify) senders.set(id, notify);
      change({ ...before, ...known });
    },
    close() {
      const record = records.get(id);
      if (record?.phase !== "open") return;
      connections.delete(id);
      notifier.batch(() => {
        change({ ...record, phase: "closed" });
        context.closed(id);
      });
    },
    forget() {
      const record = records.get(id);
      if (record?.phase !== "closed") return false;
      return notifier.batch(() => {
        if (!context.forget(id)) return false;
        records.delete(id);
        doors.delete(id);
        senders.delete(id);
        named.forget(id);
        if (record.blocked) blockedBefore.add(id);
        for (const slice of slices.values()) attempt(() => slice.forget?.(id));
        notifier.stateChanged();
        return true;
      });
    },
  });

  return {
    open({ id, notify, ...known }) {
      if (notify) senders.set(id, notify);
      const before = records.get(id);
      const blocked = blockedBefore.delete(id);
      const fresh = { id, name: before?.name ?? id, tapped: false, refused: 0, blocked };
      // What is known of a server holds for one connection; that the person blocked it holds for the next one too.
      const claimed = before?.phase === "open" ? before : { ...fresh, ...blockOf(before) };
      if (!isOver && before?.phase !== "open") connections.set(id, Symbol(id));
      change({ ...claimed, ...known, phase: isOver ? "closed" : "open" });
      const door = doors.get(id) ?? createDoor(id);
      doors.set(id, door);
      return door;
    },
    async notify(id, ...notification) {
      if (records.get(id)?.phase === "open") await senders.get(id)?.(...notification);
    },
    block(id, blocked, principal) {
      const record = records.get(id);
      if (record)
        notifier.batch(() => {
          change({ ...record, blocked, refused: 0 });
          if (blocked) context.blocked(id, principal);
        });
      return record !== undefined;
    },
    closeAll() {
      isOver = true;
      for (const door of doors.values()) door.close();
    },
  };
}

/** How long a server's questions may take, as far as the host app knows. */
function timeFor({ answerWithin, extendBy }: SessionRecord) {
  return {
    ...(answerWithin !== undefined && { deadline: Date.now() + answerWithin }),
    ...(extendBy !== undefined && { extendBy }),
  };
}

function blockOf(record: SessionRecord | undefined) {
  return record && { blocked: record.blocked, refused: record.refused };
}
