"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import type { Question } from "../../host/question.js";
import { isolate } from "../../messages/isolate.js";
import type { SentNotice } from "../../react/sentNotices.js";
import { Announcement } from "../../ui/Announcement.js";
import { Button } from "../../ui/Button.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { ServerMark } from "../../ui/ServerMark.js";
import { useMessages } from "../../ui/useMessages.js";
import { useServerName } from "../../ui/useServerName.js";
import { useSurfaceAttributes } from "../../ui/useSurfaceAttributes.js";
import { endingTitle } from "../frame/endingTitle.js";

/** The props of `SettledLine`. */
export interface SettledLineProps extends ComponentProps<"section"> {
  /** The settled question. */
  readonly view: Pick<Question, "session" | "outcome" | "elsewhere">;
  /** The answer that this window sent. @default it sent none, or the page was loaded again */
  readonly notice?: SentNotice | undefined;
  /** The sentence about the user's decision. @default by the outcome: answered, declined, canceled, or why the question ended */
  readonly text?: string | undefined;
  /** The answer in a few words, without secrets. @default the server's name, where `text` is not the default sentence of an answer */
  readonly summary?: string | undefined;
  /** Whether screen readers announce the sentence, because the user has just answered. @default false */
  readonly announced?: boolean | undefined;
  /** All of the answer, shown on demand. @default there is no button that shows more */
  readonly children?: ReactNode;
}

/** The line that a card leaves in its place once its question is settled. Renders a `<section>` element. */
export function SettledLine({
  view,
  notice,
  text,
  summary,
  announced = false,
  children,
  ...props
}: SettledLineProps): ReactNode {
  const { settled, ending } = useMessages();
  const attributes = useSurfaceAttributes();
  const visible = useVisibleText();
  const server = useServerName(view.session);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { outcome, elsewhere } = view;
  if (!outcome) return null;
  const { sent, by } = outcome;
  const isAnswer = sent === "accept" || sent === "result";
  const isYours = by === "person" && !elsewhere;
  const rule = "rule" in outcome ? outcome.rule : undefined;
  const byOutcome = () => {
    if (rule !== undefined) return settled.byRule({ server, rule: visible(rule) });
    if (!isYours || sent === "nothing" || sent === "unknown")
      return endingTitle({ outcome, ...(elsewhere && { elsewhere }) }, ending);
    if (isAnswer) return settled.answered({ server });
    if (sent === "decline" || notice?.choice === "declined") return settled.declined;
    // A server gets an error for a no and for no choice alike.
    return sent === "cancel" ? settled.canceled : settled.noAnswer({ server });
  };
  const sentence = text ?? byOutcome();
  const rest = summary ?? (sentence.includes(server) ? "" : server);
  return (
    <section {...mergeProps({ ...attributes, className: "mcp-settled" }, props)}>
      {announced && isYours && <Announcement>{sentence}</Announcement>}
      <ServerMark session={view.session} />
      <p className="mcp-settled-text">
        {sentence}
        {rest !== "" && ` · ${isolate(rest)}`}
      </p>
      {children && (
        <Button
          weight="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? settled.hide : settled.show}
        </Button>
      )}
      {children && isOpen && (
        <div id={id} className="mcp-settled-answer">
          {children}
        </div>
      )}
    </section>
  );
}
