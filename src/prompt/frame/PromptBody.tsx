"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { createScreenWatch } from "../../ui/createScreenWatch.js";
import { cx } from "../../ui/cx.js";

/** The props of a prompt's `Body`. */
export type PromptBodyProps = ComponentProps<"div">;

/** The part that scrolls if it is long, so that header and actions stay in sight. Renders a `<div>` element. */
export function PromptBody({ className, children, ...props }: PromptBodyProps): ReactNode {
  return (
    <div {...props} className={cx("mcp-question-body", className)}>
      {children}
      <ScrollEdge />
    </div>
  );
}

const watch = createScreenWatch();

/** Shades the lower edge of what it stands at the end of, while more is below. Renders two `<span>` elements. */
function ScrollEdge(): ReactNode {
  const end = useRef<HTMLSpanElement>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    if (!end.current) return undefined;
    return watch(end.current, ({ isIntersecting, rootBounds }) => {
      setHasMore(!isIntersecting && rootBounds !== null);
    });
  }, []);
  return (
    <>
      <span className="mcp-question-edge" data-more={hasMore || undefined} />
      <span ref={end} className="mcp-question-end" />
    </>
  );
}
