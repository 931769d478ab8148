import type { Host } from "../host/host.js";
import { questionKey } from "../host/keys.js";
import type { Question } from "../host/question.js";
import type { Surface } from "../host/surface.js";
import { openSurface, windowStage } from "./openSurface.js";
import { keepList, questionsOfKind } from "./questionsOfKind.js";

/** Which questions a hook is about. */
export interface QuestionFilter {
  /** Only questions of this session. */
  readonly session?: string | undefined;
  /** Only questions that belong, or may belong, to this call. */
  readonly call?: string | undefined;
  /** Only this question. */
  readonly id?: string | undefined;
}

/** The questions of one kind that a hook is about, as the host has them now. */
export interface Questions {
  /** The question that this hook's own surface has to show now: one that is in front there, open or just ended. */
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
  kind: string,
  { session, call, id }: QuestionFilter,
  surface: Surface["kind"] | undefined,
): QuestionsStore {
  let surfaceId: string | undefined;
  let questions = noQuestions;
  let seen: (Pick<Questions, "open" | "settled"> & { surfaceId: typeof surfaceId }) | undefined;

  const isNarrow = session !== undefined || call !== undefined || id !== undefined;
  const isOurs = (question: Question) =>
    (session === undefined || question.session === session) &&
    (call === undefined || question.calls.includes(call));
  const pick = (before: readonly Question[], now: readonly Question[]) =>
    isNarrow ? keepList(before, now.filter(isOurs)) : now;

  const read = (): Pick<Questions, "open" | "settled"> => {
    if (id === undefined) return questionsOfKind(host, kind);
    const question = host.read(questionKey(id));
    const list = question?.kind === kind ? [question] : [];
    return question?.phase === "open" ? { open: list, settled: [] } : { open: [], settled: list };
  };

  const isShownHere = ({ inFront, surface }: Question) => inFront === true && surface === surfaceId;

  return {
    subscribe(listener) {
      const stop = host.subscribe(listener, id);
      if (!surface) return stop;
      const opened = openSurface(host, {
        kind: surface,
        questionKind: kind,
        ...(surface === "dialog" && { stage: windowStage() }),
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
      const open = pick(questions.open, now.open);
      const settled = pick(questions.settled, now.settled);
      const current =
        surfaceId === undefined ? undefined : (settled.find(isShownHere) ?? open.find(isShownHere));
      if (current !== questions.current || open !== questions.open || settled !== questions.settled)
        questions = { current, open, settled };
      return questions;
    },
  };
}
