"use client";

import { useSyncExternalStore } from "react";
import type { CallRecord } from "../host/call.js";
import { useHost } from "./useHost.js";

/** Returns one tracked call while it runs. */
export function useCall(id: string | undefined): CallRecord | undefined {
  const host = useHost();
  return useSyncExternalStore(
    host.subscribe,
    () => host.getState().calls.find((call) => call.id === id),
    () => undefined,
  );
}
