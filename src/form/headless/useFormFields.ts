"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { Messages } from "../../messages/messages.js";
import type { Finding } from "../../safety/finding.js";
import type { Field, FieldOption } from "../../schema/field.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useLocale } from "../../ui/useLocale.js";
import { useMessages } from "../../ui/useMessages.js";
import { zoneAt } from "../controls/calendar/localDateTime.js";
import { chooseControl } from "../controls/chooseControl.js";
import { optionLabels } from "../controls/optionLabels.js";
import { secretProps } from "../controls/text/secretProps.js";
import { fieldIds } from "../parts/field/FieldContext.js";
import { fieldHint } from "../parts/words/fieldHint.js";
import { useFieldLabels } from "../parts/words/useFieldLabel.js";
import { useIssueText } from "../parts/words/useIssueText.js";
import type { ElicitationFormStore } from "../react/elicitationFormStore.js";
import { useElicitationFormInspection } from "../react/useElicitationFormInspection.js";
import { useFieldWords } from "../react/useFieldWords.js";
import { createPlainBindings, type PlainBinding } from "./createPlainBindings.js";
import type { FormField, FormInputProps, FormOption } from "./formField.js";
import { isPlainGroup, plainControl } from "./plainControl.js";
import { useSecretFields } from "./useSecretFields.js";

const noFindings: readonly Finding[] = [];

/** Returns the fields of a form, ready to draw; the same list until something that it says changes. */
export function useFormFields(control: ElicitationFormStore): readonly FormField[] {
  const { form } = useMessages();
  const locale = useLocale();
  const visible = useVisibleText();
  const labelOf = useFieldLabels(control);
  const describe = useIssueText(control);
  const { hint: ownHint } = useFieldWords(control);
  const { byField } = useElicitationFormInspection(control);
  const secrets = useSecretFields(control);
  const issues = useSyncExternalStore(
    control.issues.subscribe,
    control.issues.getState,
    control.issues.getState,
  );
  const unchecked = useSyncExternalStore(
    control.unchecked.subscribe,
    control.unchecked.getState,
    control.unchecked.getState,
  );
  const bindingOf = useMemo(() => createPlainBindings(control, locale), [control, locale]);

  return useMemo(
    () =>
      control.fields.map((field) => {
        const wrong = issues.get(field.id) ?? [];
        const own = ownHint?.(field, control.question);
        return drawField(field, {
          domId: control.domId,
          binding: bindingOf(field, secrets.has(field.id)),
          form,
          visible,
          label: visible(labelOf(field)),
          hint: [
            own ?? plainHint(form, locale, field),
            unchecked.has(field.id) && form.serverChecks,
          ]
            .filter(Boolean)
            .join(" "),
          error: wrong.length > 0 ? describe(field, wrong) : "",
          findings: byField.get(field.id) ?? noFindings,
          secret: secrets.has(field.id),
        });
      }),
    [
      control,
      bindingOf,
      form,
      locale,
      visible,
      labelOf,
      describe,
      ownHint,
      byField,
      secrets,
      issues,
      unchecked,
    ],
  );
}

interface Drawing extends Pick<FormField, "label" | "hint" | "error" | "findings" | "secret"> {
  readonly domId: string;
  readonly binding: PlainBinding;
  readonly form: Messages["form"];
  readonly visible: (text: string) => string;
}

function drawField(field: Field, drawing: Drawing): FormField {
  const { domId, binding, form, visible, label, hint, error, findings, secret } = drawing;
  const { name, required, description = "" } = field;
  const ids = fieldIds(domId, field);
  const control = plainControl(field);
  const isGroup = isPlainGroup(control);
  const described = [description && ids.description, hint && ids.hint, error && ids.error];
  const takesState = control !== "checkboxes";
  const inputProps: FormInputProps = {
    ...binding,
    ...elementProps(field, secret),
    id: ids.control,
    name: ids.control,
    "aria-label": label,
    "aria-describedby": described.filter(Boolean).join(" "),
    ...(error !== "" && takesState && { "aria-invalid": true }),
    ...(required && takesState && { "aria-required": true }),
    ...(control === "radios" && { role: "radiogroup" }),
  };
  return {
    name,
    control,
    label,
    description: visible(description),
    hint,
    error,
    required,
    options: optionsOf(field, { form, visible, name: ids.control }),
    findings,
    secret,
    inputProps,
    labelProps: { id: ids.label, ...(!isGroup && { htmlFor: ids.control }) },
    descriptionProps: { id: ids.description },
    hintProps: { id: ids.hint },
    errorProps: { id: ids.error },
    field,
  };
}

type ElementProps = Omit<FormInputProps, keyof PlainBinding | "id" | "name" | `aria-${string}`>;

function elementProps(field: Field, secret: boolean): ElementProps {
  if (plainControl(field) === "checkbox") return { type: "checkbox" };
  if (plainControl(field) !== "input") return {};
  if (secret) return { ...secretProps, type: "password" };
  switch (chooseControl(field)) {
    case "date":
      return { type: "date", max: "9999-12-31" };
    case "date-time":
      return { type: "datetime-local", max: "9999-12-31T23:59:59", step: "any" };
    default:
      return { type: "text", ...keyboardOf(field) };
  }
}

function keyboardOf(field: Field): ElementProps {
  // The number pads of phones have no minus.
  if (field.kind === "number") {
    const isNegative = (field.minimum ?? field.exclusiveMinimum ?? -1) < 0;
    return { inputMode: isNegative ? "text" : field.integer ? "numeric" : "decimal" };
  }
  const format = field.kind === "text" ? field.format : undefined;
  if (format !== "email" && format !== "uri") return {};
  return {
    inputMode: format === "email" ? "email" : "url",
    autoCapitalize: "none",
    spellCheck: false,
  };
}

function plainHint(form: Messages["form"], locale: string, field: Field): string {
  const hint = fieldHint(form, locale, field);
  if (field.kind === "list") return `${form.onePerLine} ${hint}`.trimEnd();
  if (field.kind === "json") return form.json({ shape: field.shape });
  return chooseControl(field) === "date-time" ? form.zone(zoneAt(null)) : hint;
}

function optionsOf(
  field: Field,
  {
    form,
    visible,
    name,
  }: {
    readonly form: Messages["form"];
    readonly visible: (text: string) => string;
    readonly name: string;
  },
): readonly FormOption[] {
  const control = plainControl(field);
  const type = control === "checkboxes" ? ("checkbox" as const) : ("radio" as const);
  const option = (value: string, label: string, description?: string): FormOption => ({
    value,
    label,
    ...(description !== undefined && { description: visible(description) }),
    inputProps: { type, name, value },
  });
  const listed = (options: readonly FieldOption[]) => {
    const labels = optionLabels(options, form);
    return options.map((one, place) =>
      option(String(place), visible(labels[place] ?? ""), one.description),
    );
  };
  const blank = option("", field.required ? form.choose : form.noValue);
  switch (field.kind) {
    case "boolean":
      if (control === "checkbox") return [];
      return [
        option("true", form.yes),
        option("false", form.no),
        ...(field.required ? [] : [blank]),
      ];
    case "choice":
      if (control === "select") return [blank, ...listed(field.options)];
      return [...listed(field.options), ...(field.required ? [] : [blank])];
    case "choices":
      return listed(field.options);
    default:
      return [];
  }
}
