"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/Button.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useMessages } from "../../ui/useMessages.js";
import { fieldIds } from "./FieldContext.js";
import { useFormContext } from "./FormContext.js";
import { useIsDangerous } from "./useIsDangerous.js";

/**
 * Checks the values and sends them, after showing them where something dangerous was found. It is never disabled: mistakes
 * are shown after the press. Where the form asks nothing but one yes or no, there is a button for each. Renders a
 * `<button>` element or two, or nothing if
 * no answer could be valid.
 */
export function ElicitationFormSubmit({ children, ...props }: ButtonProps): ReactNode {
  const { control, oneTap } = useFormContext();
  const { form } = useMessages();
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
  const options = [
    { value: false, label: form.no },
    { value: true, label: form.yes },
  ];
  return options.map(({ value, label }) => (
    <Button
      key={label}
      weight={isDangerous ? "danger" : value ? "main" : "plain"}
      {...mergeProps(
        { "aria-describedby": ids.label, onClick: () => void control.submitEntry(field, value) },
        props,
      )}
    >
      {label}
    </Button>
  ));
}
