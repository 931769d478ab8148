"use client";

import { useContext } from "react";
import type { Host } from "../host/host.js";
import { HostContext } from "./HostContext.js";

/** Returns the host of the nearest `HostProvider`. Throws outside of one. */
export function useHost(): Host {
  const settings = useContext(HostContext);
  if (!settings)
    throw new Error(
      "A hook or component of mcp-host-ui was used outside a HostProvider, so it has no host to ask. " +
        "Write <HostProvider host={host}>…</HostProvider> around it.",
    );
  return settings.host;
}
