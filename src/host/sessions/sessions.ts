import { createCallRecovery } from "../calls/callRecovery.js";
import type { Calls } from "../calls/calls.js";
import type { RunningKind } from "../kind.js";
import type { HostPolicy } from "../policy.js";
import type { Settlement } from "../questions/settlement.js";
import type { Reporter } from "../reporter.js";
import type {
  HostSession,
  OpenSessionOptions,
  SendNotification,
  SessionRecord,
} from "../session.js";
import type { Table } from "../tables/table.js";
import type { Transactions } from "../tables/transactions.js";
import type { BlockedServers } from "./blockedServers.js";
import { createNamedOnly } from "./namedOnly.js";
import type { Revisions } from "./revisions.js";
import { createSessionGate } from "./sessionGate.js";
import { createSessionRequests } from "./sessionRequests.js";

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

/** The parts of a host that its sessions need. */
interface SessionsContext {
  records: Table<SessionRecord>;
  transactions: Transactions;
  reporter: Reporter;
  kinds: ReadonlyMap<string, RunningKind>;
  revisions: Revisions;
  calls: Calls;
  settlement: Settlement;
  /** The only sessions that may ask, by the host's policy. */
  servers: HostPolicy["servers"];
  settingsReady: () => Promise<void> | undefined;
  /** Hears that a session opened, closed or became better known, once its kinds have. */
  changed: (record: SessionRecord) => void;
  /** Whether a session may put one more question. */
  admit: (session: string) => boolean;
  closed: (session: string) => void;
  /** Forgets a session beyond its record; false, without doing so, where something of it still goes on. */
  forget: (session: string) => boolean;
  /** The servers that the user has blocked, before their sessions opened too. */
  blockedServers: BlockedServers;
  /** Settles what a session that the person has blocked has waiting; `principal` is who blocked it. */
  blocked: (session: string, principal?: string) => void;
}

/** Keeps the sessions of a host. */
export function createSessions(context: SessionsContext): Sessions {
  const { records, transactions, kinds, calls, settlement } = context;
  const { report, attempt } = context.reporter;
  const handles = new Map<string, HostSession>();
  const senders = new Map<string, SendNotification>();
  /** Tells the open connections of sessions apart, those of one session included. */
  const connections = new Map<string, symbol>();
  let isOver = false;

  const change = (record: SessionRecord) =>
    transactions.batch(() => {
      records.set(record);
      for (const { sessionChanged } of kinds.values()) attempt(() => sessionChanged?.(record));
      attempt(() => context.changed(record));
    });

  const gate = createSessionGate(records, change, context.admit);
  const named = createNamedOnly(context.servers, (id, kind, error) =>
    settlement.note(
      { kind, session: id, request: {}, detail: undefined, options: {} },
      { sent: "error", error },
      { by: "host", cause: "policy", policy: "servers" },
    ),
  );
  const connectionOf = (id: string) => connections.get(id);
  const receive = createSessionRequests({ ...context, gate, named, connectionOf, report });
  const recover = createCallRecovery({ ...context, gate, named });

  const createHandle = (id: string): HostSession => ({
    id,
    receive: (method, params, options = {}) => receive(id, method, params, options),
    async receiveNotification(method, params) {
      const session = records.get(id);
      if (session?.phase !== "open") return;
      try {
        for (const { notifications = {} } of kinds.values())
          if (Object.hasOwn(notifications, method)) await notifications[method]?.(params, session);
      } catch (error) {
        report(error);
      }
    },
    trackCall: (run, options) => calls.run(id, run, options, (...failed) => recover(id, ...failed)),
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
      transactions.batch(() => {
        change({ ...record, phase: "closed" });
        context.closed(id);
      });
    },
    forget() {
      const record = records.get(id);
      if (record?.phase !== "closed") return false;
      return transactions.batch(() => {
        if (!context.forget(id)) return false;
        records.delete(id);
        handles.delete(id);
        senders.delete(id);
        named.forget(id);
        for (const kind of kinds.values()) attempt(() => kind.forget?.(id));
        return true;
      });
    },
  });

  return {
    open({ id, notify, ...known }) {
      if (notify) senders.set(id, notify);
      const before = records.get(id);
      const blocked = context.blockedServers.has(id);
      const fresh = { id, name: before?.name ?? id, tapped: false, refused: 0, blocked };
      // What is known of a server holds for one connection; that the person blocked it holds for the next one too.
      const claimed = before?.phase === "open" ? before : { ...fresh, ...blockOf(before) };
      if (!isOver && before?.phase !== "open") connections.set(id, Symbol(id));
      change({ ...claimed, ...known, phase: isOver ? "closed" : "open" });
      const handle = handles.get(id) ?? createHandle(id);
      handles.set(id, handle);
      return handle;
    },
    async notify(id, ...notification) {
      if (records.get(id)?.phase === "open") await senders.get(id)?.(...notification);
    },
    block(id, blocked, principal) {
      const record = records.get(id);
      if (record)
        transactions.batch(() => {
          context.blockedServers.set(id, blocked);
          change({ ...record, blocked, refused: 0 });
          if (blocked) context.blocked(id, principal);
        });
      return record !== undefined;
    },
    closeAll() {
      isOver = true;
      for (const handle of handles.values()) handle.close();
    },
  };
}

function blockOf(record: SessionRecord | undefined) {
  return record && { blocked: record.blocked, refused: record.refused };
}
