"use client";

import type { ReactNode } from "react";
import { useSentLine } from "../../react/useSentLine.js";
import { Guarded } from "../../ui/Guarded.js";
import type { QuestionKind, QuestionSettledProps, QuestionView } from "../questionKind.js";
import type { CardOfQuestionsProps } from "./CardOfQuestions.js";
import { SettledLine } from "./SettledLine.js";
import { isOfOne, useSettledQuestions } from "./useSettledQuestions.js";

/** The props of `SettledLines`. */
export interface SettledLinesProps<View extends QuestionView>
  extends Pick<CardOfQuestionsProps<View>, "kind" | "filter" | "questions" | "views"> {}

/** The lines of the settled questions of a card; the card of many questions has one while it is empty. Renders `<section>` elements. */
export function SettledLines<View extends QuestionView>({
  kind,
  filter,
  questions,
  views: { viewOf },
}: SettledLinesProps<View>): ReactNode {
  const lines = useSettledQuestions(questions, filter);
  const { current } = questions;
  // No bar shows the answer to come: the line does.
  useSentLine(current?.id);
  if (current && !isOfOne(filter)) return null;
  return lines.map(({ question, wasShown }) => {
    const view = viewOf(question);
    return (
      view && (
        <Guarded key={question.id} resetKey={question.id} fallback={null}>
          <Line kind={kind} view={view} announced={wasShown} />
        </Guarded>
      )
    );
  });
}

interface LineProps<View extends QuestionView> extends QuestionSettledProps<View> {
  readonly kind: QuestionKind<View>;
}

function Line<View extends QuestionView>({ kind, ...props }: LineProps<View>) {
  const { Settled = SettledLine } = kind;
  const notice = useSentLine(props.view.id);
  return <Settled {...props} notice={notice} />;
}
