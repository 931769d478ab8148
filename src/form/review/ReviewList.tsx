"use client";

import type { ReactNode } from "react";
import type { Field } from "../../schema/field.js";
import { useGrowing } from "../../ui/useGrowing.js";
import type { ElicitContent } from "../../wire/protocol/elicitResult.js";
import type { ElicitationFormStore } from "../react/elicitationFormStore.js";
import {
  countsAsSecret,
  useElicitationFormInspection,
} from "../react/useElicitationFormInspection.js";
import { ReviewRow } from "./ReviewRow.js";
import { useReviewMessages } from "./useReviewMessages.js";

/** So many rows are rendered at once; the rest follow a moment later. */
const atOnce = 40;

/** The props of `ReviewList`. */
export interface ReviewListProps {
  readonly id: string;
  readonly control: ElicitationFormStore;
  /** The content that leaves. */
  readonly content: ElicitContent;
  /** The fields of it that nobody has seen before. */
  readonly unseen: readonly Field[];
  /** Whether it is shown as it is on the wire. */
  readonly asJson: boolean;
}

/** The content that leaves, field by field, beside the server's suggestions. Renders a `<dl>` element, or a `<p>` if it is empty. */
export function ReviewList({ id, control, content, unseen, asJson }: ReviewListProps): ReactNode {
  const review = useReviewMessages();
  const inspection = useElicitationFormInspection(control);
  const isUnseen = new Set(unseen);
  const rows = control.fields.flatMap((field) => {
    const isSent = Object.hasOwn(content, field.name);
    if (!isSent && field.default === undefined) return [];
    const value = isSent ? content[field.name] : undefined;
    const secret = countsAsSecret(inspection, field, control.entryOf(field));
    return { control, field, value, secret, unseen: isUnseen.has(field) };
  });
  const count = useGrowing(rows.length, atOnce);
  if (rows.length === 0)
    return (
      <p id={id} className="mcp-step-hint">
        {review.nothing}
      </p>
    );
  return (
    <dl id={id} className="mcp-review-list">
      {rows.slice(0, count).map((row) => (
        <ReviewRow {...row} asJson={asJson} key={row.field.id} />
      ))}
    </dl>
  );
}
