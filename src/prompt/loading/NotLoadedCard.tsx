"use client";

import type { ComponentProps, ReactNode } from "react";
import { mergeProps } from "../../ui/mergeProps.js";
import { useSurfaceAttributes } from "../../ui/useSurfaceAttributes.js";
import { NotLoadedRow, type NotLoadedRowProps } from "./NotLoadedRow.js";

/** The props of `NotLoadedCard`. */
export interface NotLoadedCardProps extends NotLoadedRowProps, ComponentProps<"section"> {}

/** Explains in place of a card that a question waits which cannot be shown yet. Renders a `<section>` element. */
export function NotLoadedCard({
  session,
  onRetry,
  children: _,
  ...props
}: NotLoadedCardProps): ReactNode {
  const attributes = useSurfaceAttributes();
  return (
    <section {...mergeProps({ ...attributes, className: "mcp-card" }, props)} data-unloaded="">
      <NotLoadedRow session={session} onRetry={onRetry} />
    </section>
  );
}
