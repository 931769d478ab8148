"use client";

import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { openDialogs } from "../../prompt/focus/focusChain.js";
import { createChunk } from "../../react/chunk/createChunk.js";
import { useChunk } from "../../react/chunk/useChunk.js";
import { useHostSettings } from "../../react/HostContext.js";
import { closeSentNotices, openSentNotices, type SentNotice } from "../../react/sentNotices.js";
import { useHost } from "../../react/useHost.js";

const bar = createChunk(() => import("../formLater.js"));

/** Tells what this window has just sent; loaded with the first answer. */
export function LazySentBar(): ReactNode {
  const host = useHost();
  const { showSent } = useHostSettings().bars;
  const [notice, setNotice] = useState<SentNotice>();
  const isCovered = useSyncExternalStore(openDialogs.subscribe, openDialogs.any, openDialogs.any);
  const isWanted = showSent > 0;
  useEffect(() => {
    if (!isWanted) return undefined;
    const { subscribe, getState } = openSentNotices(host);
    const stop = subscribe(() => setNotice(getState()));
    return () => {
      stop();
      closeSentNotices(host);
      setNotice(undefined);
    };
  }, [host, isWanted]);
  const dismiss = useCallback(() => setNotice(undefined), []);
  const state = useChunk(bar, notice !== undefined);
  if (!notice || state.status !== "loaded") return null;
  const { SentBar } = state.value;
  return <SentBar key={notice.id} notice={notice} isCovered={isCovered} onDismiss={dismiss} />;
}
