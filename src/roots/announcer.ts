import type { SessionRecord } from "../host/session.js";
import type { SliceCore } from "../host/slice.js";

/** Tells servers that the list which they see is another one. */
export interface Announcer {
  /** Takes note of what a server got when it asked: a list, or nothing. */
  answered(session: string, list: string | undefined): void;
  /** Looks soon which servers have something to hear. */
  schedule(): void;
  close(): void;
}

const pause = { first: 100, next: 1_000 };
/** What a server sees that may not have the list. */
const nothing = "";

/** Makes an announcer. Changes are gathered: a server hears of them once, and again at the earliest a second later. */
export function createAnnouncer(
  core: SliceCore,
  /** The list that a server would get now, `false` where it would be refused; nothing where the person is to be asked first. */
  sees: (session: SessionRecord) => string | false | undefined,
): Announcer {
  const known = new Map<string, string>();
  let toldAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = async (session: string, list: string) => {
    const before = known.get(session) ?? nothing;
    known.set(session, list);
    try {
      await core.notify(session, "notifications/roots/list_changed");
    } catch {
      // Not connected yet, or it declared no `listChanged`: what it missed is told when its session changes.
      if (known.get(session) === list) known.set(session, before);
    }
  };

  const news = () =>
    core.sessions().flatMap((session) => {
      const now = canHear(session) ? sees(session) : undefined;
      const list = now === false ? nothing : now;
      return list === undefined || list === known.get(session.id) ? [] : [{ session, list }];
    });

  const tellAll = () => {
    timer = undefined;
    toldAt = Date.now();
    for (const { session, list } of news()) void tell(session.id, list);
  };

  /** A session that nobody told anything sees what holds as it comes. */
  const meet = () => {
    for (const session of core.sessions())
      if (!known.has(session.id)) known.set(session.id, sees(session) || nothing);
  };

  return {
    answered: (session, list) => void known.set(session, list ?? nothing),
    schedule() {
      meet();
      if (timer !== undefined || news().length === 0) return;
      timer = setTimeout(tellAll, Math.max(pause.first, toldAt + pause.next - Date.now()));
    },
    close: () => clearTimeout(timer),
  };
}

/** From 2026-07-28 on there is no such notification: the next `roots/list` shows it. */
function canHear({ phase, protocolVersion }: SessionRecord): boolean {
  return phase === "open" && (protocolVersion === undefined || protocolVersion < "2026-07-28");
}
