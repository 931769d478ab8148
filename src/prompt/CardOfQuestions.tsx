"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import type { Question } from "../host/question.js";
import type { UseQuestionsResult } from "../react/useQuestionViews.js";
import { Guarded } from "../ui/Guarded.js";
import { mergeProps } from "../ui/mergeProps.js";
import { AsideCard } from "./AsideCard.js";
import { BrokenQuestion } from "./BrokenQuestion.js";
import { isAside } from "./isAside.js";
import { QuestionInPage } from "./QuestionInPage.js";
import type { QuestionKind, QuestionView } from "./questionKind.js";
import { RefusalsCard } from "./RefusalsCard.js";
import { useFocusBack } from "./useFocusBack.js";

/** The props of `CardOfQuestions`. */
export interface CardOfQuestionsProps<View extends QuestionView> extends ComponentProps<"section"> {
  readonly kind: QuestionKind<View>;
  readonly questions: UseQuestionsResult<View>;
}

/** Shows what a card has to: its current question, what was put aside, or requests that nobody could answer. */
export function CardOfQuestions<View extends QuestionView>({
  kind,
  questions: { current, open, settled },
  ...props
}: CardOfQuestionsProps<View>): ReactNode {
  const aside = open.find(isAside) ?? open.find((view) => view.aside);
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
          waiting={waitingBehind(current, open)}
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
  return <RefusalsCard {...props} open={open} settled={settled} />;
}

/** Counts the questions that the surface of the current one has to show after it. */
function waitingBehind(
  current: Pick<Question, "id" | "surface"> | undefined,
  open: readonly Pick<Question, "id" | "surface">[],
): number {
  if (current?.surface === undefined) return 0;
  return open.filter(({ id, surface }) => id !== current.id && surface === current.surface).length;
}
