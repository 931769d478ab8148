"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Field } from "../../schema/field.js";
import { Button } from "../../ui/Button.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { LazyLongText } from "../../ui/long-text/LazyLongText.js";
import { ServerText } from "../../ui/ServerText.js";
import { useLocale } from "../../ui/useLocale.js";
import { useMessages } from "../../ui/useMessages.js";
import type { Json } from "../../wire/protocol/json.js";
import { excerptOf } from "../parts/words/excerptOf.js";
import { useFieldLabel } from "../parts/words/useFieldLabel.js";
import type { ElicitationFormStore } from "../react/elicitationFormStore.js";
import { inWords } from "./inWords.js";
import { useReviewMessages } from "./useReviewMessages.js";

/** The props of `ReviewRow`. */
export interface ReviewRowProps {
  readonly control: ElicitationFormStore;
  readonly field: Field;
  /** The value that is sent; `undefined` where only a suggestion was there. */
  readonly value: Json | undefined;
  /** Whether the field asks for a secret, which is shown on demand only. */
  readonly secret: boolean;
  /** Whether nobody has seen it before. */
  readonly unseen: boolean;
  /** Whether it is shown as it is on the wire. */
  readonly asJson: boolean;
}

/** One field as it leaves: its label and its value, in words or with its name as JSON, marked where the server suggested another, or where nobody has seen it before. Renders a `<div>` element. */
export function ReviewRow({
  control,
  field,
  value,
  secret,
  unseen,
  asJson,
}: ReviewRowProps): ReactNode {
  const { form } = useMessages();
  const review = useReviewMessages();
  const visible = useVisibleText();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A secret is not seen before it is shown.
    if (unseen && row.current && (isOpen || !secret))
      return control.sight.watch(field, row.current);
  }, [control, field, unseen, isOpen, secret]);
  const label = useFieldLabel(control, field);
  const write = (json: Json) =>
    asJson ? JSON.stringify(json) : inWords(field, json, { form, locale });
  const suggested = field.default;
  const sent = value === undefined ? undefined : write(value);
  const isChanged = suggested !== undefined && JSON.stringify(value) !== JSON.stringify(suggested);
  const excerpt = excerptOf(sent ?? "");
  const isFolded = secret || excerpt !== sent;
  return (
    <div
      ref={row}
      className="mcp-review-row"
      data-changed={isChanged || undefined}
      data-unseen={unseen || undefined}
    >
      <dt className="mcp-review-name">
        <ServerText>{label}</ServerText>
        {asJson && (
          <ServerText className="mcp-review-property">
            {excerptOf(JSON.stringify(field.name))}
          </ServerText>
        )}
      </dt>
      <dd className="mcp-review-value">
        {sent === undefined ? (
          <span className="mcp-badge">{review.leftOut}</span>
        ) : (
          <>
            {secret && !isOpen ? (
              <span className="mcp-review-hidden">{form.hidden}</span>
            ) : (
              <LazyLongText text={sent} excerpt={excerpt} isOpen={isOpen} />
            )}
            {isFolded && (
              <Button weight="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {secret ? (isOpen ? form.hide : form.show) : isOpen ? form.less : form.more}
              </Button>
            )}
            {unseen && <span className="mcp-badge">{review.notSeen}</span>}
            {isChanged && <span className="mcp-badge">{review.changed}</span>}
          </>
        )}
        {isChanged && !secret && (
          <span className="mcp-review-suggested">
            {review.suggested({ value: visible(excerptOf(write(suggested))) })}
          </span>
        )}
      </dd>
    </div>
  );
}
