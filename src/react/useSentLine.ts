"use client";

import { useMemo, useSyncExternalStore } from "react";
import { openSentLine, type SentNotice } from "./sentNotices.js";
import { useHost } from "./useHost.js";

const nothing = () => undefined;
const never = () => nothing;

/** Returns the user's answer to a question, once this window sent it. While this is mounted, no bar shows the answer. */
export function useSentLine(id: string | undefined): SentNotice | undefined {
  const host = useHost();
  const line = useMemo(() => (id === undefined ? undefined : openSentLine(host, id)), [host, id]);
  return useSyncExternalStore(line?.subscribe ?? never, line?.getState ?? nothing, nothing);
}
