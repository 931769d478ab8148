"use client";

import { type ReactNode, useMemo } from "react";
import { startingEntry } from "../../../../form/model/entry.js";
import { ElicitationFormSubmit } from "../../../../form/parts/actions/ElicitationFormSubmit.js";
import { ElicitationFormProblems } from "../../../../form/parts/ElicitationFormProblems.js";
import { ElicitationFormRoot } from "../../../../form/parts/ElicitationFormRoot.js";
import { ElicitationFormSummary } from "../../../../form/parts/ElicitationFormSummary.js";
import { useFormContext } from "../../../../form/parts/FormContext.js";
import { ElicitationFormFields } from "../../../../form/parts/groups/ElicitationFormFields.js";
import { FieldsBelow } from "../../../../form/parts/groups/FieldsBelow.js";
import type { Question } from "../../../../host/question.js";
import { PromptBody } from "../../../../prompt/frame/PromptBody.js";
import { PromptTitle } from "../../../../prompt/frame/PromptTitle.js";
import { HostContext, useHostSettings } from "../../../../react/HostContext.js";
import { useHost } from "../../../../react/useHost.js";
import { Button } from "../../../../ui/Button.js";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import type { ElicitFormRequest } from "../../../../wire/protocol/elicitRequest.js";
import { editSchema } from "../../core/editSchema.js";
import type { ToolQuestion } from "../../core/toolCall.js";
import { plainChoice } from "../../core/toolChoices.js";
import { ToolActions } from "../ToolActions.js";
import { useToolContext } from "../ToolContext.js";
import { ToolRiskNotice } from "../ToolRiskNotice.js";
import { useChoiceText } from "../useChoiceText.js";
import { useToolMessages } from "../useToolMessages.js";

/** The props of `ToolEditor`. */
export interface ToolEditorProps {
  /** Leaves the form. */
  readonly onDone: () => void;
}

/**
 * The arguments as the form that elicitations have. Before they are sent, the review shows all of them, each change beside
 * the model's value. Renders a `<form>` element.
 */
export function ToolEditor({ onDone }: ToolEditorProps): ReactNode {
  const words = useToolMessages();
  const { question } = useToolContext();
  const elicitation = useMemo(() => formOf(question), [question]);
  return (
    <FormWords>
      <ElicitationFormRoot
        className="mcp-question-content"
        oneTap={false}
        elicitation={elicitation}
      >
        <PromptBody>
          <PromptTitle />
          <ToolRiskNotice />
          <ElicitationFormSummary />
          <ElicitationFormProblems />
          <ElicitationFormFields />
        </PromptBody>
        <ToolActions>
          <FieldsBelow />
          <DiscardEdits onDone={onDone} />
          <ElicitationFormSubmit weight="main">{words.review}</ElicitationFormSubmit>
        </ToolActions>
      </ElicitationFormRoot>
    </FormWords>
  );
}

/** Puts the model's arguments back into the form, and leaves it. Renders a `<button>` element. */
function DiscardEdits({ onDone }: ToolEditorProps): ReactNode {
  const words = useToolMessages();
  const { control } = useFormContext();
  const discard = () => {
    for (const field of control.fields) control.setEntry(field, startingEntry(field));
    onDone();
  };
  return (
    <Button data-leaves="" onClick={discard}>
      {words.discard}
    </Button>
  );
}

/** The question as the form engine knows one: the model's arguments are the suggestions. */
function formOf(question: ToolQuestion): { readonly question: Question<ElicitFormRequest> } {
  const requestedSchema = editSchema(question.request);
  const { detail: _, flatAnswers: __, ...rest } = question;
  return { question: { ...rest, request: { mode: "form", message: "", requestedSchema } } };
}

/** Gives the form the words for a tool, and has it always show the review. */
function FormWords({ children }: { readonly children: ReactNode }): ReactNode {
  const host = useHost();
  const settings = useHostSettings();
  const words = useToolMessages();
  const visible = useVisibleText();
  const { messages } = settings;
  const textOf = useChoiceText();
  const choice = plainChoice(useToolContext().choices, "allow");
  const send = choice ? textOf(choice) : words.allow;
  const value = useMemo(
    () => ({
      ...settings,
      host,
      safety: { ...settings.safety, review: "always" as const },
      messages: {
        ...messages,
        review: {
          ...messages?.review,
          title: words.reviewTitle,
          suggested: ({ value: wrote }: { readonly value: string }) =>
            words.wrote({ value: visible(wrote) }),
          send,
        },
      },
    }),
    [host, settings, messages, words, visible, send],
  );
  return <HostContext.Provider value={value}>{children}</HostContext.Provider>;
}
