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
  readonly view: Pick<QuestionView, "leavesAt" | "declines" | "deadline">;
  /** The ways to leave the question again, with another time to take that back. */
  readonly ways: WaysOut;
  /** Brings it back. */
  readonly onResume: () => unknown;
}

/** Replaces a card whose question the user put aside, declined, or canceled, and can undo that. Renders a `<section>` element. */
export function AsideCard({
  view,
  ways,
  onResume,
  className,
  children: _,
  ...props
}: AsideCardProps): ReactNode {
  const { prompt, settled } = useMessages();
  const attributes = useSurfaceAttributes();
  const hold = useLeavingHold(view, ways);
  const { leavesAt } = view;
  const isLeaving = leavesAt !== undefined;
  const left = view.declines ? settled.declining : prompt.cancelled;
  return (
    <section
      {...attributes}
      {...(isLeaving ? mergeProps(hold, props) : props)}
      className={cx("mcp-card", className)}
      data-aside=""
    >
      {isLeaving && <LeavingWord leavesAt={leavesAt} text={left} />}
      <p className="mcp-card-aside">{isLeaving ? left : prompt.aside}</p>
      <Button onClick={() => void onResume()}>{isLeaving ? prompt.undo : prompt.answer}</Button>
    </section>
  );
}
