"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { useMessages } from "../../ui/useMessages.js";
import type { PressGuard } from "../press/createPressGuard.js";

/** The props of `CoverNotice`. */
export interface CoverNoticeProps {
  readonly guard: PressGuard;
}

/** States that a press was not taken because something may cover the question. Renders a `<p>` element, or nothing. */
export function CoverNotice({ guard: { suspicion } }: CoverNoticeProps): ReactNode {
  const { prompt } = useMessages();
  const isSuspected = useSyncExternalStore(suspicion.subscribe, suspicion.getState, () => false);
  if (!isSuspected) return null;
  return (
    <p role="alert" className="mcp-notice mcp-cover" data-tone="warning">
      {prompt.covered}
    </p>
  );
}
