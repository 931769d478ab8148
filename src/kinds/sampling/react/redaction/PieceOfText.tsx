"use client";

import { type ReactNode, useContext } from "react";
import { useChunk } from "../../../../react/chunk/useChunk.js";
import { cx } from "../../../../ui/cx.js";
import { ServerText } from "../../../../ui/ServerText.js";
import { laterParts } from "../lazyParts.js";
import { type MarkedValues, RedactionContext } from "./RedactionContext.js";

/** The props of `PieceOfText`. */
export interface PieceOfTextProps {
  readonly className?: string;
  readonly children: string;
}

/** A text, or a piece of a long one; private values are marked where the host redacts them. Renders a `<bdi>` or a `<span>` element. */
export function PieceOfText({ className, children }: PieceOfTextProps): ReactNode {
  const marked = useContext(RedactionContext);
  const classes = cx("mcp-text-piece", className);
  return marked ? (
    <Marked className={classes} marked={marked}>
      {children}
    </Marked>
  ) : (
    <ServerText className={classes}>{children}</ServerText>
  );
}

function Marked({
  className,
  children,
  marked,
}: PieceOfTextProps & { readonly marked: MarkedValues }): ReactNode {
  const state = useChunk(laterParts);
  if (state.status !== "loaded") return <ServerText className={className}>{children}</ServerText>;
  return (
    <span className={className}>
      <state.value.MarkedText text={children} {...marked} />
    </span>
  );
}
