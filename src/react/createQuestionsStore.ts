import type { Host } from "../host/host.js";
import { questionKey } from "../host/keys.js";
import type { Question } from "../host/question.js";
import type { Surface } from "../host/surface.js";
import { createFilter } from "../host/tables/listing.js";
import { type Rows, rowsOfList } from "../host/tables/rows.js";
import { keepRows, noRows, type QuestionsOfKind, questionsOfKind } from "./questionsOfKind.js";
import { type OpenedSurface, openSurface, windowStage } from "./surface/openSurface.js";

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
  /** The open question that waits on this surface behind a `current` that ended. */
  readonly behind?: Question | undefined;
  readonly open: Rows<Question>;
  readonly settled: Rows<Question>;
}

/** The place that a hook opens, and what it shows there. */
export interface Claim extends QuestionFilter {
  /** Opens a surface of this kind; without it, the hook only reads. */
  readonly surface?: Surface["kind"] | undefined;
  /** Shows only requests with this `mode`. */
  readonly mode?: string | undefined;
}

/** A view of the host that React can read; while it is listened to, its surface is open. */
export interface QuestionsStore {
  subscribe(listener: () => void): () => void;
  /** The same object until one of its questions changes. */
  getQuestions(): Questions;
  /** Opens the surface only while the user could see it. */
  setSeen(isSeen: boolean): void;
  /** Leaves a question to other surfaces, since nothing is drawn for it here. */
  pass(question: string): void;
}

export const noQuestions: Questions = {
  current: undefined,
  open: noRows,
  settled: noRows,
};

const inFront = createFilter<Question>((question) => question.inFront === true);

/** Makes a {@link QuestionsStore}; without a `surface` it only reads. */
export function createQuestionsStore(
  host: Host,
  kind: string,
  { session, call, id, surface, mode }: Claim,
): QuestionsStore {
  let opened: OpenedSurface | undefined;
  let isSeen = true;
  let tell: (() => void) | undefined;
  let questions = noQuestions;
  let seen: (QuestionsOfKind & { surfaceId: string | undefined }) | undefined;

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

  const findShown = ({ tree }: Rows<Question>, place: string) =>
    inFront(tree).find((question) => question.surface === place);

  const show = () => {
    if (!surface || !tell || !isSeen) {
      opened?.close();
      opened = undefined;
      return;
    }
    opened ??= openSurface(host, {
      kind: surface,
      questionKind: kind,
      ...(surface === "dialog" && { stage: windowStage() }),
      ...(session !== undefined && { session }),
      ...(call !== undefined && { call }),
      ...(id !== undefined && { question: id }),
      ...(mode !== undefined && { mode }),
    });
  };

  return {
    subscribe(listener) {
      const stop = host.subscribe(listener, id);
      tell = listener;
      show();
      return () => {
        stop();
        tell = undefined;
        show();
      };
    },
    setSeen(now) {
      isSeen = now;
      show();
      tell?.();
    },
    pass: (question) => opened?.pass(question),
    getQuestions() {
      const now = read();
      const surfaceId = opened?.id;
      if (now.open === seen?.open && now.settled === seen.settled && surfaceId === seen.surfaceId)
        return questions;
      seen = { open: now.open, settled: now.settled, surfaceId };
      const open = pick(questions.open, now.open);
      const settled = pick(questions.settled, now.settled);
      const ended = surfaceId === undefined ? undefined : findShown(settled, surfaceId);
      const current = ended ?? (surfaceId === undefined ? undefined : findShown(open, surfaceId));
      const behind = ended && open.list().find(({ surface: place }) => place === surfaceId);
      if (
        current !== questions.current ||
        behind !== questions.behind ||
        open !== questions.open ||
        settled !== questions.settled
      )
        questions = { current, behind, open, settled };
      return questions;
    },
  };
}
