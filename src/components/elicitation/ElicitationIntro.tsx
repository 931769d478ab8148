"use client";

import type { ReactNode } from "react";
import { ElicitationMessage } from "./ElicitationMessage.js";
import { ElicitationTitle } from "./ElicitationTitle.js";

/** What it is about: the title in our words, the message in the server's. */
export function ElicitationIntro(): ReactNode {
  return (
    <div className="mcp-elicitation-intro">
      <ElicitationTitle />
      <ElicitationMessage />
    </div>
  );
}
