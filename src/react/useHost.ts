"use client";

import type { Host } from "../host/host.js";
import { useHostSettings } from "./HostContext.js";

/** Returns the host of the nearest `HostProvider`. Throws outside of one. */
export function useHost(): Host {
  return useHostSettings().host;
}
