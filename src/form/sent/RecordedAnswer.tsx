"use client";

import { type ReactNode, useMemo } from "react";
import { ServerText } from "../../ui/ServerText.js";
import { useLocale } from "../../ui/useLocale.js";
import { useMessages } from "../../ui/useMessages.js";
import type { ElicitContent } from "../../wire/protocol/elicitResult.js";
import type { JsonObject } from "../../wire/protocol/json.js";
import { readElicitationForm } from "../model/readElicitationForm.js";
import { FoldedValue } from "../parts/FoldedValue.js";
import { fieldLabel } from "../parts/words/fieldLabel.js";
import { inWords } from "../review/inWords.js";

/** The props of `RecordedAnswer`. */
export interface RecordedAnswerProps {
  readonly schema: JsonObject;
  /** The content without its secrets. */
  readonly content?: ElicitContent;
  /** The names of the properties whose secrets are left out. */
  readonly withheld?: readonly string[];
}

/** Shows a stored answer. Renders a `<dl>` element, or nothing if the answer has no values. */
export function RecordedAnswer({
  schema,
  content = {},
  withheld = [],
}: RecordedAnswerProps): ReactNode {
  const { form } = useMessages();
  const locale = useLocale();
  const { fields } = useMemo(() => readElicitationForm(schema, true), [schema]);
  const sent = fields.filter(({ name }) => Object.hasOwn(content, name) || withheld.includes(name));
  if (sent.length === 0) return null;
  return (
    <dl className="mcp-review-list mcp-sent-list">
      {sent.map((field) => (
        <div key={field.id} className="mcp-review-row">
          <dt className="mcp-review-name">
            <ServerText>{fieldLabel(field) || form.unnamed}</ServerText>
          </dt>
          <dd className="mcp-review-value">
            {withheld.includes(field.name) ? (
              form.hidden
            ) : (
              <FoldedValue text={inWords(field, content[field.name] ?? null, { form, locale })} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
