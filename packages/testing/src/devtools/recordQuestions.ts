import { type Host, type HostState, Kinds, type LogEntry, type Question } from "mcp-host-ui/host";
import { redactTexts } from "mcp-host-ui/safety";
import { isJsonObject } from "mcp-host-ui/schema";
import { anonymous, eventsOf, settledEvent } from "./lifeOf.js";
import type { RecordedQuestion } from "./recording.js";

const methods: Readonly<Record<string, string>> = {
  elicitation: "elicitation/create",
  sampling: "sampling/createMessage",
  roots: "roots/list",
};

/** The questions of a recording. */
export interface QuestionRecords {
  list(): readonly RecordedQuestion[];
  /** Takes over what is new in a state. Returns whether anything is. */
  look(state: HostState): boolean;
  /** Forgets what is settled. */
  clear(): void;
  stop(): void;
}

/** Records the questions of a host; `typed` hears that one was typed into, which its state does not tell. */
export function recordQuestions(host: Host, keep: number, typed: () => void): QuestionRecords {
  const questions = new Map<string, RecordedQuestion>();
  const last = new Map<string, Question>();
  const drafts = new Map<string, () => void>();
  let lastEntry: LogEntry | undefined;

  const noteTyping = (id: string) => {
    const known = questions.get(id);
    if (!known || host.read(Kinds.draftKey(id)) === undefined) return;
    const event = { type: "typed", at: Date.now() } as const;
    const events = known.events.at(-1)?.type === "typed" ? known.events.slice(0, -1) : known.events;
    questions.set(id, { ...known, events: [...events, event] });
    typed();
  };

  const watchDraft = ({ id, phase }: Question) => {
    if (phase === "settled") {
      drafts.get(id)?.();
      drafts.delete(id);
    } else if (!drafts.has(id))
      drafts.set(
        id,
        host.subscribe(() => noteTyping(id), Kinds.draftKey(id)),
      );
  };

  /** Finds the round that a new question is of, which makes one of whatever it came with. */
  const noteRound = (question: Question): string | undefined => {
    const first = [...questions.values()].find(
      ({ id, outcome }) => !outcome && areTogether(last.get(id), question),
    );
    if (!first) return undefined;
    const { round = first.id } = first;
    questions.set(first.id, { ...first, round });
    return round;
  };

  const noteQuestion = (question: Question) => {
    const before = last.get(question.id);
    if (before === question) return false;
    last.set(question.id, question);
    // It was forgotten: what is left of its life tells nothing.
    if (before && !questions.has(question.id)) return false;
    watchDraft(question);
    const known = questions.get(question.id) ?? beginningOf(question);
    const round = before ? known.round : noteRound(question);
    questions.set(question.id, {
      ...known,
      ...(round !== undefined && { round }),
      asked: question.asked,
      events: [...known.events, ...eventsOf(before, question, Date.now())],
      ...(question.outcome && { outcome: anonymous(question.outcome) }),
    });
    if (questions.size > keep) forgetOldest(questions);
    return true;
  };

  const noteLog = (log: readonly LogEntry[]) => {
    const fresh = log.slice(lastEntry ? log.lastIndexOf(lastEntry) + 1 : 0);
    lastEntry = log.at(-1);
    for (const { id, kind, session, receivedAt, asked, outcome, sent, run } of fresh) {
      // The question of the run has its own entry.
      if (run) continue;
      const known = questions.get(id) ?? {
        ...{ id, kind, session, receivedAt, asked, events: [settledEvent(outcome)] },
        outcome: anonymous(outcome),
      };
      questions.set(id, { ...known, ...(sent !== undefined && { sent }) });
      if (questions.size > keep) forgetOldest(questions);
    }
    return fresh.length > 0;
  };

  return {
    list: () => [...questions.values()],
    look(state) {
      const news = [...state.settled.map(noteQuestion), ...state.open.map(noteQuestion)];
      if (last.size > 2 * keep) forgetGone(last, state);
      return noteLog(state.log) || news.includes(true);
    },
    clear() {
      for (const [id, { outcome }] of questions) if (outcome) questions.delete(id);
    },
    stop() {
      for (const stop of drafts.values()) stop();
      drafts.clear();
    },
  };
}

function beginningOf({
  id,
  kind,
  session,
  request,
  receivedAt,
  asked,
}: Question): RecordedQuestion {
  const method = methods[kind];
  const params = redactTexts(request);
  return {
    ...{ id, kind, session, receivedAt, asked, events: [] },
    ...(method === undefined
      ? isJsonObject(params) && { content: params }
      : { request: { method, ...(isJsonObject(params) && kind !== "roots" && { params }) } }),
  };
}

/** Whether one result asked both: of one session, for the same calls, and neither answered yet. */
function areTogether(one: Question | undefined, other: Question): boolean {
  return (
    one !== undefined &&
    one.id !== other.id &&
    one.embedded &&
    other.embedded &&
    one.phase === "open" &&
    one.session === other.session &&
    one.calls.join() === other.calls.join()
  );
}

function forgetOldest(questions: Map<string, RecordedQuestion>): void {
  for (const [id, { outcome }] of questions)
    if (outcome) {
      questions.delete(id);
      return;
    }
}

/** Forgets records that the host has forgotten. */
function forgetGone(last: Map<string, Question>, { open, settled }: HostState): void {
  const there = new Set([...open, ...settled].map(({ id }) => id));
  for (const id of last.keys()) if (!there.has(id)) last.delete(id);
}
