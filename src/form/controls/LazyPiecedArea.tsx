"use client";

import type { ComponentType, ReactNode } from "react";
import { cx } from "../../ui/cx.js";
import { BoundArea } from "./BoundArea.js";
import { lazyControl } from "./lazyControl.js";
import type { PiecedAreaProps } from "./PiecedArea.js";

/** A text of thousands of lines; loaded when a form suggests one. */
export const LazyPiecedArea: ComponentType<PiecedAreaProps> = lazyControl(
  () => import("./PiecedArea.js").then((module) => module.PiecedArea),
  PlainArea,
);

function PlainArea({ binding, attributes, isCode }: PiecedAreaProps): ReactNode {
  return (
    <BoundArea
      {...attributes}
      binding={binding}
      className={cx("mcp-form-textarea", isCode ? "mcp-form-code" : undefined)}
      dir={isCode ? "ltr" : "auto"}
      rows={4}
      onChange={(event) => binding.take(event.currentTarget.value)}
    />
  );
}
