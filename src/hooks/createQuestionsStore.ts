import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";
import type { Surface } from "../host/surface.js";
import { createFairChoice } from "./createFairChoice.js";
import { openSurface } from "./openSurface.js";

/** Which questions a hook is about. */
export interface QuestionFilter {
  /** Only questions of this session. */
  readonly session?: string | undefined;
  /** Only questions that belong, or may belong, to this call. */
  readonly call?: string | undefined;
  /** Only this question. */
  readonly id?: string | undefined;
}

/** The questions of one slice that a hook is about, as the host has them now. */
export interface Questions {
  /** What this hook's own surface has to show: something that ended under the person's eyes, else what waits longest of a server whose turn it is. */
  readonly current: Question | undefined;
  readonly open: readonly Question[];
  readonly settled: readonly Question[];
}

/** A view of the host that React can read; while it is listened to, its surface is open. */
export interface QuestionsStore {
  subscribe(listener: () => void): () => void;
  /** The same object until one of its questions changes. */
  getQuestions(): Questions;
}

export const noQuestions: Questions = { current: undefined, open: [], settled: [] };

/** Makes a {@link QuestionsStore}; without a `surface` it only reads. */
export function createQuestionsStore(
  host: Host,
  slice: string,
  { session, call, id }: QuestionFilter,
  surface: Surface["kind"] | undefined,
): QuestionsStore {
  let surfaceId: string | undefined;
  let questions = noQuestions;
  const choose = createFairChoice();
  let seen: (Pick<Questions, "open" | "settled"> & { surfaceId: typeof surfaceId }) | undefined;

  const isOurs = (question: Question) =>
    question.kind === slice &&
    (session === undefined || question.session === session) &&
    (call === undefined || question.calls.includes(call));

  const read = (): Pick<Questions, "open" | "settled"> => {
    if (id === undefined) return host.getState();
    // A host keeps nothing but a question's record under the question's id.
    const question = host.read(id) as Question | undefined;
    const list = question ? [question] : [];
    return question?.phase === "open" ? { open: list, settled: [] } : { open: [], settled: list };
  };

  const isShownHere = (question: Question) =>
    surfaceId !== undefined && question.surface === surfaceId;

  return {
    subscribe(listener) {
      const stop = host.subscribe(listener, id);
      if (!surface) return stop;
      const opened = openSurface(host, {
        kind: surface,
        slice,
        ...(session !== undefined && { session }),
        ...(call !== undefined && { call }),
        ...(id !== undefined && { question: id }),
      });
      surfaceId = opened.id;
      return () => {
        stop();
        opened.close();
      };
    },
    getQuestions() {
      const now = read();
      if (now.open === seen?.open && now.settled === seen.settled && surfaceId === seen.surfaceId)
        return questions;
      seen = { open: now.open, settled: now.settled, surfaceId };
      const open = keep(questions.open, now.open.filter(isOurs));
      const settled = keep(questions.settled, now.settled.filter(isOurs));
      const current =
        settled.find((question) => question.lingering && isShownHere(question)) ??
        choose(open.filter(isShownHere));
      if (current !== questions.current || open !== questions.open || settled !== questions.settled)
        questions = { current, open, settled };
      return questions;
    },
  };
}

/** The list of before, where the one of now has the same in it. */
function keep<Item>(before: readonly Item[], now: readonly Item[]): readonly Item[] {
  const isSame = before.length === now.length && now.every((item, place) => item === before[place]);
  return isSame ? before : now;
}
