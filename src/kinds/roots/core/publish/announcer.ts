import type { HostCore } from "../../../../host/kind.js";
import type { SessionRecord } from "../../../../host/session.js";

/** Tells servers that the list which they see is another one. */
export interface Announcer {
  /** Takes note of what a server got when it asked: a list, or nothing. */
  answered(session: string, list: string | undefined): void;
  /** Looks soon which servers have something to hear: only one of them, where one is named. */
  schedule(only?: string): void;
  /** Forgets what a server got. */
  forget(session: string): void;
  close(): void;
}

/**
 * The list that a server sees, or `false` where it would be refused. With `asks` the person is asked first, so that it is
 * told of another list (client/roots: a change is told whoever decides later), but not of a mere decision.
 */
export type RootsSight = { readonly list: string | false; readonly asks?: boolean };

const pause = { first: 100, next: 1_000 };
/** The list of a server that may not have one. */
const nothing = "";

/** Makes an announcer. Changes are gathered: a server hears of them once, and again at the earliest a second later. */
export function createAnnouncer(
  core: HostCore,
  /** The list that a server sees now; `undefined` while the person is being asked. */
  sees: (session: SessionRecord) => RootsSight | undefined,
): Announcer {
  const known = new Map<string, string>();
  /** The servers that never got what is known here, because the person was to be asked first. */
  const unseen = new Set<string>();
  /** The servers to look at next; without a list, all of them. */
  let due: Set<string> | undefined = new Set();
  let toldAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = async (session: string, list: string, wasUnseen: boolean) => {
    const before = known.get(session) ?? nothing;
    known.set(session, list);
    try {
      await core.notify(session, "notifications/roots/list_changed");
    } catch {
      // Not connected yet, or it declared no `listChanged`: what it missed is told when its session changes.
      if (known.get(session) !== list) return;
      known.set(session, before);
      if (wasUnseen) unseen.add(session);
    }
  };

  const isNews = (id: string, list: string, asks: boolean) => {
    const before = known.get(id);
    if (asks) return list !== before && before !== nothing;
    return unseen.has(id) ? list !== nothing : list !== before;
  };

  const sessionsDue = () =>
    due ? [...due].flatMap((id) => core.session(id) ?? []) : core.sessions();

  const news = () =>
    sessionsDue().flatMap((session) => {
      const now = canHear(session) ? sees(session) : undefined;
      if (!now) return [];
      const { asks = false } = now;
      const list = now.list || nothing;
      if (isNews(session.id, list, asks)) return [{ id: session.id, list, asks }];
      take(session);
      return [];
    });

  const tellAll = () => {
    timer = undefined;
    toldAt = Date.now();
    const found = news();
    due = new Set();
    for (const { id, list, asks } of found) {
      const wasUnseen = unseen.has(id);
      if (!asks) unseen.delete(id);
      void tell(id, list, wasUnseen);
    }
  };

  const take = (session: SessionRecord) => {
    const now = sees(session);
    known.set(session.id, now?.list || nothing);
    if (now?.asks) unseen.add(session.id);
    else unseen.delete(session.id);
  };

  /** A session that nobody told anything sees what holds as it comes. */
  const meet = () => {
    for (const session of sessionsDue()) if (!known.has(session.id)) take(session);
  };

  return {
    answered(id, list) {
      const session = core.session(id);
      if (!session) return;
      if (list === undefined) return take(session);
      known.set(id, list);
      unseen.delete(id);
    },
    forget(session) {
      known.delete(session);
      unseen.delete(session);
      due?.delete(session);
    },
    schedule(only) {
      if (only === undefined) due = undefined;
      else due?.add(only);
      meet();
      if (timer !== undefined) return;
      if (news().length === 0) {
        due = new Set();
        return;
      }
      timer = setTimeout(tellAll, Math.max(pause.first, toldAt + pause.next - Date.now()));
    },
    close: () => clearTimeout(timer),
  };
}

/** From 2026-07-28 on there is no such notification: the next `roots/list` shows it. */
function canHear({ phase, protocolVersion }: SessionRecord): boolean {
  return phase === "open" && (protocolVersion === undefined || protocolVersion < "2026-07-28");
}
