"use client";

import type { ReactNode } from "react";
import { PromptDeadline } from "../../../prompt/PromptDeadline.js";
import { PromptTitle } from "../../../prompt/PromptTitle.js";
import { ElicitationMessage } from "./ElicitationMessage.js";

/** The introduction: the title in our words, the message in the server's. */
export function ElicitationIntro(): ReactNode {
  return (
    <div className="mcp-question-intro">
      <PromptTitle />
      <ElicitationMessage />
      <PromptDeadline />
    </div>
  );
}
