"use client";

import type { PointerEvent, ReactNode } from "react";
import { createPortal } from "react-dom";
import { useHostSettings } from "../react/HostContext.js";
import { useHasMounted } from "../react/useHasMounted.js";
import { FloodNotice } from "./FloodNotice.js";

/** A press on the notice is none beside an open dialog, which would be left by it. */
const keepDialog = (event: PointerEvent) => event.stopPropagation();

/** Puts the notice at the top of the page. Renders a `FloodNotice` at the end of the document, or nothing on a server. */
export function FloodBar(): ReactNode {
  const { container } = useHostSettings();
  return useHasMounted()
    ? createPortal(
        <FloodNotice className="mcp-flood-bar" onPointerDown={keepDialog} />,
        container ?? document.body,
      )
    : null;
}
