"use client";

import { type ReactNode, useMemo } from "react";
import { DrawingContext, HostContext, type HostProviderProps } from "./HostContext.js";
import { useProvidedSettings } from "./useProvidedSettings.js";

/** Provides a host to every hook and component below it. No value needs to be stable. Renders no element. */
export function HostProvider({ children, ...props }: HostProviderProps): ReactNode {
  // Callers without types give anything.
  if (typeof props.host?.getState !== "function")
    throw new TypeError(
      "HostProvider was rendered without a host, so there is nothing to show. " +
        "Write <HostProvider host={host}> with the host of createHost() or connectHost(), made once, outside of the component.",
    );
  const { button, serverIcon } = props.custom ?? {};
  const drawing = useMemo(
    () => ({ ...(button && { button }), ...(serverIcon && { serverIcon }) }),
    [button, serverIcon],
  );
  return (
    <HostContext.Provider value={useProvidedSettings(props)}>
      <DrawingContext.Provider value={drawing}>{children}</DrawingContext.Provider>
    </HostContext.Provider>
  );
}
