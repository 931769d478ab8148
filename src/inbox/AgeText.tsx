"use client";

import { type ReactNode, useMemo } from "react";
import { createTimes } from "../messages/createTimes.js";
import { useAge } from "../react/clock/useAge.js";
import { useMessages } from "../ui/useMessages.js";
import { useInboxMessages } from "./useInboxMessages.js";

/** Tells how long ago something was. Renders a `<time>` element. */
export function AgeText({ at }: { readonly at: number }): ReactNode {
  const { justNow } = useInboxMessages();
  const { locale } = useMessages();
  const times = useMemo(() => createTimes(locale), [locale]);
  const age = useAge(at);
  return (
    <time dateTime={new Date(at).toISOString()} className="mcp-inbox-age">
      {age ? times.ago(age.count, age.unit) : justNow}
    </time>
  );
}
