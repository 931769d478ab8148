"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../ui/Button.js";
import { cx } from "../../ui/cx.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useMessages } from "../../ui/useMessages.js";
import { useSurfaceAttributes } from "../../ui/useSurfaceAttributes.js";
import type { WaysOut } from "../leaving/discardGuard.js";
import { LeavingWord } from "../leaving/LeavingWord.js";
import { useLeavingHold } from "../leaving/useLeavingHold.js";
import type { QuestionView } from "../questionKind.js";

/** The props of `AsideCard`. */
export interface AsideCardProps extends ComponentProps<"section"> {
  readonly view: Pick<QuestionView, "leavesAt" | "deadline">;
  /** Leaves the question again, with another time to take that back. */
  readonly leave: WaysOut["leave"];
  /** Brings it back. */
  readonly onResume: () => unknown;
}

/** Stands where a card was whose question was put aside, or cancelled, which can still be taken back. Renders a `<section>` element. */
export function AsideCard({
  view,
  leave,
  onResume,
  className,
  children: _,
  ...props
}: AsideCardProps): ReactNode {
  const { prompt } = useMessages();
  const attributes = useSurfaceAttributes();
  const hold = useLeavingHold(view, leave);
  const { leavesAt } = view;
  const isLeaving = leavesAt !== undefined;
  return (
    <section
      {...attributes}
      {...(isLeaving ? mergeProps(hold, props) : props)}
      className={cx("mcp-card", className)}
      data-aside=""
    >
      {isLeaving && <LeavingWord leavesAt={leavesAt} />}
      <p className="mcp-card-aside">{isLeaving ? prompt.cancelled : prompt.aside}</p>
      <Button onClick={() => void onResume()}>{isLeaving ? prompt.undo : prompt.answer}</Button>
    </section>
  );
}
