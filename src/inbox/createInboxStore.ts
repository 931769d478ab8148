import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";
import type { SessionRecord } from "../host/session.js";
import type { ListedKind } from "../react/kind.js";
import {
  createItem,
  createSettledItem,
  type InboxItem,
  type SettledInboxItem,
} from "./inboxItem.js";

/** The open requests of one server. */
export interface InboxServer {
  /** The id of the session. */
  readonly id: string;
  /** The host app's own name for the server. */
  readonly name: string;
  /** Oldest first. */
  readonly items: readonly InboxItem[];
}

/** Everything that servers ask, and asked; the same objects until something about them changes. */
export interface UseInboxResult {
  /** The servers that wait for something, that which waits longest first. */
  readonly servers: readonly InboxServer[];
  /** All open requests, oldest first. */
  readonly open: readonly InboxItem[];
  /** Those that were settled since the host was made and that nobody dismissed, oldest first; the host keeps the last ones only. */
  readonly settled: readonly SettledInboxItem[];
  /** The number of open questions that wait for the person: those at which a rule has a model at work do not. */
  readonly count: number;
}

/** A view of the host that React can read. */
export interface InboxStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until one of its questions changes. */
  readonly getInbox: () => UseInboxResult;
}

export const emptyInbox: UseInboxResult = { servers: [], open: [], settled: [], count: 0 };

/** A list of so many rows is looked through after each change; one of more when this many milliseconds for each row have passed. */
const few = 1_000;
const millisecondsPerRow = 1 / 500;

interface Seen {
  readonly open: readonly Question[];
  readonly settled: readonly Question[];
  readonly sessions: readonly SessionRecord[];
}

/** Makes an {@link InboxStore} of all sessions, or of one. */
export function createInboxStore(
  host: Host,
  session: string | undefined,
  kinds: readonly ListedKind[],
): InboxStore {
  const items = new WeakMap<Question, InboxItem>();
  const settledItems = new WeakMap<Question, SettledInboxItem | undefined>();
  let seen: Seen | undefined;
  let inbox = emptyInbox;

  const itemOf = (question: Question) => {
    const item = items.get(question) ?? createItem(host, question, kinds);
    items.set(question, item);
    return item;
  };

  const settledItemOf = (question: Question) => {
    if (!settledItems.has(question))
      settledItems.set(question, createSettledItem(host, question, kinds));
    return settledItems.get(question) ?? [];
  };

  const isOurs = (question: Question) => session === undefined || question.session === session;

  const look = ({ open, settled, sessions }: Seen): UseInboxResult => {
    const openItems = open.filter(isOurs).map(itemOf);
    return {
      servers: group(openItems, sessions),
      open: openItems,
      settled: settled.filter(isOurs).flatMap(settledItemOf),
      count: openItems.filter(({ question }) => !question.quiet).length,
    };
  };

  /** All of a long list is looked through for one change: what comes meanwhile is heard of together. */
  const subscribe = (listener: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      listener();
    };
    const stop = host.subscribe(() => {
      const rows = inbox.open.length + inbox.settled.length;
      if (rows <= few) return listener();
      timer ??= setTimeout(tell, rows * millisecondsPerRow);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  };

  return {
    subscribe,
    getInbox() {
      const { open, settled, sessions } = host.getState();
      const isSame = seen?.open === open && seen.settled === settled && seen.sessions === sessions;
      if (isSame) return inbox;
      seen = { open, settled, sessions };
      inbox = look(seen);
      return inbox;
    },
  };
}

function group(items: readonly InboxItem[], sessions: readonly SessionRecord[]): InboxServer[] {
  const bySession = new Map<string, InboxItem[]>();
  for (const item of items) {
    const { session } = item.question;
    const known = bySession.get(session);
    if (known) known.push(item);
    else bySession.set(session, [item]);
  }
  const names = new Map(sessions.map(({ id, name }) => [id, name]));
  return [...bySession].map(([id, own]) => ({ id, name: names.get(id) ?? id, items: own }));
}
