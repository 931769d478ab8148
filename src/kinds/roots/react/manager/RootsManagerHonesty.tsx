"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../../../ui/cx.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** The props of `RootsManager.Honesty`. */
export type RootsManagerHonestyProps = Omit<ComponentProps<"div">, "children">;

/** States that roots guide servers and do not confine them, and that they are deprecated (client/roots, 2026-07-28). Renders a `<div>` element. */
export function RootsManagerHonesty({ className, ...props }: RootsManagerHonestyProps): ReactNode {
  const words = useRootsMessages();
  return (
    <div {...props} className={cx("mcp-roots-honesty", className)}>
      <p>{words.honesty}</p>
      <p>{words.deprecated}</p>
    </div>
  );
}
