"use client";

import type { Host } from "../host/createHost.js";
import { useHostSettings } from "./HostContext.js";

/** Returns the host of the nearest `HostProvider`. Throws outside of one. */
export function useHost(): Host {
  return useHostSettings().host;
}
