"use client";

import { type ReactNode, useContext } from "react";
import { DrawingContext } from "../react/HostContext.js";
import { useServerName } from "./useServerName.js";

/** The props of `ServerMark`. */
export interface ServerMarkProps {
  /** The id of the server's session. */
  readonly session: string;
}

/** A sign to know a server by at a glance, the app's own or a letter; the server's name stands beside it. Renders a `<span>` element. */
export function ServerMark({ session }: ServerMarkProps): ReactNode {
  const { serverIcon } = useContext(DrawingContext);
  const name = useServerName(session);
  const icon = serverIcon?.({ session, name });
  const [letter = "?"] = name.trim();
  return (
    <span aria-hidden translate="no" className="mcp-server-mark" data-own={icon ? "" : undefined}>
      {icon || letter.toLocaleUpperCase()}
    </span>
  );
}
