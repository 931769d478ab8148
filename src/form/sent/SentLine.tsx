"use client";

import type { ReactNode } from "react";
import { SettledLine, type SettledLineProps } from "../../prompt/card/SettledLine.js";
import { createChunk } from "../../react/chunk/createChunk.js";
import { useChunk } from "../../react/chunk/useChunk.js";
import type { SentPart } from "../../react/sentNotices.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useLocale } from "../../ui/useLocale.js";
import { useMessages } from "../../ui/useMessages.js";

const later = createChunk(() => import("../formLater.js"));

/** The props of `SentLine`. */
export interface SentLineProps extends Omit<SettledLineProps, "summary" | "children"> {}

const none: readonly SentPart[] = [];

/** The line of a question whose answer has parts: the first few parts, and every part on demand. Renders a `<section>` element. */
export function SentLine(props: SentLineProps): ReactNode {
  const parts = props.notice?.parts ?? none;
  const { form } = useMessages();
  const locale = useLocale();
  const visible = useVisibleText();
  const state = useChunk(later, parts.length > 0);
  if (parts.length === 0 || state.status !== "loaded") return <SettledLine {...props} />;
  const { sumUp, AnswerParts } = state.value;
  const summary = props.text === undefined ? sumUp(parts, { form, locale }, visible) : undefined;
  return (
    <SettledLine {...props} summary={summary}>
      <AnswerParts parts={parts} />
    </SettledLine>
  );
}
