"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
} from "react";
import { FormProvider } from "react-hook-form";
import { PromptContext } from "../../prompt/PromptContext.js";
import { useHost } from "../../react/useHost.js";
import { cx } from "../../ui/cx.js";
import { Form } from "../../ui/Form.js";
import { mergeProps } from "../../ui/mergeProps.js";
import {
  OwnControlsContext,
  type OwnElicitationControls,
} from "../controls/own/OwnControlsContext.js";
import { hasOwnControl } from "../controls/own/ownControl.js";
import { useElicitationFormProgress } from "../react/useElicitationFormProgress.js";
import {
  type AskedForm,
  type UseElicitationFormOptions,
  useFormStore,
} from "../react/useFormStore.js";
import { useIsRead } from "../react/useIsRead.js";
import { LazyReviewStep } from "../review/LazyReviewStep.js";
import { ElicitationFormActions } from "./actions/ElicitationFormActions.js";
import { ElicitationFormFindings } from "./ElicitationFormFindings.js";
import { ElicitationFormProblems } from "./ElicitationFormProblems.js";
import { ElicitationFormSummary } from "./ElicitationFormSummary.js";
import { FormContext } from "./FormContext.js";
import { focusInView } from "./focusInView.js";
import { ElicitationFormFields } from "./groups/ElicitationFormFields.js";
import { isComposing } from "./isComposing.js";

/** The props of `ElicitationForm.Root`. */
export interface ElicitationFormRootProps
  extends ComponentProps<"form">,
    UseElicitationFormOptions,
    OwnElicitationControls {
  /** The elicitation, as `useElicitation` returns it. */
  readonly elicitation: AskedForm;
  /**
   * Whether buttons answer a form with one field, a yes or no or a choice of two or three short options, at one press. A
   * control or content of your own for that field takes precedence. @default true
   */
  readonly oneTap?: boolean | undefined;
}

const noControls = {};

const defaultParts = (
  <div className="mcp-form-body">
    <ElicitationFormSummary />
    <ElicitationFormProblems />
    <ElicitationFormFindings />
    <ElicitationFormFields />
    <ElicitationFormActions />
  </div>
);

/**
 * Collects the answer to one elicitation. Without children it holds a summary, the fields and the actions; with
 * children of your own, keep rows out of the form's own level, where browsers lay them out slowly. A long form of a host in
 * another process is read first: until then it is empty, and busy. Renders a `<form>` element.
 */
export function ElicitationFormRoot(props: ElicitationFormRootProps): ReactNode {
  const isRead = useIsRead(props.elicitation.question);
  return isRead ? (
    <FormRoot {...props} />
  ) : (
    <form className={cx("mcp-form", props.className)} aria-busy />
  );
}

function FormRoot({
  elicitation,
  controls: ownControls,
  fieldControls: ownFieldControls,
  fieldContent: ownFieldContent,
  fieldsContent: ownFieldsContent,
  oneTap = true,
  canSubmit,
  confirmSecret,
  isSensitive,
  fieldWords,
  children = defaultParts,
  ...props
}: ElicitationFormRootProps): ReactNode {
  const prompt = useContext(PromptContext);
  const inherited = useContext(OwnControlsContext);
  const controls = ownControls ?? inherited.controls ?? noControls;
  const fieldControls = ownFieldControls ?? inherited.fieldControls ?? noControls;
  const fieldContent = ownFieldContent ?? inherited.fieldContent;
  const fieldsContent = ownFieldsContent ?? inherited.fieldsContent;
  const { control, form } = useFormStore(useHost(), elicitation, {
    canSubmit,
    confirmSecret,
    isSensitive,
    fieldWords,
  });
  const { phase, failure, review } = useElicitationFormProgress(control);
  const { question } = elicitation;
  const reviewed = question.outcome ? undefined : review;
  const [first] = control.fields;
  const isOwn =
    first && (fieldContent !== undefined || hasOwnControl(first, controls, fieldControls));
  const isOneTap = oneTap && !isOwn && (control.shape === "yes-no" || control.shape === "choice");
  const context = useMemo(
    () => ({ control, controls, fieldControls, fieldContent, fieldsContent, oneTap: isOneTap }),
    [control, controls, fieldControls, fieldContent, fieldsContent, isOneTap],
  );

  useEffect(() => {
    const [first] = failure?.fields ?? [];
    if (first) focusInView(control, first);
  }, [control, failure]);

  const own = {
    className: "mcp-form",
    // Leaving the prompt or card around it asks from then on.
    onInput: prompt?.discardGuard.touch,
    onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
      if (event.key !== "Enter" || event.isDefaultPrevented()) return;
      // Only a field that the person changed knows the shortcut: elsewhere it was meant for something else.
      if (isComposing(event) || event.ctrlKey || event.metaKey) event.preventDefault();
    },
    onSubmit() {
      if (!isOneTap) void control.submit();
    },
  };

  return (
    <FormProvider {...form} formState={form.formState}>
      <FormContext.Provider value={context}>
        <Form {...mergeProps(own, props)} noValidate data-phase={phase}>
          {reviewed && (
            <LazyReviewStep control={control} session={question.session} content={reviewed} />
          )}
          <div className="mcp-form-parts" hidden={reviewed !== undefined}>
            {children}
          </div>
        </Form>
      </FormContext.Provider>
    </FormProvider>
  );
}
