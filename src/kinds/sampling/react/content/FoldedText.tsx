"use client";

import { type ReactNode, useState } from "react";
import { cx } from "../../../../ui/cx.js";
import { LongText } from "../../../../ui/long-text/LongText.js";
import { useContentMessages } from "../useSamplingMessages.js";
import { PieceOfText } from "./MarkedText.js";
import { QuietButton } from "./QuietButton.js";

/** The most characters of a text that is not folded. */
export const longest = 1_600;
const mostLines = 20;

/** The props of `FoldedText`. */
export interface FoldedTextProps {
  readonly text: string;
  /** Names the box that a long text scrolls in. */
  readonly label: string;
  /** Whether the text is code or JSON. @default false */
  readonly isCode?: boolean;
}

/**
 * A text with its hidden characters visible. A long one shows its beginning, and all of it on demand, in a box that
 * scrolls: the button is inside, so that the keyboard can scroll the box. Renders a `<div>` element.
 */
export function FoldedText({ text, label, isCode = false }: FoldedTextProps): ReactNode {
  const words = useContentMessages();
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

function foldLongText(text: string): string {
  const lines = text.slice(0, longest + 1).split("\n", mostLines + 1);
  if (text.length <= longest && lines.length <= mostLines) return text;
  const cut = lines.slice(0, mostLines).join("\n").slice(0, longest);
  // Half of a surrogate pair is no character.
  return `${cut.replace(/[\ud800-\udbff]$/, "").trimEnd()} …`;
}
