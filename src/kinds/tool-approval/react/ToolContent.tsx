"use client";

import { type ReactNode, useState } from "react";
import { PromptBody } from "../../../prompt/frame/PromptBody.js";
import { PromptDeadline } from "../../../prompt/frame/PromptDeadline.js";
import { PromptHeader } from "../../../prompt/frame/PromptHeader.js";
import { PromptTitle } from "../../../prompt/frame/PromptTitle.js";
import { usePromptContext } from "../../../prompt/PromptContext.js";
import { ToolArguments } from "./arguments/ToolArguments.js";
import { LazyEditor } from "./editor/LazyEditor.js";
import { ToolAbout } from "./ToolAbout.js";
import { ToolActions } from "./ToolActions.js";
import { ToolClaimsText } from "./ToolClaimsText.js";
import { useToolContext } from "./ToolContext.js";
import { ToolNotice } from "./ToolNotice.js";
import { ToolPrivateData } from "./ToolPrivateData.js";
import { ToolRiskNotice } from "./ToolRiskNotice.js";

/** A tool call as prompts and cards show it without children of your own. */
export function ToolContent(): ReactNode {
  const { domId } = usePromptContext();
  const { status } = useToolContext();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PromptHeader />
      {isEditing && status === "open" ? (
        <LazyEditor onDone={() => setEditing(false)} />
      ) : (
        <div className="mcp-question-content">
          <PromptBody tabIndex={0} role="group" aria-labelledby={`${domId}-title`}>
            <div className="mcp-tool-intro">
              <PromptTitle />
              <ToolClaimsText />
              <PromptDeadline />
            </div>
            <ToolRiskNotice />
            <ToolNotice />
            <ToolArguments />
            <ToolPrivateData />
            <ToolAbout />
          </PromptBody>
          <ToolActions onEdit={() => setEditing(true)} />
        </div>
      )}
    </>
  );
}
