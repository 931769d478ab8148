"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { createScreenWatch } from "../../ui/createScreenWatch.js";

const watch = createScreenWatch();

/** Shades the lower edge of what it stands at the end of, while more is below. Renders two `<span>` elements. */
export function ScrollEdge(): ReactNode {
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
