"use client";

import { type ReactNode, useContext } from "react";
import { useChunk } from "../../../../react/chunk/useChunk.js";
import { ServerText } from "../../../../ui/ServerText.js";
import { laterParts } from "../lazyParts.js";
import { type MarkedValues, RedactionContext } from "./RedactionContext.js";

/** The props of `PieceOfText`. */
export interface PieceOfTextProps {
  readonly text: string;
}

/** A text, or a piece of a long one, as it is to be read; what looks private in it is marked where the host redacts. Renders a `<bdi>` or a `<span>` element. */
export function PieceOfText({ text }: PieceOfTextProps): ReactNode {
  const marked = useContext(RedactionContext);
  return marked ? (
    <Marked text={text} marked={marked} />
  ) : (
    <ServerText className="mcp-text-piece">{text}</ServerText>
  );
}

function Marked({ text, marked }: PieceOfTextProps & { readonly marked: MarkedValues }): ReactNode {
  const state = useChunk(laterParts);
  if (state.status !== "loaded") return <ServerText className="mcp-text-piece">{text}</ServerText>;
  return (
    <span className="mcp-text-piece">
      <state.value.MarkedText text={text} {...marked} />
    </span>
  );
}
