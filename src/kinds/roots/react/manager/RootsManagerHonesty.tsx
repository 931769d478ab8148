"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../../../ui/cx.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** The props of `RootsManager.Honesty`. */
export type RootsManagerHonestyProps = Omit<ComponentProps<"div">, "children">;

/** States that roots guide servers but do not restrict them. Renders a `<div>` element. */
export function RootsManagerHonesty({ className, ...props }: RootsManagerHonestyProps): ReactNode {
  const { honesty } = useRootsMessages();
  return (
    <div {...props} className={cx("mcp-roots-honesty", className)}>
      <p>{honesty}</p>
    </div>
  );
}
