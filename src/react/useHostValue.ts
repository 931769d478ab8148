"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { Host } from "../host/host.js";
import type { HostKey } from "../state/key.js";
import { useHost } from "./useHost.js";

/** Returns the value that the host has under a key; renders again only when that changes. */
export function useHostValue<Value>(key: HostKey<Value>): Value | undefined {
  return useValueOf(useHost(), key);
}

/** Returns the value that some host has under a key; renders again only when that changes. */
export function useValueOf<Value>(host: Host, key: HostKey<Value>): Value | undefined {
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
