"use client";

import { useEffect, useState } from "react";
import { mayHide } from "../../../../../safety/text/mayHide.js";
import { cutText } from "../../../../../ui/long-text/cutText.js";

const none: readonly string[] = [];
const mostPieces = 20;
/** The number of characters looked at at once; the page goes on in between. */
const atOnce = 50_000;

/** The pieces of a text that may hide something, the first twenty of them; a long text is looked at a little at a time. */
export function useSuspectPieces(text: string): readonly string[] {
  const [found, setFound] = useState(none);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (pieces: readonly string[], before: readonly string[]) => {
      let suspects = before;
      let count = 0;
      let at = 0;
      for (; at < pieces.length && count < atOnce; at += 1) {
        const piece = pieces[at] ?? "";
        count += piece.length;
        if (mayHide(piece)) suspects = [...suspects, piece];
      }
      const rest = suspects.length < mostPieces ? pieces.slice(at) : none;
      if (rest.length > 0) timer = setTimeout(look, 0, rest, suspects);
      else setFound(suspects.length === 0 ? none : suspects.slice(0, mostPieces));
    };
    look(cutText(text), none);
    return () => clearTimeout(timer);
  }, [text]);
  return found;
}
