"use client";

import { type ReactNode, useEffect, useState } from "react";

/** Screen readers say what changes in a region that they know; one that arrives with its text may stay silent. */
const settling = 100;

/** The props of `Announcement`. */
export interface AnnouncementProps {
  /** What to say, once. */
  readonly children: string;
}

/** Says something to people who do not see the page. Renders a `<p>` element that nobody sees. */
export function Announcement({ children }: AnnouncementProps): ReactNode {
  const [said, say] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => say(children), settling);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <p role="status" className="mcp-visually-hidden">
      {said}
    </p>
  );
}
