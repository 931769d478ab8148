"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Screen readers say what changes in a region that they know; one that arrives with its text may stay silent. */
const settling = 100;

/** The props of `Announcement`. */
export interface AnnouncementProps {
  /** The sentence to say, once. */
  readonly children: string;
}

/** Announces something to people who do not see the page. Renders a `<p>` element that nobody sees. */
export function Announcement({ children }: AnnouncementProps): ReactNode {
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => region.current?.replaceChildren(children), settling);
    return () => clearTimeout(timer);
  }, [children]);
  return <p ref={region} role="status" className="mcp-visually-hidden" />;
}
