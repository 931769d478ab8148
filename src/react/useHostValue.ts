"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { HostKey } from "../state/key.js";
import { useHost } from "./useHost.js";

/** Returns what the host keeps under one key; renders again only when that changes. */
export function useHostValue<Value>(key: HostKey<Value>): Value | undefined {
  const host = useHost();
  const subscribe = useCallback(
    (listener: () => void) => host.subscribe(listener, key),
    [host, key],
  );
  return useSyncExternalStore(
    subscribe,
    () => host.read(key),
    () => undefined,
  );
}
