"use client";

import type { ReactNode } from "react";
import { createChunk } from "../../react/chunk/createChunk.js";
import { useChunk } from "../../react/chunk/useChunk.js";
import { Button } from "../Button.js";
import { ServerText } from "../ServerText.js";
import { useMessages } from "../useMessages.js";

const longText = createChunk(() => import("./LongText.js"));

/** A text of up to this many characters is laid out at once. */
const short = 2_000;

/** The props of `LazyLongText`. */
export interface LazyLongTextProps {
  /** The server's text. */
  readonly text: string;
  /** Its beginning. */
  readonly excerpt: string;
  /** Whether the whole text is shown. */
  readonly isOpen: boolean;
  /** The id of what describes an element. */
  readonly id?: string | undefined;
}

/**
 * Shows the beginning of a server's text, or the whole text, which grows piece by piece. The code for that loads when a user
 * first opens one; if it fails to load, a button tries again. Renders `<bdi>` elements.
 */
export function LazyLongText({ text, excerpt, isOpen, id }: LazyLongTextProps): ReactNode {
  const isLong = isOpen && text.length > short;
  const state = useChunk(longText, isLong);
  const { prompt } = useMessages();
  if (isLong && state.status === "loaded") return <state.value.LongText text={text} id={id} />;
  return (
    <>
      <ServerText id={id}>{isOpen && !isLong ? text : excerpt}</ServerText>
      {isLong && state.status === "failed" && (
        <Button weight="quiet" onClick={longText.load}>
          {prompt.loadAgain}
        </Button>
      )}
    </>
  );
}
