"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { createFindKnown } from "../../../../safety/redaction/findKnown.js";
import type { PrivateValue } from "../../../../safety/redaction/privateValue.js";
import { cx } from "../../../../ui/cx.js";
import { ServerText } from "../../../../ui/ServerText.js";
import { useSamplingContext } from "../SamplingContext.js";

/** The private values in the texts below. */
export interface MarkedValues {
  readonly values: readonly PrivateValue[];
  /** The placeholders of the values that the host sends as they are. */
  readonly kept: ReadonlySet<string>;
}

const RedactionContext = createContext<MarkedValues | undefined>(undefined);

/** The props of `RedactionMarks`. */
export interface RedactionMarksProps {
  /** Who gets the texts below. */
  readonly to: "model" | "server";
  readonly children: ReactNode;
}

/** Marks private values in the texts below, if the host redacts. */
export function RedactionMarks({ to, children }: RedactionMarksProps): ReactNode {
  const { redaction } = useSamplingContext().sampling.question.detail;
  const marked = useMemo(() => {
    if (!redaction || redaction.values.length === 0) return undefined;
    const { values, keptForModel, keptForServer } = redaction;
    return { values, kept: new Set(to === "model" ? keptForModel : keptForServer) };
  }, [redaction, to]);
  return <RedactionContext.Provider value={marked}>{children}</RedactionContext.Provider>;
}

/** The props of `PieceOfText`. */
export interface PieceOfTextProps {
  readonly className?: string;
  readonly children: string;
}

/** A text, or a piece of a long one, with private values marked. Renders a `<bdi>` or a `<span>` element. */
export function PieceOfText({ className, children }: PieceOfTextProps): ReactNode {
  const marked = useContext(RedactionContext);
  const classes = cx("mcp-text-piece", className);
  if (!marked) return <ServerText className={classes}>{children}</ServerText>;
  return (
    <span className={classes}>
      <MarkedText text={children} {...marked} />
    </span>
  );
}

function MarkedText({ text, values, kept }: MarkedValues & { readonly text: string }): ReactNode {
  const parts = useMemo(() => partsOf(text, values), [text, values]);
  return parts.map(({ start, written, value }) => {
    if (!value) return <ServerText key={start}>{written}</ServerText>;
    const isKept = kept.has(value.placeholder);
    const shown = <ServerText>{written}</ServerText>;
    return (
      <mark key={start} className="mcp-redaction" data-masked={isKept ? undefined : ""}>
        {isKept ? (
          shown
        ) : (
          <>
            <del>{shown}</del>{" "}
            <ins>
              <bdi>{value.placeholder}</bdi>
            </ins>
          </>
        )}
      </mark>
    );
  });
}

interface Part {
  readonly start: number;
  readonly written: string;
  readonly value?: PrivateValue;
}

function partsOf(text: string, values: readonly PrivateValue[]): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end, value } of createFindKnown(values)(text)) {
    if (start > at) parts.push({ start: at, written: text.slice(at, start) });
    parts.push({ start, written: text.slice(start, end), value });
    at = end;
  }
  return at < text.length ? [...parts, { start: at, written: text.slice(at) }] : parts;
}
