import type { Host } from "../host/host.js";
import { questionKey } from "../host/keys.js";
import { createFilter } from "../host/listing.js";
import type { Question } from "../host/question.js";
import { type Rows, rowsOfList } from "../host/rows.js";
import type { Surface } from "../host/surface.js";
import { openSurface, windowStage } from "./openSurface.js";
import { keepRows, noRows, type QuestionsOfKind, questionsOfKind } from "./questionsOfKind.js";

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
  /** The open question that the surface shows; a settled one that is still there does not hide it. */
  readonly asked: Question | undefined;
  readonly open: Rows<Question>;
  readonly settled: Rows<Question>;
}

/** A view of the host that React can read; while it is listened to, its surface is open. */
export interface QuestionsStore {
  subscribe(listener: () => void): () => void;
  /** The same object until one of its questions changes. */
  getQuestions(): Questions;
}

export const noQuestions: Questions = {
  current: undefined,
  asked: undefined,
  open: noRows,
  settled: noRows,
};

const inFront = createFilter<Question>((question) => question.inFront === true);
const placed = createFilter<Question>(({ surface, aside }) => surface !== undefined && !aside);

/** Makes a {@link QuestionsStore}; without a `surface` it only reads. */
export function createQuestionsStore(
  host: Host,
  kind: string,
  { session, call, id }: QuestionFilter,
  surface: Surface["kind"] | undefined,
): QuestionsStore {
  let surfaceId: string | undefined;
  let questions = noQuestions;
  let seen: (QuestionsOfKind & { surfaceId: typeof surfaceId }) | undefined;

  const isNarrow = session !== undefined || call !== undefined || id !== undefined;
  const ours = createFilter<Question>(
    (question) =>
      (session === undefined || question.session === session) &&
      (call === undefined || question.calls.includes(call)),
  );
  const pick = (before: Rows<Question>, now: Rows<Question>) =>
    isNarrow ? keepRows(before, ours(now.tree)) : now;

  const read = (): QuestionsOfKind => {
    if (id === undefined) return questionsOfKind(host, kind);
    const question = host.read(questionKey(id));
    const rows = question?.kind === kind ? rowsOfList([question]) : noRows;
    return question?.phase === "open"
      ? { open: rows, settled: noRows }
      : { open: noRows, settled: rows };
  };

  const findShown = ({ tree }: Rows<Question>) =>
    inFront(tree).find((question) => question.surface === surfaceId);

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
      const isHere = ({ surface }: Question) => surface === surfaceId;
      const ended = surfaceId === undefined ? undefined : findShown(settled);
      const first = surfaceId === undefined ? undefined : findShown(open);
      const asked = ended ? placed(open.tree).find(isHere) : first;
      const current = ended ?? first;
      const isSame = current === questions.current && asked === questions.asked;
      if (!isSame || open !== questions.open || settled !== questions.settled)
        questions = { current, asked, open, settled };
      return questions;
    },
  };
}
