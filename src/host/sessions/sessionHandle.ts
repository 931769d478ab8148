import type { TrackCallOptions, TrackedRun } from "../call.js";
import type { RunningKind } from "../kind.js";
import type { Reporter } from "../reporter.js";
import { internalError, isRequestError } from "../requestError.js";
import type { HostSession, ReceiveOptions, SendNotification, SessionRecord } from "../session.js";
import type { Table } from "../tables/table.js";

/** Returns the function that makes a session's handle: a client hands over through it what its server sends. */
export function createSessionHandles(context: {
  records: Table<SessionRecord>;
  kinds: ReadonlyMap<string, RunningKind>;
  senders: Map<string, SendNotification>;
  change: (record: SessionRecord) => void;
  receive: (
    id: string,
    method: string,
    params: unknown,
    options: ReceiveOptions,
  ) => Promise<object>;
  track: <Result>(
    id: string,
    run: TrackedRun<Result>,
    options: TrackCallOptions | undefined,
  ) => Promise<Result>;
  report: Reporter["report"];
  close: (id: string) => void;
  forget: (id: string) => boolean;
}): (id: string) => HostSession {
  const { records, kinds, senders, report } = context;
  return (id) => ({
    id,
    async receive(method, params, options = {}) {
      try {
        return await context.receive(id, method, params, options);
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
        for (const { notifications = {} } of kinds.values())
          if (Object.hasOwn(notifications, method)) await notifications[method]?.(params, session);
      } catch (error) {
        report(error);
      }
    },
    trackCall: (run, options) => context.track(id, run, options),
    update({ notify, ...known }) {
      const before = records.get(id);
      if (!before) return;
      if (notify) senders.set(id, notify);
      context.change({ ...before, ...known });
    },
    close: () => context.close(id),
    forget: () => context.forget(id),
  });
}
