"use client";

import { useContext, useEffect, useId, useMemo, useState } from "react";
import { type UseFormReturn, useForm, useFormState } from "react-hook-form";
import type { Host } from "../../host/host.js";
import type { Question } from "../../host/question.js";
import { useHostSettings } from "../../react/HostContext.js";
import { useStableOptions } from "../../react/useStable.js";
import type { Field } from "../../schema/field.js";
import { oncePainted } from "../../ui/oncePainted.js";
import { useLocale } from "../../ui/useLocale.js";
import type { ElicitFormRequest } from "../../wire/protocol/elicitRequest.js";
import { OwnControlsContext } from "../controls/own/OwnControlsContext.js";
import { useIssueText } from "../parts/words/useIssueText.js";
import { createElicitationForm } from "./createElicitationForm.js";
import type { ConfirmSecret, ElicitationFormStore } from "./elicitationFormStore.js";
import type { FormValues } from "./entries/heldEntry.js";
import type { FieldWords } from "./fieldWords.js";
import { useReviewPolicy } from "./useReviewPolicy.js";

/** A form's question, in a view of it. */
export interface AskedForm {
  /** The host's record. */
  readonly question: Question<ElicitFormRequest>;
}

/** Options for a form's question. The functions may be written inline. */
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
  /** Labels, hints, messages and checks of your own for single fields. @default the `ElicitationControlsProvider`'s */
  readonly fieldWords?: FieldWords | undefined;
}

/** The store of a form, and react-hook-form's own form in it. */
export interface FormStore {
  /** The same object for the question's whole life. */
  readonly control: ElicitationFormStore;
  readonly form: UseFormReturn<FormValues>;
}

/** Makes the store of a question's form, restores its draft, and keeps the draft up to date. */
export function useFormStore(
  host: Host,
  { question }: AskedForm,
  given: UseElicitationFormOptions = {},
): FormStore {
  const options = useStableOptions(given);
  const { canSubmit, confirmSecret, isSensitive = hasPasswordFormat, fieldWords } = options;
  const { safety, custom } = useHostSettings();
  const { inspector } = safety;
  const { onError } = custom;
  const policy = useReviewPolicy(host);
  const inherited = useContext(OwnControlsContext).fieldWords;
  const words = fieldWords ?? inherited ?? noWords;
  const confirm = confirmSecret ?? safety.confirmSecret;
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
  useEffect(() => control.reviewBy(policy), [control, policy]);
  useEffect(() => control.keepDraft(isSensitive), [control, isSensitive]);
  return { control, form };
}

const noWords: FieldWords = {};

function hasPasswordFormat(field: Field): boolean {
  return field.kind === "text" && field.format === "password";
}
