"use client";

import { type ReactNode, useState } from "react";
import { cx } from "../../../../ui/cx.js";
import { LongText } from "../../../../ui/long-text/LongText.js";
import { PieceOfText } from "../redaction/PieceOfText.js";
import { foldLongText } from "./foldLongText.js";
import { QuietButton } from "./QuietButton.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** The props of `FoldedText`. */
export interface FoldedTextProps {
  readonly text: string;
  /** Names the box that a long text scrolls in. */
  readonly label: string;
  /** Whether it is for machines as much as for people. @default false */
  readonly isCode?: boolean;
}

/**
 * A text with what it hides marked in place; of a long one the beginning, and all of it on demand, in a box that
 * scrolls: the button stands in it, so that the box can be scrolled by keyboard. Renders a `<div>` element.
 */
export function FoldedText({ text, label, isCode = false }: FoldedTextProps): ReactNode {
  const words = useSamplingContentMessages();
  const [isOpen, setOpen] = useState(false);
  if (text === "") return <p className="mcp-step-hint">{words.empty}</p>;
  const folded = foldLongText(text);
  return (
    <div
      className={cx("mcp-text", isCode ? "mcp-text-code" : undefined)}
      data-open={isOpen || undefined}
      {...(isOpen && { role: "group", "aria-label": label })}
    >
      {isOpen ? <LongText text={text} piece={PieceOfText} /> : <PieceOfText>{folded}</PieceOfText>}
      {folded !== text && (
        <QuietButton
          className="mcp-text-fold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.showLess : words.showAll({ count: text.length })}
        </QuietButton>
      )}
    </div>
  );
}
