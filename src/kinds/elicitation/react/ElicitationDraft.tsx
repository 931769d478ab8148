"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { optionLabels } from "../../../form/controls/optionLabels.js";
import { SecretToggle } from "../../../form/controls/text/SecretToggle.js";
import type { Entry } from "../../../form/model/entry.js";
import { FoldedValue } from "../../../form/parts/FoldedValue.js";
import { useFormContext } from "../../../form/parts/FormContext.js";
import { useFieldLabels } from "../../../form/parts/words/useFieldLabel.js";
import {
  countsAsSecret,
  useElicitationFormInspection,
} from "../../../form/react/useElicitationFormInspection.js";
import type { Messages } from "../../../messages/messages.js";
import type { Field } from "../../../schema/field.js";
import { CopyButton } from "../../../ui/CopyButton.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { ServerText } from "../../../ui/ServerText.js";
import { useGrowing } from "../../../ui/useGrowing.js";
import { useMessages } from "../../../ui/useMessages.js";

/** So many rows are rendered at once; the rest follow a moment later. */
const atOnce = 40;

/** The props of `Elicitation.Draft`. */
export type ElicitationDraftProps = Omit<ComponentProps<"section">, "children">;

/**
 * The entries of a form, to be read and, but for secrets, copied once its question is over. Belongs into an
 * `ElicitationForm.Root`. Renders a `<section>` element, or nothing if nothing was entered.
 */
export function ElicitationDraft(props: ElicitationDraftProps): ReactNode {
  const { control } = useFormContext();
  const { form, elicitation: words } = useMessages();
  const labelOf = useFieldLabels(control);
  const inspection = useElicitationFormInspection(control);
  const titleId = useId();
  const rows = control.fields.flatMap((field) => {
    const text = entryText(field, control.entryOf(field), form);
    return text === ""
      ? []
      : [
          {
            field,
            label: labelOf(field),
            text,
            secret: countsAsSecret(inspection, field, control.entryOf(field)),
          },
        ];
  });
  const count = useGrowing(rows.length, atOnce);
  if (rows.length === 0 || !control.isDirty()) return null;
  const hasSecrets = rows.some(({ secret }) => secret);
  const copyable = rows
    .filter(({ secret }) => !secret)
    .map(({ field, text }) => `${labelOf(field)}\n${text}`)
    .join("\n\n");
  return (
    <section {...mergeProps({ "aria-labelledby": titleId, className: "mcp-draft" }, props)}>
      <div className="mcp-draft-header">
        <p id={titleId} className="mcp-draft-title">
          {words.draft}
        </p>
        {copyable !== "" && (
          <CopyButton
            weight="quiet"
            text={copyable}
            copiedText={hasSecrets ? words.copiedWithoutSecrets : undefined}
          />
        )}
      </div>
      <dl className="mcp-draft-list">
        {rows.slice(0, count).map((row) => (
          <EnteredRow {...row} key={row.field.id} />
        ))}
      </dl>
    </section>
  );
}

interface EnteredRowProps {
  readonly label: string;
  readonly text: string;
  readonly secret: boolean;
}

function EnteredRow({ label, text, secret }: EnteredRowProps) {
  const { form } = useMessages();
  const [isShown, setShown] = useState(false);
  const labelId = useId();
  return (
    <div className="mcp-draft-row">
      <dt id={labelId} className="mcp-draft-label">
        <ServerText>{label}</ServerText>
      </dt>
      <dd className="mcp-draft-value">
        {secret && !isShown ? form.hidden : <FoldedValue text={text} />}
        {secret && <SecretToggle shown={isShown} onShownChange={setShown} labelledBy={labelId} />}
      </dd>
    </div>
  );
}

function entryText(field: Field, entry: Entry, words: Messages["form"]): string {
  if (entry === null) return "";
  if (typeof entry === "boolean") return entry ? words.yes : words.no;
  if (field.kind !== "choice" && field.kind !== "choices")
    return Array.isArray(entry) ? entry.join("\n") : String(entry);
  const labels = optionLabels(field.options, words);
  return [entry]
    .flat()
    .flatMap((place) => labels[Number(place)] ?? [])
    .join("\n");
}
