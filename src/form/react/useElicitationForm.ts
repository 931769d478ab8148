"use client";

import { useContext, useEffect, useId, useMemo, useState } from "react";
import { type UseFormReturn, useForm, useFormState } from "react-hook-form";
import type { Question } from "../../host/question.js";
import { useHostSettings } from "../../react/HostContext.js";
import { useHost } from "../../react/useHost.js";
import type { Field } from "../../schema/field.js";
import { oncePainted } from "../../ui/oncePainted.js";
import { useLocale } from "../../ui/useLocale.js";
import type { ElicitFormRequest } from "../../wire/protocol/elicitRequest.js";
import { OwnControlsContext } from "../controls/OwnControlsContext.js";
import type { FormProblem } from "../model/readElicitationForm.js";
import { useIssueText } from "../parts/useIssueText.js";
import { createElicitationForm } from "./createElicitationForm.js";
import type { ConfirmSecret, ElicitationFormStore } from "./elicitationFormStore.js";
import type { FieldWords } from "./fieldWords.js";
import type { FormValues } from "./heldEntry.js";
import { type FieldProps, useFieldProps } from "./useFieldProps.js";

/** Options for a form's question. Keep the functions stable. */
export interface UseElicitationFormOptions {
  /** Asked before every submit: while it says no, nothing is checked and nothing sent. */
  readonly canSubmit?: (() => boolean) | undefined;
  /**
   * Asked before anything leaves that counts as secret, in place of our own second look: a dialog of the app's, or its
   * password prompt. Without it, `submit` resolves to what somebody has to look at first. @default the `HostProvider`'s
   */
  readonly confirmSecret?: ConfirmSecret | undefined;
  /** Tells fields whose content must not be kept as a draft, beside those that ask for a secret. @default those of the format `password` */
  readonly isSensitive?: ((field: Field) => boolean) | undefined;
  /** Labels, hints, messages and checks of your own for single fields. Keep the object stable. @default the `ElicitationControlsProvider`'s */
  readonly fieldWords?: FieldWords | undefined;
}

/** A form for one elicitation. */
export interface UseElicitationFormResult {
  /** The form's state and actions, for its parts and for `useElicitationField`; stable for the question's life. */
  readonly control: ElicitationFormStore;
  /**
   * The form as react-hook-form knows it, for `register`, `Controller` and form fields of your own: by the names that
   * `nameOf` gives. Whether an answer was sent is told by `control.progress`.
   */
  readonly form: UseFormReturn<FormValues>;
  /** The name that a property has in `form`. */
  readonly nameOf: (property: string) => string;
  /**
   * Registers an input of your own for a property, and returns its props: `<input {...fieldProps("city")} />`. A list takes a
   * `<textarea>` with one item on each line, and an input for a secret is masked.
   */
  readonly fieldProps: (property: string) => FieldProps;
  /** Checks everything and sends it; resolves to a look that somebody has to take first where a secret would leave. */
  readonly submit: ElicitationFormStore["submit"];
  /** The fields to show, in the server's order. */
  readonly fields: readonly Field[];
  /** The problems of the server's request. */
  readonly problems: readonly FormProblem[];
}

/**
 * Makes the form of a question, restores what was typed for it, and keeps what is typed as its draft.
 * It renders as often as what is read of `form.formState` changes: fields, progress and the summary of errors listen for themselves.
 */
export function useElicitationForm(
  question: Question<ElicitFormRequest>,
  {
    canSubmit,
    confirmSecret,
    isSensitive = hasPasswordFormat,
    fieldWords,
  }: UseElicitationFormOptions = {},
): UseElicitationFormResult {
  const host = useHost();
  const settings = useHostSettings();
  const { inspector, onError } = settings;
  const inherited = useContext(OwnControlsContext).fieldWords;
  const words = fieldWords ?? inherited ?? noWords;
  const confirm = confirmSecret ?? settings.confirmSecret;
  const domId = useId();
  const [held, hold] = useState(() => ({
    host,
    control: createElicitationForm(host, question, domId, words),
  }));
  let { control } = held;
  if (held.host !== host || control.id !== question.id) {
    control = createElicitationForm(host, question, domId, words);
    hold({ host, control });
  }
  const stable = useForm({ ...control.formOptions, formControl: control.form });
  const formState = useFormState({ control: stable.control });
  // What `useForm` returns stays the same object, so compiled code would read its `formState` once.
  const form = useMemo(() => ({ ...stable, formState }), [stable, formState]);
  const describe = useIssueText(control);
  const locale = useLocale();
  useEffect(() => control.wordFieldsWith(words, onError), [control, words, onError]);
  useEffect(() => control.describeWith(describe), [control, describe]);
  useEffect(() => control.readNumbersIn(locale), [control, locale]);
  useEffect(() => oncePainted(() => void control.prepare()), [control]);
  useEffect(() => void control.inspect(inspector), [control, inspector]);
  useEffect(() => canSubmit && control.guardWith(canSubmit), [control, canSubmit]);
  useEffect(() => confirm && control.confirmSecretWith(confirm), [control, confirm]);
  useEffect(() => control.keepDraft(isSensitive), [control, isSensitive]);
  return {
    control,
    form,
    nameOf: control.nameOf,
    fieldProps: useFieldProps(control),
    submit: control.submit,
    fields: control.fields,
    problems: control.problems,
  };
}

const noWords: FieldWords = {};

function hasPasswordFormat(field: Field): boolean {
  return field.kind === "text" && field.format === "password";
}
