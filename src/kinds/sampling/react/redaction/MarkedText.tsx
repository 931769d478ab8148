"use client";

import { type ReactNode, useMemo } from "react";
import { createFindKnown } from "../../../../safety/redaction/findKnown.js";
import type { PrivateValue } from "../../../../safety/redaction/privateValue.js";
import { ServerText } from "../../../../ui/ServerText.js";
import type { MarkedValues } from "./RedactionContext.js";

/** The props of `MarkedText`. */
export interface MarkedTextProps extends MarkedValues {
  readonly text: string;
}

/** A text with what looks private marked: what goes out as it is, or struck out beside what goes out in its place. Renders text, `<mark>`, `<del>` and `<ins>` elements. */
export function MarkedText({ text, values, kept }: MarkedTextProps): ReactNode {
  const parts = useMemo(() => partsOf(text, values), [text, values]);
  return parts.map(({ start, written, value }) => {
    if (!value) return <ServerText key={start}>{written}</ServerText>;
    if (kept.has(value.placeholder))
      return (
        <mark key={start} className="mcp-redaction">
          <ServerText>{written}</ServerText>
        </mark>
      );
    return (
      <mark key={start} className="mcp-redaction" data-masked>
        <del>
          <ServerText>{written}</ServerText>
        </del>{" "}
        <ins>
          <bdi>{value.placeholder}</bdi>
        </ins>
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
