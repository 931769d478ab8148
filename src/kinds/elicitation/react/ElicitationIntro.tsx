"use client";

import type { ReactNode } from "react";
import { PromptDeadline } from "../../../prompt/frame/PromptDeadline.js";
import { ElicitationMessage } from "./ElicitationMessage.js";

/** The introduction: the server's own words under the row that says they are its. */
export function ElicitationIntro(): ReactNode {
  return (
    <div className="mcp-question-intro">
      <ElicitationMessage />
      <PromptDeadline />
    </div>
  );
}
