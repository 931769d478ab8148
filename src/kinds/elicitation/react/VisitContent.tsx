"use client";

import type { ReactNode } from "react";
import { PromptBody } from "../../../prompt/frame/PromptBody.js";
import { usePromptContext } from "../../../prompt/PromptContext.js";
import { createChunk } from "../../../react/chunk/createChunk.js";
import { useChunk } from "../../../react/chunk/useChunk.js";
import { Button } from "../../../ui/Button.js";
import { ServerText } from "../../../ui/ServerText.js";
import { useMessages } from "../../../ui/useMessages.js";
import { ElicitationActions } from "./ElicitationActions.js";
import { useElicitationContext } from "./ElicitationContext.js";
import { ElicitationIntro } from "./ElicitationIntro.js";
import { ElicitationNotice } from "./ElicitationNotice.js";

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

/** The props of `UncheckedAddress`. */
interface UncheckedAddressProps {
  /** Loads once more what examines addresses. */
  readonly onRetry: () => void;
}

/** Stands for an address while what examines it cannot be loaded: as the server wrote it, and not to be opened. Renders a `<div>` element. */
function UncheckedAddress({ onRetry }: UncheckedAddressProps): ReactNode {
  const { address, prompt } = useMessages();
  const { elicitation } = useElicitationContext();
  if (!elicitation.visit) return null;
  return (
    <div className="mcp-visit">
      <dl className="mcp-address">
        <div>
          <dt className="mcp-address-label">{address.address}</dt>
          <dd className="mcp-address-whole">
            <ServerText>{elicitation.request.url}</ServerText>
          </dd>
        </div>
      </dl>
      <div className="mcp-findings" data-severity="refuse">
        <p className="mcp-findings-heading" role="alert">
          {address.unchecked}
        </p>
        <Button weight="quiet" onClick={onRetry}>
          {prompt.loadAgain}
        </Button>
      </div>
    </div>
  );
}
