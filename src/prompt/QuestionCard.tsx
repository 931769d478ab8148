"use client";

import type { ComponentProps, ReactNode } from "react";
import { useQuestionViews } from "../react/useQuestionViews.js";
import { Guarded } from "../ui/Guarded.js";
import { mergeProps } from "../ui/mergeProps.js";
import { AsideCard } from "./AsideCard.js";
import { BrokenQuestion } from "./BrokenQuestion.js";
import { PromptCardFrame } from "./PromptCardFrame.js";
import type { ShownQuestions } from "./QuestionPrompt.js";
import type { QuestionKind, QuestionView } from "./questionKind.js";
import { RefusalsCard } from "./RefusalsCard.js";
import { useFocusBack } from "./useFocusBack.js";
import { useQuestionFrame } from "./useQuestionFrame.js";
import { waitingBehind } from "./waitingBehind.js";

/** The props of `QuestionCard`. */
export interface QuestionCardProps<View extends QuestionView>
  extends ShownQuestions,
    ComponentProps<"section"> {
  readonly kind: QuestionKind<View>;
}

/**
 * Shows the questions of one kind in the page, one at a time. While it is mounted, no dialog shows what it could.
 * With no dialogs in the window it also tells of requests that nobody could answer. Renders a `<section>` element, or nothing
 * while nothing is asked.
 */
export function QuestionCard<View extends QuestionView>({
  kind,
  session,
  call,
  question,
  ...props
}: QuestionCardProps<View>): ReactNode {
  const { current, open, settled } = useQuestionViews(kind, {
    surface: "inline",
    session,
    call,
    id: question,
  });
  const aside = open.find((view) => view.aside);
  const back = useFocusBack(current || aside ? 1 : 0);
  const card = mergeProps(back, props);
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
          kind={kind}
          view={current}
          waiting={waitingBehind(current, open)}
        />
      </Guarded>
    );
  if (aside) return <AsideCard {...card} onResume={() => aside.resume?.()} />;
  return <RefusalsCard {...props} open={open} settled={settled} />;
}

/** The props of `QuestionInPage`. */
export interface QuestionInPageProps<View extends QuestionView> extends ComponentProps<"section"> {
  readonly kind: QuestionKind<View>;
  /** The question to show. */
  readonly view: View;
  /** The number of questions that wait behind it. */
  readonly waiting: number;
}

/** One question of a kind in the page. Renders a `<section>` element. */
export function QuestionInPage<View extends QuestionView>({
  kind,
  view,
  ...props
}: QuestionInPageProps<View>): ReactNode {
  return (
    <kind.Words view={view}>
      {({ title }) => <CardContent {...props} kind={kind} view={view} name={title} />}
    </kind.Words>
  );
}

function CardContent<View extends QuestionView>({
  kind,
  view,
  name,
  waiting,
  children,
  ...props
}: QuestionInPageProps<View> & { readonly name: string }): ReactNode {
  const frame = useQuestionFrame(kind, view, { title: name, waiting, surface: "inline" });
  return (
    <PromptCardFrame {...props} frame={frame}>
      <kind.Provider view={view}>{children ?? <kind.Content />}</kind.Provider>
    </PromptCardFrame>
  );
}
