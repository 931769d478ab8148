"use client";

import { type ReactNode, useMemo } from "react";
import type { SentPart } from "../../react/sentNotices.js";
import { ServerText } from "../../ui/ServerText.js";
import { useGrowing } from "../../ui/useGrowing.js";
import { useLocale } from "../../ui/useLocale.js";
import { useMessages } from "../../ui/useMessages.js";
import { FoldedValue } from "../parts/FoldedValue.js";
import { fieldLabel } from "../parts/words/fieldLabel.js";
import { partInWords } from "./sentParts.js";

/** The number of parts rendered at once; the rest follow a moment later. */
const atOnce = 40;

/** The props of `AnswerParts`. */
export interface AnswerPartsProps {
  readonly id?: string;
  readonly parts: readonly SentPart[];
}

/** Shows all parts of an answer, with a word in place of each secret. Renders a `<dl>` element. */
export function AnswerParts({ id, parts }: AnswerPartsProps): ReactNode {
  const { form } = useMessages();
  const locale = useLocale();
  const texts = useMemo(
    () => parts.map((part) => partInWords(part, { form, locale })),
    [parts, form, locale],
  );
  const count = useGrowing(texts.length, atOnce);
  return (
    <dl id={id} className="mcp-review-list mcp-sent-list">
      {parts.slice(0, count).map((part, place) => (
        // The parts of an answer that was sent stay as they are.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={place} className="mcp-review-row">
          <dt className="mcp-review-name">
            {"field" in part && <ServerText>{fieldLabel(part.field) || form.unnamed}</ServerText>}
          </dt>
          <dd className="mcp-review-value">
            <FoldedValue text={texts[place] ?? ""} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
