"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import type { CallRecord } from "../../host/call.js";
import { callToStop } from "../../react/callToStop.js";
import { useHost } from "../../react/useHost.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";

/** States the call that asks, or may ask, by its title. Renders a `<span>` element, or nothing if the call is unknown. */
export function PromptTask(): ReactNode {
  const { prompt } = useMessages();
  const visible = useVisibleText();
  const { question } = usePromptContext();
  const record = useCall(callToStop(question));
  const name = record?.title ?? record?.name;
  if (question.phase !== "open" || question.callOver || !question.stopCall) return null;
  const isCertain = question.call !== undefined;
  // A guess without a name says nothing.
  if (name === undefined) return isCertain && <span className="mcp-task">{prompt.partOfCall}</span>;
  const named = isCertain ? prompt.partOf : prompt.maybePartOf;
  return <span className="mcp-task">{named({ call: visible(name) })}</span>;
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
