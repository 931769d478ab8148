"use client";

import type { ReactNode } from "react";
import { useAge } from "../react/clock/useAge.js";
import { useInboxMessages } from "./useInboxMessages.js";

/** Tells how long ago something was. Renders a `<time>` element. */
export function AgeText({ at }: { readonly at: number }): ReactNode {
  const { ago, justNow } = useInboxMessages();
  const age = useAge(at);
  return (
    <time dateTime={new Date(at).toISOString()} className="mcp-inbox-age">
      {age ? ago(age) : justNow}
    </time>
  );
}
