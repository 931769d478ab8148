"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import type { Entry } from "../../elicitation/form/entry.js";
import {
  isSecret,
  useElicitationFormInspection,
} from "../../hooks/elicitation-form/useElicitationFormInspection.js";
import type { Field } from "../../schema/field.js";
import { cx } from "../shared/cx.js";
import { ServerText } from "../shared/ServerText.js";
import { useMessages } from "../shared/useMessages.js";
import { optionLabel } from "./form/controls/optionLabel.js";
import { useFormContext } from "./form/FormContext.js";
import { fieldLabel } from "./form/fieldLabel.js";

/** The props of `Elicitation.Entered`. */
export type ElicitationEnteredProps = Omit<ComponentProps<"section">, "children">;

/**
 * What was entered in a form, to be read and copied once its question is over. Belongs into an
 * `ElicitationForm.Root`. Renders a `<section>` element, or nothing where nothing was entered.
 */
export function ElicitationEntered({ className, ...props }: ElicitationEnteredProps): ReactNode {
  const { control } = useFormContext();
  const { form, prompt } = useMessages();
  const { byField } = useElicitationFormInspection(control);
  const titleId = useId();
  const rows = control.fields.flatMap((field) => {
    const isHidden = byField.get(field.id)?.some(isSecret);
    const shown = entryText(field, control.entryOf(field), form);
    return shown === "" ? [] : [{ field, text: isHidden ? form.hidden : shown }];
  });
  if (rows.length === 0 || !control.isDirty()) return null;
  return (
    <section aria-labelledby={titleId} {...props} className={cx("mcp-entered", className)}>
      <p id={titleId} className="mcp-entered-title">
        {prompt.entered}
      </p>
      <dl className="mcp-entered-list">
        {rows.map(({ field, text }) => (
          <div key={field.id} className="mcp-entered-row">
            <dt className="mcp-entered-label">
              <ServerText>{fieldLabel(field) || form.unnamed}</ServerText>
            </dt>
            <dd className="mcp-entered-value">
              <ServerText>{text}</ServerText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function entryText(field: Field, entry: Entry, words: { yes: string; no: string }): string {
  if (entry === null) return "";
  if (typeof entry === "boolean") return entry ? words.yes : words.no;
  if (field.kind !== "choice" && field.kind !== "choices")
    return Array.isArray(entry) ? entry.join("\n") : String(entry);
  return [entry]
    .flat()
    .flatMap((place) => field.options[Number(place)] ?? [])
    .map(optionLabel)
    .join("\n");
}
