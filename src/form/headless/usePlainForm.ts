"use client";

import {
  type SyntheticEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import type { UseFormReturn } from "react-hook-form";
import { throwLater } from "../../developer/throwLater.js";
import type { Host } from "../../host/host.js";
import { questionKey } from "../../host/keys.js";
import type { CoreMessages } from "../../messages/core.js";
import { useHostSettings } from "../../react/HostContext.js";
import { useValueOf } from "../../react/useHostValue.js";
import type { Finding } from "../../safety/finding.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useLocale } from "../../ui/useLocale.js";
import { useMessages } from "../../ui/useMessages.js";
import type { FormProblem } from "../model/readElicitationForm.js";
import { failureText } from "../parts/failureText.js";
import { issueSentence } from "../parts/words/issueText.js";
import { useFieldLabels } from "../parts/words/useFieldLabel.js";
import type { ElicitationFormStore, FormFailure } from "../react/elicitationFormStore.js";
import type { FormValues } from "../react/entries/heldEntry.js";
import { useElicitationFormInspection } from "../react/useElicitationFormInspection.js";
import { useElicitationFormProgress } from "../react/useElicitationFormProgress.js";
import {
  type AskedForm,
  type UseElicitationFormOptions,
  useFormStore,
} from "../react/useFormStore.js";
import type { FormField } from "./formField.js";
import { type FormReview, reviewContent } from "./formReview.js";
import { useFormFields } from "./useFormFields.js";

/** Something that keeps the answer from being sent. */
export interface FormError {
  /** The name of the property; absent if the answer as a whole is wrong. */
  readonly name?: string;
  /** The sentence for the user; it names the field. */
  readonly message: string;
}

/** The state of a form, and its actions, whatever its status. */
export interface FormInAnyStatus {
  /** The fields, in the server's order. */
  readonly fields: readonly FormField[];
  /** Everything that is wrong, for a summary. */
  readonly errors: readonly FormError[];
  /** The problems of the requested schema; a property that cannot be shown is named here. */
  readonly problems: readonly FormProblem[];
  /** The findings about the request as a whole. */
  readonly findings: readonly Finding[];
  /** Checks the values, then sends them or changes the status to `"review"`. */
  readonly submit: (event?: SyntheticEvent) => void;
  /** Sends the content under review. */
  readonly confirm: (event?: SyntheticEvent) => void;
  /** Returns from the review to the fields. */
  readonly edit: () => void;
  /** The form of react-hook-form. A field's name in it is `field.field.id`. Send with `submit`. */
  readonly form: UseFormReturn<FormValues>;
}

/** A form without a host's components. `status` selects what to draw. */
export type UseElicitationFormResult =
  | (FormInAnyStatus & {
      /**
       * `"editing"`: the user fills in the fields. `"sending"`: an answer is on its way. `"sent"`: the server has it.
       * `"ended"`: the question ended in another way.
       */
      readonly status: "editing" | "sending" | "sent" | "ended";
      /** The content to confirm; only in the status `"review"`. */
      readonly review?: undefined;
    })
  | (FormInAnyStatus & {
      /** `"review"`: nothing is sent before the user has seen the content and `confirm` runs. */
      readonly status: "review";
      /** The content to confirm. */
      readonly review: FormReview;
    });

/**
 * Returns the form of an elicitation, ready to draw with elements of your own. It restores the draft, asks again before a secret is
 * sent, and focuses the first wrong field. `submit` and `confirm` do nothing for the first half second, as `armAfter` says.
 */
export function usePlainForm(
  host: Host,
  elicitation: AskedForm,
  options?: UseElicitationFormOptions,
): UseElicitationFormResult {
  const { control, form } = useFormStore(host, elicitation, options);
  const settings = useHostSettings();
  const { armAfter } = settings.safety;
  const { onError = throwLater } = settings.custom;
  const { id, session, phase: firstPhase } = elicitation.question;
  const phase = useValueOf(host, questionKey(id))?.phase ?? firstPhase;
  const progress = useElicitationFormProgress(control);
  const { rest: findings } = useElicitationFormInspection(control);
  const fields = useFormFields(control);
  const messages = useMessages();
  const locale = useLocale();
  const visible = useVisibleText();
  const labelOf = useFieldLabels(control);
  const findSession = () => host.getState().sessions.find((open) => open.id === session);
  const record = useSyncExternalStore(host.subscribe, findSession, () => undefined);
  const serverName = visible(record?.name ?? session);
  const { review: content, secrets, unseen, failure } = progress;

  const isReview = content !== undefined && progress.phase !== "editing";
  const step = useRef({ control, isReview, since: 0 });
  useEffect(() => {
    step.current = { control, isReview, since: performance.now() };
  }, [control, isReview]);

  useEffect(() => {
    const first = failure && (failure.fields[0] ?? control.fields[0]);
    if (first) control.focus(first);
  }, [control, failure]);

  const run = useCallback(
    (act: () => Promise<unknown>, event: SyntheticEvent | undefined) => {
      event?.preventDefault();
      // What has just appeared takes no press that was meant for something else.
      if (performance.now() - step.current.since < armAfter) return;
      act().catch(onError);
    },
    [armAfter, onError],
  );

  return useMemo(() => {
    const whole = wholeErrors(control, failure, messages);
    const shown = {
      fields: withWholeErrors(fields, whole),
      errors: [
        ...whole.map((message) => ({ message })),
        ...fields
          .filter(({ error }) => error !== "")
          .map(({ name, label, error }) => ({
            name,
            message: messages.form.summaryLine({ label, issue: error }),
          })),
      ],
      problems: control.problems,
      findings,
      submit: (event?: SyntheticEvent) => run(control.submit, event),
      confirm: (event?: SyntheticEvent) => run(control.confirm, event),
      edit: control.goBack,
      form,
    };
    if (progress.phase === "sent") return { ...shown, status: "sent" };
    if (phase === "settled" && progress.phase !== "sending") return { ...shown, status: "ended" };
    if (!content || progress.phase === "editing")
      return { ...shown, status: progress.phase === "sending" ? "sending" : "editing" };
    const review = reviewContent(content, {
      fields: control.fields,
      secrets,
      unseen,
      server: { id: session, name: serverName },
      labelOf,
      visible,
      writing: { form: messages.form, locale },
    });
    return { ...shown, status: "review", review };
  }, [
    control,
    form,
    fields,
    findings,
    failure,
    content,
    secrets,
    unseen,
    progress.phase,
    phase,
    session,
    serverName,
    messages,
    locale,
    visible,
    labelOf,
    run,
  ]);
}

/** The issues of the answer as a whole, as sentences. */
function wholeErrors(
  { answerable }: ElicitationFormStore,
  failure: FormFailure | undefined,
  messages: CoreMessages,
): readonly string[] {
  if (!answerable) return [messages.form.unanswerable];
  if (!failure || failure.fields.length > 0) return [];
  const { locale, issues } = messages;
  return [
    failureText(messages, failure),
    ...failure.issues.map((issue) => issueSentence(issues, locale, issue)),
  ];
}

/** Shows an issue of the whole answer beside the first field, unless a field has its own: a form may draw nothing else. */
function withWholeErrors(
  fields: readonly FormField[],
  whole: readonly string[],
): readonly FormField[] {
  const [first, ...others] = fields;
  if (!first || whole.length === 0 || fields.some(({ error }) => error !== "")) return fields;
  const { inputProps, errorProps } = first;
  const described = `${inputProps["aria-describedby"]} ${errorProps.id}`.trimStart();
  return [
    {
      ...first,
      error: whole.join(" "),
      inputProps: { ...inputProps, "aria-describedby": described },
    },
    ...others,
  ];
}
