"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../../ui/Button.js";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { useMessages } from "../../../ui/useMessages.js";
import { optionLabels } from "../../controls/optionLabels.js";
import type { Entry } from "../../model/entry.js";
import { useFormContext } from "../FormContext.js";
import { fieldIds } from "../field/FieldContext.js";
import { useIsDangerous } from "./useIsDangerous.js";

/**
 * Checks the values and sends them, after showing them where something dangerous was found. It is never disabled: mistakes
 * are shown after the press. A form with one yes or no, or one choice of two or three short options, has a button for each
 * answer, and one for no answer where the field is optional. Renders `<button>` elements, or nothing if no answer could be
 * valid.
 */
export function ElicitationFormSubmit({ children, ...props }: ButtonProps): ReactNode {
  const { control, oneTap } = useFormContext();
  const { form } = useMessages();
  const visible = useVisibleText();
  const { answerable, domId, fields, shape } = control;
  const isDangerous = useIsDangerous(control);
  const [field] = fields;
  if (!answerable) return null;
  const said = shape === "confirm" ? form.confirm : form.send;
  if (!oneTap || !field)
    return (
      <Button weight={isDangerous ? "danger" : "main"} {...props} type="submit">
        {children ?? (isDangerous ? form.sendDangerous : said)}
      </Button>
    );
  const ids = fieldIds(domId, field);
  const offers: readonly Offer[] = [
    ...(field.required ? [] : [{ entry: null, label: form.sendNoValue }]),
    ...(field.kind === "choice"
      ? optionLabels(field.options, form).map((label, index) => ({
          entry: String(index),
          label: form.sendOption({ option: visible(label) }),
        }))
      : [
          { entry: false, label: form.no },
          { entry: true, label: form.yes },
        ]),
  ];
  return offers.map(({ entry, label }) => (
    <Button
      key={String(entry)}
      weight={isDangerous ? "danger" : entry === true ? "main" : "plain"}
      {...mergeProps(
        { "aria-describedby": ids.label, onClick: () => void control.submitEntry(field, entry) },
        props,
      )}
    >
      {label}
    </Button>
  ));
}

/** An answer that one press sends. */
interface Offer {
  readonly entry: Entry;
  readonly label: string;
}
