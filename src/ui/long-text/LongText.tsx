"use client";

import { type ComponentType, type ReactNode, useMemo } from "react";
import { MostMarksContext } from "../MostMarksContext.js";
import { ServerText } from "../ServerText.js";
import { useGrowing } from "../useGrowing.js";
import { cutText } from "./cutText.js";

/** The number of pieces rendered at once; the page is painted before the next ones. */
const atOnce = 5;
/** The number of pieces in a part. Pieces beyond the first part show a sign in place of each mark. */
const piecesInPart = 25;

/** The props of `LongText`. */
export interface LongTextProps {
  /** The server's text. */
  readonly text: string;
  /** The id of the first piece, which describes an element without reading all of a long text. */
  readonly id?: string | undefined;
  /** The component that renders one piece. @default ServerText */
  readonly piece?: ComponentType<LongTextPieceProps>;
}

/** The props of one piece of a `LongText`. */
export interface LongTextPieceProps {
  readonly id?: string | undefined;
  readonly className: string;
  readonly children: string;
}

/**
 * Shows a text of any length: it grows a few pieces at a time, and a browser lays out only those near the window. Renders a
 * `<bdi>` element for each piece; those beyond the first few are in `<div>` elements.
 */
export function LongText({ text, id, piece: Piece = ServerText }: LongTextProps): ReactNode {
  const pieces = useMemo(() => cutText(text), [text]);
  const count = useGrowing(pieces.length, atOnce);
  const all = useMemo(
    () =>
      pieces.map((piece, index) => (
        // Pieces of one text have no identity but their place in it.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Piece key={index} id={index === 0 ? id : undefined} className="mcp-long-text">
          {piece}
        </Piece>
      )),
    [pieces, id, Piece],
  );
  const parts: ReactNode[] = [];
  for (let start = piecesInPart; start < count; start += piecesInPart)
    parts.push(
      <div key={start} className="mcp-long-text-part">
        {all.slice(start, Math.min(count, start + piecesInPart))}
      </div>,
    );
  return (
    <>
      {all.slice(0, Math.min(count, piecesInPart))}
      <MostMarksContext.Provider value={0}>{parts}</MostMarksContext.Provider>
    </>
  );
}
