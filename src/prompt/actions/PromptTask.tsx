"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import type { CallRecord } from "../../host/call.js";
import { callToStop } from "../../react/callToStop.js";
import { useHost } from "../../react/useHost.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";

/** Names the call that asks, or the only one that may. Renders a `<span>` element, or nothing if no call is known to ask. */
export function PromptTask(): ReactNode {
  const { prompt } = useMessages();
  const visible = useVisibleText();
  const { question } = usePromptContext();
  const name = useCall(callToStop(question))?.name;
  if (question.phase !== "open" || question.callOver || !question.stopCall) return null;
  const isCertain = question.call !== undefined;
  if (name === undefined && !isCertain) return null;
  const named = isCertain ? prompt.partOf : prompt.maybePartOf;
  return (
    <span className="mcp-task">
      {name === undefined ? prompt.partOfCall : named({ call: visible(name) })}
    </span>
  );
}

/** Returns one tracked call while it runs. */
function useCall(id: string | undefined): CallRecord | undefined {
  const host = useHost();
  return useSyncExternalStore(
    host.subscribe,
    () => host.getState().calls.find((call) => call.id === id),
    () => undefined,
  );
}
