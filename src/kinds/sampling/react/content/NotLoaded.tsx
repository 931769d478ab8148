"use client";

import type { ReactNode } from "react";
import { laterParts } from "../lazyParts.js";
import { QuietButton } from "./QuietButton.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** States that what shows or edits content could not be loaded, and tries again. Renders a `<p>` element. */
export function NotLoaded(): ReactNode {
  const words = useSamplingContentMessages();
  return (
    <p className="mcp-message-note">
      {words.unavailable} <QuietButton onClick={laterParts.load}>{words.retry}</QuietButton>
    </p>
  );
}
