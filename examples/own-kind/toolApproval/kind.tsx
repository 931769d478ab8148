import { type Kind, type KindWordsProps, useLocale } from "mcp-host-ui/kind";
import { isToolApproval, name } from "./hostKind.ts";
import { messagesFor } from "./messages.ts";

/** What a page knows of `approveTool` before it is first used: the rest loads with the first question. */
export const toolApprovalKind: Kind = {
  name,
  summaryOf: (question) =>
    isToolApproval(question)
      ? {
          text: `${question.request.tool} ${JSON.stringify(question.request.arguments)}`,
          decline: { action: "deny" },
          cancel: { action: "cancel" },
        }
      : undefined,
  Words({ children }: KindWordsProps) {
    const { request } = messagesFor(useLocale());
    return children({ request });
  },
  load: async () => (await import("./toolKind.tsx")).toolKind,
};
