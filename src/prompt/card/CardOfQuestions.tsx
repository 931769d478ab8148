"use client";

import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import type { Question } from "../../host/question.js";
import { createFilter } from "../../host/tables/listing.js";
import type { RowTree } from "../../host/tables/rowTree.js";
import { countBySurface } from "../../react/countBySurface.js";
import type { Questions } from "../../react/createQuestionsStore.js";
import { hasDialogs, subscribeStage } from "../../react/openSurface.js";
import type { QuestionsOfKind } from "../../react/questionsOfKind.js";
import type { ViewsOf } from "../../react/useQuestionViews.js";
import { Guarded } from "../../ui/Guarded.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useSurfaceAttributes } from "../../ui/useSurfaceAttributes.js";
import { refusalRows } from "../banner/refusalRows.js";
import { useFocusBack } from "../focus/useFocusBack.js";
import { BrokenQuestion } from "../frame/BrokenQuestion.js";
import type { QuestionKind, QuestionView } from "../questionKind.js";
import { asideQuestions } from "../stage/asideQuestions.js";
import { AsideCard } from "./AsideCard.js";
import { QuestionInPage } from "./QuestionInPage.js";

/** The props of `CardOfQuestions`. */
export interface CardOfQuestionsProps<View extends QuestionView> extends ComponentProps<"section"> {
  readonly kind: QuestionKind<View>;
  readonly questions: Questions;
  readonly views: ViewsOf<View>;
}

/** Lists those too that are leaving. */
const putAside = createFilter<Question>((question) => question.aside);

/** Shows what a card has to: its current question, what was put aside, or requests that nobody could answer. */
export function CardOfQuestions<View extends QuestionView>({
  kind,
  questions,
  views: { views, viewOf },
  ...props
}: CardOfQuestionsProps<View>): ReactNode {
  const { current } = views;
  const { tree } = questions.open;
  const first = asideQuestions(tree)[0] ?? putAside(tree)[0];
  const aside = first && viewOf(first);
  const back = useFocusBack(current || aside ? 1 : 0);
  const card = mergeProps(back, props);
  const hasFocus = useRef(false);
  const isEmpty = !current;
  useEffect(() => {
    // Whoever comes later finds no card to come in the place of.
    if (isEmpty) hasFocus.current = false;
  }, [isEmpty]);
  if (current)
    return (
      <Guarded
        resetKey={current.id}
        fallback={
          <BrokenQuestion question={current} ways={kind.waysOut(current)} surface="inline" />
        }
      >
        <QuestionInPage
          {...card}
          key={current.id}
          hasFocus={hasFocus}
          kind={kind}
          view={current}
          waiting={waitingBehind(current, tree)}
        />
      </Guarded>
    );
  if (aside)
    return (
      <AsideCard
        {...card}
        view={aside}
        leave={kind.waysOut(aside).leave}
        onResume={() => aside.resume?.()}
      />
    );
  return <RefusalsCard {...props} questions={questions} />;
}

/** Counts the questions that the surface of the current one has to show after it. */
function waitingBehind(
  { surface, phase }: Pick<Question, "surface" | "phase">,
  open: RowTree<Question> | undefined,
): number {
  if (surface === undefined) return 0;
  return (countBySurface(open).get(surface) ?? 0) - (phase === "open" ? 1 : 0);
}

/** The props of `RefusalsCard`. */
interface RefusalsCardProps extends ComponentProps<"section"> {
  readonly questions: QuestionsOfKind;
}

/**
 * Tells, in place of a card, of requests that nobody could answer. Renders a `<section>` element, none where the
 * window has dialogs: their bar tells it.
 */
function RefusalsCard({ questions, children: _, ...props }: RefusalsCardProps): ReactNode {
  const attributes = useSurfaceAttributes();
  const isToldElsewhere = useSyncExternalStore(subscribeStage, hasDialogs, () => true);
  const rows = isToldElsewhere ? [] : refusalRows(questions);
  const back = useFocusBack(rows.length);
  if (rows.length === 0) return null;
  return (
    <section
      {...mergeProps({ ...attributes, ...back, className: "mcp-card" }, props)}
      data-refused=""
    >
      {rows}
    </section>
  );
}
