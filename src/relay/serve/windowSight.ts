import type { CallRecord } from "../../host/call.js";
import type { HostState, LocalHost } from "../../host/host.js";
import type { LogEntry } from "../../host/log/logEntry.js";
import type { Question } from "../../host/question.js";
import type { SessionRecord } from "../../host/session.js";
import { defineKey, type ReadKey } from "../../state/key.js";
import { isJsonObject } from "../../wire/protocol/json.js";

/** Something of a host's state that a window may see or not; `session` is the id of the session that it belongs to. */
export type Visible =
  | { readonly type: "session"; readonly session: string; readonly record: SessionRecord }
  | { readonly type: "question"; readonly session: string; readonly record: Question }
  | { readonly type: "call"; readonly session: string; readonly record: CallRecord }
  | { readonly type: "log"; readonly session: string; readonly record: LogEntry }
  /** A value under a key of its own that belongs to no question: `roots:state`, `sampling:settings`. */
  | { readonly type: "value"; readonly session?: never; readonly key: string }
  /** The part of a value that concerns one session: a server's rules, roots, budget or tasks. Asked once `sees` lets the value through. */
  | { readonly type: "value"; readonly session: string; readonly key: string };

/** The part of a host that one window sees. */
export interface WindowSight {
  /** Whether there may be something that the window does not see. */
  readonly isPartial: boolean;
  getState(): HostState;
  /** Whether there is such a question, and the window sees it. */
  question(id: string): Question | undefined;
  isQuestionSeen(question: Question): boolean;
  isSessionSeen(id: string): boolean;
  isCallSeen(id: string): boolean;
  /**
   * The part of the value under a key that the window sees; nothing under a question's own key. A draft is seen with its
   * question.
   */
  readonly value: ReadKey;
}

/** Makes the sight of a window; `sees` is asked once for each version of a record, and a record is hidden if it throws. */
export function createWindowSight(
  host: LocalHost,
  sees: ((what: Visible) => boolean) | undefined,
  report: (error: unknown) => void,
): WindowSight {
  const known = new WeakMap<object, boolean>();
  const lists = new WeakMap<object, readonly object[]>();

  const ask = (what: Visible): boolean => {
    try {
      return sees?.(what) ?? true;
    } catch (error) {
      report(error);
      return false;
    }
  };
  const isSeen = <Record extends object>(record: Record, what: (record: Record) => Visible) => {
    const before = known.get(record);
    if (before !== undefined) return before;
    const seen = ask(what(record));
    known.set(record, seen);
    return seen;
  };
  const filter = <Record extends object>(
    list: readonly Record[],
    what: (record: Record) => Visible,
  ): readonly Record[] => {
    if (!sees) return list;
    // Kept under the list itself, which holds the same kind of records each time.
    const before = lists.get(list) as readonly Record[] | undefined;
    const seen = before ?? list.filter((record) => isSeen(record, what));
    lists.set(list, seen);
    return seen;
  };
  const questionAt = (key: string): Question | undefined => {
    const found = host.read(defineKey<Question>(key));
    // A record stands under its own id; nothing else does.
    return isJsonObject(found) && found.id === key && typeof found.receivedAt === "number"
      ? found
      : undefined;
  };
  const sessionAt = (id: string) => host.getState().sessions.find((session) => session.id === id);
  const isPartSeen = (key: string, id: string) => {
    const session = sessionAt(id);
    const isHidden = session !== undefined && !isSeen(session, ofSession);
    return !isHidden && ask({ type: "value", session: id, key });
  };
  const isQuestionSeen = (question: Question) => isSeen(question, ofQuestion);

  return {
    isPartial: sees !== undefined,
    getState() {
      const state = host.getState();
      if (!sees) return state;
      return {
        sessions: filter(state.sessions, ofSession),
        calls: filter(state.calls, ofCall),
        open: filter(state.open, ofQuestion),
        settled: filter(state.settled, ofQuestion),
        log: filter(state.log, ofEntry),
      };
    },
    question(id) {
      const question = questionAt(id);
      return question && isQuestionSeen(question) ? question : undefined;
    },
    isQuestionSeen,
    isSessionSeen(id) {
      if (!sees) return true;
      const session = sessionAt(id);
      return session !== undefined && isSeen(session, ofSession);
    },
    isCallSeen(id) {
      const call = host.getState().calls.find((call) => call.id === id);
      return call !== undefined && isSeen(call, ofCall);
    },
    value(key: string) {
      if (questionAt(key)) return undefined;
      const question = questionAt(key.slice(key.indexOf(":") + 1));
      if (question) return isQuestionSeen(question) ? host.read(key) : undefined;
      if (!ask({ type: "value", key })) return undefined;
      return sees ? host.readPart(key, (session) => isPartSeen(key, session)) : host.read(key);
    },
  };
}

function ofSession(record: SessionRecord): Visible {
  return { type: "session", session: record.id, record };
}

function ofQuestion(record: Question): Visible {
  return { type: "question", session: record.session, record };
}

function ofCall(record: CallRecord): Visible {
  return { type: "call", session: record.session, record };
}

function ofEntry(record: LogEntry): Visible {
  return { type: "log", session: record.session, record };
}
