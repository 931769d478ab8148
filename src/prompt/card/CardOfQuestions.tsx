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
import type { QuestionFilter, Questions } from "../../react/createQuestionsStore.js";
import type { QuestionsOfKind } from "../../react/questionsOfKind.js";
import { countBySurface } from "../../react/surface/countBySurface.js";
import { hasDialogs, subscribeStage } from "../../react/surface/openSurface.js";
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
import { SettledLines } from "./SettledLines.js";

/** The options of every card. */
export interface CardOptions {
  /** Called with the card's element once a question appears in it, to scroll it into view, say. */
  readonly onShown?: (card: HTMLElement) => void;
  /** Whether a settled question leaves one line in the card's place, without secrets. @default "keep" */
  readonly settled?: "keep" | "hide";
}

/** The props of `CardOfQuestions`. */
export interface CardOfQuestionsProps<View extends QuestionView>
  extends CardOptions,
    ComponentProps<"section"> {
  readonly kind: QuestionKind<View>;
  /** Which questions the card is about. */
  readonly filter: QuestionFilter;
  readonly questions: Questions;
  readonly views: ViewsOf<View>;
}

/** Lists those too that are leaving. */
const putAside = createFilter<Question>((question) => question.aside);

/** Shows the lines of settled questions, and the card of the current one. */
export function CardOfQuestions<View extends QuestionView>({
  settled = "keep",
  filter,
  ...props
}: CardOfQuestionsProps<View>): ReactNode {
  const { kind, questions, views } = props;
  return (
    <>
      {settled === "keep" && <SettledLines {...{ kind, filter, questions, views }} />}
      <CurrentCard {...props} />
    </>
  );
}

type CurrentCardProps<View extends QuestionView> = Omit<
  CardOfQuestionsProps<View>,
  "settled" | "filter"
>;

/** Shows a card's current question, its questions that were put aside, and its requests without a valid answer. */
function CurrentCard<View extends QuestionView>({
  kind,
  questions,
  views: { views, viewOf },
  onShown,
  ...props
}: CurrentCardProps<View>): ReactNode {
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
          {...(onShown && { onShown })}
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
        ways={kind.waysOut(aside)}
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
