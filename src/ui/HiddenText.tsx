"use client";

import { type ReactNode, useContext } from "react";
import type { HiddenCharacters, TextRun } from "../safety/text/revealHidden.js";
import { useTextRuns } from "./hidden-text/useTextRuns.js";
import { MostMarksContext } from "./MostMarksContext.js";
import { useMessages } from "./useMessages.js";

const longestSpelling = 120;

/** The props of `HiddenText`. */
export interface HiddenTextProps {
  /** The server's text. */
  readonly text: string;
}

/**
 * Shows a text with what it hides marked in place; after so many runs a sign stands for each, because thousands of
 * marks tell nobody more. Renders text and `<mark>` elements.
 */
export function HiddenText({ text }: HiddenTextProps): ReactNode {
  return <TextRuns runs={useTextRuns(text)} />;
}

/** Shows the runs of a text, the hidden ones as marks. Renders text and `<mark>` elements. */
export function TextRuns({ runs }: { readonly runs: readonly TextRun[] }): ReactNode {
  const mostRuns = useContext(MostMarksContext);
  const rest = runs.slice(mostRuns).map((run) => (run.hidden ? "\ufffd" : run.text));
  return [
    ...runs.slice(0, mostRuns).map(({ text: run, hidden }, index) =>
      // Runs have no identity but their place in the text.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      hidden ? <HiddenRun key={index} hidden={hidden} /> : run,
    ),
    rest.join(""),
  ];
}

function HiddenRun({ hidden: { label, count, spells } }: { hidden: HiddenCharacters }): ReactNode {
  const { form } = useMessages();
  const times = count > 1 ? `×${count}` : "";
  const spelt = spells ? ` “${spells.slice(0, longestSpelling)}”` : "";
  return (
    <mark dir="ltr" className="mcp-hidden-text">
      <span className="mcp-visually-hidden">{form.hiddenText} </span>
      {`${label}${times}${spelt}`}
    </mark>
  );
}
