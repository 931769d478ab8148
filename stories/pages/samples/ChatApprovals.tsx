import { openChatApprovals } from "@mcp-host-ui/agents/ai-sdk";
import type { AbstractChat, UIMessage } from "ai";
import { useEffect, useMemo } from "react";
import { host } from "./Models.js";

const session = host.openSession({ id: "chat", name: "Trip chat" });

/** Asks about the tool calls of a chat that wait for an approval; give it what `useChat()` returns. */
export function useChatApprovals({
  messages,
  addToolApprovalResponse,
}: Pick<AbstractChat<UIMessage>, "messages" | "addToolApprovalResponse">): void {
  const approvals = useMemo(
    () => openChatApprovals(session, addToolApprovalResponse, { assistant: "Concierge" }),
    [addToolApprovalResponse],
  );
  useEffect(() => {
    approvals.show(messages).catch(console.error);
  }, [approvals, messages]);
  useEffect(() => approvals.close, [approvals]);
}
