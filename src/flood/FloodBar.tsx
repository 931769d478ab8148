"use client";

import { type PointerEvent, type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { useFreeEdge } from "../prompt/banner/useFreeEdge.js";
import { useHostSettings } from "../react/HostContext.js";
import { useHasMounted } from "../react/useHasMounted.js";
import { FloodSection } from "./FloodSection.js";

/** A press on the notice is none beside an open dialog, which would be left by it. */
const keepDialog = (event: PointerEvent) => event.stopPropagation();

/** Puts the notice at the top of the page, or at its end where the top has the focus. Renders a `FloodNotice` at the end of the document, or nothing on a server. */
export function FloodBar(): ReactNode {
  const { container } = useHostSettings();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const edge = useFreeEdge(bar, { home: "start" });
  return useHasMounted()
    ? createPortal(
        <FloodSection
          attach={setBar}
          className="mcp-flood-bar"
          data-edge={edge}
          onPointerDown={keepDialog}
        />,
        container ?? document.body,
      )
    : null;
}
