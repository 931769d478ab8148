"use client";

import { Fragment, type ReactNode, useMemo } from "react";
import { mayHide } from "../../../../safety/text/mayHide.js";
import { compareTexts, type Stretch } from "../../../../ui/difference/compareTexts.js";
import { Fold } from "../../../../ui/Fold.js";
import { HiddenText } from "../../../../ui/HiddenText.js";
import { textOf } from "../../core/edit/requestEdits.js";
import { useBlockMessages } from "../useSamplingMessages.js";

/** The number of characters of an unchanged stretch that are shown beside a change, and the number of stretches shown. */
const beside = 120;
const mostStretches = 400;
const longestStretch = 20_000;

/** The props of `Comparison`. */
interface ComparisonProps {
  readonly before: string;
  readonly after: string;
}

/** Two texts in one: what was taken out, what was put in, and a little of what is around. Renders text, `<ins>` and `<del>` elements. */
function Comparison({ before, after }: ComparisonProps): ReactNode {
  const words = useBlockMessages();
  const stretches = useMemo(() => compareTexts(before, after), [before, after]);
  if (!stretches)
    return (
      <p className="mcp-step-hint">
        {words.incomparable({ before: before.length, after: after.length })}
      </p>
    );
  if (before === after) return <p className="mcp-step-hint">{words.same}</p>;
  const shown = stretches.slice(0, mostStretches);
  const rest = stretches.slice(mostStretches).filter(({ kind }) => kind !== "same").length;
  return (
    <>
      <bdi dir="auto" className="mcp-difference-text">
        {shown.map((stretch, index) => (
          <StretchText
            // Stretches have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            {...stretch}
            isFirst={index === 0}
            isLast={index === stretches.length - 1}
          />
        ))}
      </bdi>
      {rest > 0 && <p className="mcp-step-hint">{words.moreChanges({ count: rest })}</p>}
    </>
  );
}

function StretchText({
  kind,
  text,
  isFirst,
  isLast,
}: Stretch & { readonly isFirst: boolean; readonly isLast: boolean }): ReactNode {
  const words = useBlockMessages();
  if (kind === "added")
    return (
      <ins className="mcp-difference-added">
        <span className="mcp-visually-hidden">{words.inserted} </span>
        <Seen text={text} />
      </ins>
    );
  if (kind === "removed")
    return (
      <del className="mcp-difference-removed">
        <span className="mcp-visually-hidden">{words.deleted} </span>
        <Seen text={text} />
      </del>
    );
  const head = isFirst ? 0 : beside;
  const tail = isLast ? 0 : beside;
  const left = text.length - head - tail;
  if (left <= beside) return <Seen text={text} />;
  return (
    <Fragment>
      <Seen text={cut(text, 0, head)} />
      <span className="mcp-difference-gap">{words.unchanged({ count: left })}</span>
      <Seen text={cut(text, text.length - tail, text.length)} />
    </Fragment>
  );
}

/** A text with what it hides marked; the middle of an endless one is left out. */
function Seen({ text }: { readonly text: string }): ReactNode {
  const words = useBlockMessages();
  if (text.length > longestStretch)
    return (
      <>
        {/* oxlint-disable-next-line bounds/recursion -- half of the longest stretch is shown whole. */}
        <Seen text={cut(text, 0, longestStretch / 2)} />
        <span className="mcp-difference-gap">
          {words.moreCharacters({ count: text.length - longestStretch })}
        </span>
        {/* oxlint-disable-next-line bounds/recursion -- half of the longest stretch is shown whole. */}
        <Seen text={cut(text, text.length - longestStretch / 2, text.length)} />
      </>
    );
  return mayHide(text) ? <HiddenText text={text} /> : text;
}

/** A part of a text that begins and ends with whole characters. */
function cut(text: string, start: number, end: number): string {
  return text.slice(start, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
}

/** The props of `Difference`. */
export interface DifferenceProps {
  readonly before: unknown;
  readonly after: unknown;
  /** Names the element. */
  readonly label: string;
  /** Folds the difference, with this line. @default it is open */
  readonly summary?: string;
}

/** The difference between two parts of a request, or between two responses. Renders a `<div>` element. */
export function Difference({ before, after, label, summary }: DifferenceProps): ReactNode {
  const shown = (
    <div role="group" aria-label={label} className="mcp-difference">
      <Comparison before={textOf(before)} after={textOf(after)} />
    </div>
  );
  return summary === undefined ? shown : <Fold summary={summary}>{shown}</Fold>;
}
