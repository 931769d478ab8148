"use client";

import { type ReactNode, useId } from "react";
import { CopyButton } from "../shared/CopyButton.js";
import { ServerText } from "../shared/ServerText.js";
import { useMessages } from "../shared/useMessages.js";
import { usePromptContext } from "./PromptContext.js";

/** The props of `KeptReason`. */
export interface KeptReasonProps {
  /** Labels the reason. @default the catalogue's words for declining */
  readonly label?: string;
}

/**
 * The reason that was typed for a no when the question ended by itself, to be read and copied. Renders a `<section>`
 * element, or nothing where there is none.
 */
export function KeptReason({ label }: KeptReasonProps): ReactNode {
  const { prompt } = useMessages();
  const { question, leaving } = usePromptContext();
  const titleId = useId();
  const reason = leaving.reason();
  const { outcome } = question;
  if (!outcome || outcome.by === "person" || reason.trim() === "") return null;
  return (
    <section aria-labelledby={titleId} className="mcp-entered">
      <div className="mcp-entered-header">
        <p id={titleId} className="mcp-entered-title">
          {label ?? prompt.reason}
        </p>
        <CopyButton weight="quiet" text={reason} />
      </div>
      <p className="mcp-entered-value">
        <ServerText>{reason}</ServerText>
      </p>
    </section>
  );
}
