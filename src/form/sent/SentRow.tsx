"use client";

import { type ReactNode, useId, useState } from "react";
import type { SentNotice } from "../../react/sentNotices.js";
import { Button } from "../../ui/Button.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { ServerMark } from "../../ui/ServerMark.js";
import { useLocale } from "../../ui/useLocale.js";
import { useMessages } from "../../ui/useMessages.js";
import { useServerName } from "../../ui/useServerName.js";
import { AnswerParts } from "./AnswerParts.js";
import { sumUp } from "./sentParts.js";

/** The props of `SentRow`. */
export interface SentRowProps {
  readonly notice: SentNotice;
  /** Whether all of it is shown. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onDismiss: () => void;
}

/** Tells in one line what the server got, and shows all of it on demand. Renders a `<div>` element. */
export function SentRow({ notice, isOpen, onOpenChange, onDismiss }: SentRowProps): ReactNode {
  const { form, prompt } = useMessages();
  const locale = useLocale();
  const visible = useVisibleText();
  const server = useServerName(notice.session);
  const id = useId();
  const [sentence] = useState(() => {
    if (notice.choice === "declined") return prompt.toldDeclined({ server });
    const what = sumUp(notice.parts, { form, locale }, visible);
    return what === "" ? prompt.sentNothing({ server }) : prompt.sentTo({ server, what });
  });
  return (
    <>
      <div className="mcp-bar-row">
        <ServerMark session={notice.session} />
        <p role="status" className="mcp-bar-text mcp-sent">
          {sentence}
        </p>
        <span className="mcp-bar-actions">
          {notice.parts.length > 0 && (
            <Button
              weight="quiet"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => onOpenChange(!isOpen)}
            >
              {isOpen ? form.less : form.more}
            </Button>
          )}
          <Button weight="quiet" onClick={onDismiss}>
            {prompt.dismiss}
          </Button>
        </span>
      </div>
      {isOpen && <AnswerParts id={id} parts={notice.parts} />}
    </>
  );
}
