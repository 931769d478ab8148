"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/Button.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useMessages } from "../../ui/useMessages.js";
import { fieldIds } from "./FieldContext.js";
import { useFormContext } from "./FormContext.js";

/**
 * Checks the answers and sends them. It is never disabled: mistakes are shown after the press. Where the form
 * asks nothing but one yes or no, there is a button for each. Renders a `<button>` element or two, or nothing if
 * no answer could be valid.
 */
export function ElicitationFormSubmit({ children, ...props }: ButtonProps): ReactNode {
  const { control, oneTap } = useFormContext();
  const { form } = useMessages();
  const { answerable, domId, fields, shape } = control;
  const [field] = fields;
  if (!answerable) return null;
  if (!oneTap || !field)
    return (
      <Button weight="main" {...props} type="submit">
        {children ?? (shape === "confirm" ? form.confirm : form.send)}
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
      weight={value ? "main" : "plain"}
      {...mergeProps(
        { "aria-describedby": ids.label, onClick: () => void control.submitEntry(field, value) },
        props,
      )}
    >
      {label}
    </Button>
  ));
}
