"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "../ui/Button.js";
import { cx } from "../ui/cx.js";
import { useMessages } from "../ui/useMessages.js";
import { useSurfaceAttributes } from "../ui/useSurfaceAttributes.js";

/** The props of `AsideCard`. */
export interface AsideCardProps extends ComponentProps<"section"> {
  /** Brings it back. */
  readonly onResume: () => unknown;
}

/** Stands where a card was whose question was put aside. Renders a `<section>` element. */
export function AsideCard({
  onResume,
  className,
  children: _,
  ...props
}: AsideCardProps): ReactNode {
  const { prompt } = useMessages();
  const attributes = useSurfaceAttributes();
  return (
    <section {...attributes} {...props} className={cx("mcp-card", className)} data-aside="">
      <p className="mcp-card-aside">{prompt.aside}</p>
      <Button onClick={() => void onResume()}>{prompt.resume}</Button>
    </section>
  );
}
