"use client";

import type { ComponentProps, ReactNode } from "react";
import { Guarded } from "../../ui/Guarded.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { BrokenQuestion } from "../frame/BrokenQuestion.js";
import { useQuestionFrame } from "../frame/useQuestionFrame.js";
import type { QuestionKind, QuestionView } from "../questionKind.js";
import { PromptLayer } from "./PromptLayer.js";
import { PromptWindow } from "./PromptWindow.js";

/** The props of `QuestionDialog`. */
export interface QuestionDialogProps<View extends QuestionView> extends ComponentProps<"div"> {
  readonly kind: QuestionKind<View>;
  /** The question to show. */
  readonly view: View | undefined;
  /** The number of questions that wait behind it. */
  readonly waiting: number;
}

/** A dialog that shows one question of a kind after another without closing in between. */
export function QuestionDialog<View extends QuestionView>({
  kind,
  view,
  ...props
}: QuestionDialogProps<View>): ReactNode {
  return (
    <PromptLayer open={view !== undefined}>
      {view && (
        <Guarded
          resetKey={view.id}
          fallback={<BrokenQuestion question={view} ways={kind.waysOut(view)} surface="dialog" />}
        >
          <kind.Words view={view}>
            {({ title }) => <DialogContent {...props} kind={kind} view={view} name={title} />}
          </kind.Words>
        </Guarded>
      )}
    </PromptLayer>
  );
}

function DialogContent<View extends QuestionView>({
  kind,
  view,
  name,
  waiting,
  children,
  ...props
}: QuestionDialogProps<View> & { readonly view: View; readonly name: string }): ReactNode {
  const frame = useQuestionFrame(kind, view, { title: name, waiting, surface: "dialog" });
  const own = {
    ...(kind.isWide && { "data-wide": "" }),
    ...(kind.isSteady && { "data-steady": "" }),
  };
  return (
    <PromptWindow {...mergeProps(own, props)} frame={frame}>
      <kind.Provider view={view}>{children ?? <kind.Content />}</kind.Provider>
    </PromptWindow>
  );
}
