"use client";

import { useRef, useSyncExternalStore } from "react";
import { findQueuePlace, type QueuePlace } from "../../react/surface/queuePlace.js";
import { useHost } from "../../react/useHost.js";

/** Returns the place of an open question among those that stand in line with it, unless it stands alone. */
export function useQueuePlace(id: string): QueuePlace | undefined {
  const host = useHost();
  const last = useRef<QueuePlace>(undefined);
  const read = () => {
    const now = findQueuePlace(host, id);
    if (!isSame(last.current, now)) last.current = now;
    return last.current;
  };
  return useSyncExternalStore(host.subscribe, read, () => undefined);
}

function isSame(one: QueuePlace | undefined, other: QueuePlace | undefined): boolean {
  return (
    one?.position === other?.position && one?.count === other?.count && one?.next === other?.next
  );
}
