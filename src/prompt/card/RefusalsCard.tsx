"use client";

import { type ComponentProps, type ReactNode, useSyncExternalStore } from "react";
import { hasDialogs, subscribeStage } from "../../react/openSurface.js";
import type { QuestionsOfKind } from "../../react/questionsOfKind.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useSurfaceAttributes } from "../../ui/useSurfaceAttributes.js";
import { refusalRows } from "../banner/refusalRows.js";
import { useFocusBack } from "../focus/useFocusBack.js";

/** The props of `RefusalsCard`. */
export interface RefusalsCardProps extends ComponentProps<"section"> {
  readonly questions: QuestionsOfKind;
}

/**
 * Tells, in place of a card, of requests that nobody could answer. Renders a `<section>` element, none where the
 * window has dialogs: their bar tells it.
 */
export function RefusalsCard({ questions, children: _, ...props }: RefusalsCardProps): ReactNode {
  const attributes = useSurfaceAttributes();
  const isToldElsewhere = useSyncExternalStore(subscribeStage, hasDialogs, () => true);
  const rows = isToldElsewhere ? [] : refusalRows(questions);
  const back = useFocusBack(rows.length);
  if (rows.length === 0) return null;
  return (
    <section
      {...mergeProps({ ...attributes, ...back, className: "mcp-card" }, props)}
      data-refused=""
    >
      {rows}
    </section>
  );
}
