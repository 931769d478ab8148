"use client";

import type { ComponentProps, ReactNode } from "react";
import { useQuestionFrame } from "../frame/usePromptFrame.js";
import type { QuestionKind, QuestionView } from "../questionKind.js";
import { PromptCardFrame, type PromptCardFrameProps } from "./PromptCardFrame.js";

/** The props of `QuestionInPage`. */
export interface QuestionInPageProps<View extends QuestionView>
  extends ComponentProps<"section">,
    Pick<PromptCardFrameProps, "hasFocus" | "onShown"> {
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
