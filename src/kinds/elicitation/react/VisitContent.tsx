"use client";

import type { ReactNode } from "react";
import { PromptBody } from "../../../prompt/frame/PromptBody.js";
import { usePromptContext } from "../../../prompt/PromptContext.js";
import { createChunk } from "../../../react/chunk/createChunk.js";
import { useChunk } from "../../../react/chunk/useChunk.js";
import { ElicitationActions } from "./ElicitationActions.js";
import { ElicitationIntro } from "./ElicitationIntro.js";
import { ElicitationNotice } from "./ElicitationNotice.js";
import { UncheckedAddress } from "./UncheckedAddress.js";

const parts = createChunk(() => import("./visitParts.js"));

/** A request to visit a page: where it leads, how far the visit got, and the controls that open it. */
export function VisitContent(): ReactNode {
  const state = useChunk(parts);
  const { domId } = usePromptContext();
  // Nothing in it can be focused, but it may scroll.
  const reached = { tabIndex: 0, role: "group", "aria-labelledby": `${domId}-title` };
  return (
    <div className="mcp-question-content">
      <PromptBody {...reached}>
        <ElicitationIntro />
        <ElicitationNotice />
        {state.status === "loaded" && <state.value.ElicitationAddress />}
        {state.status === "failed" && <UncheckedAddress onRetry={parts.load} />}
      </PromptBody>
      {state.status === "loaded" ? <state.value.VisitActions /> : <ElicitationActions />}
    </div>
  );
}
