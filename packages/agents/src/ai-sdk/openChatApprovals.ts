import { approveTool, type HostSession } from "mcp-host-ui/host";
import { isJsonObject } from "mcp-host-ui/schema";
import { dropEmpty } from "../contract/elicit.js";

/** A message of a chat as `useChat` of the AI SDK 6 or 7 holds it. */
export interface ChatMessage {
  readonly parts: readonly object[];
}

/** Answers an approval: `addToolApprovalResponse` of `useChat`. */
export type RespondToApproval = (response: {
  id: string;
  approved: boolean;
  reason?: string;
}) => void | PromiseLike<void>;

/** The approvals of one chat. */
export interface ChatApprovals {
  /**
   * Asks about each tool call of the last message that waits for an approval, once. Withdraws the questions about calls that
   * no longer wait. Resolves once the new questions are settled. An abandoned call stays open in its message.
   */
  show(messages: readonly ChatMessage[]): Promise<void>;
  /** Withdraws every open question. */
  close(): void;
}

/** Asks the user about the tool calls of a chat that need an approval. Needs `toolApproval()` among the host's kinds. */
export function openChatApprovals(
  session: HostSession,
  respond: RespondToApproval,
  { assistant }: { readonly assistant?: string } = {},
): ChatApprovals {
  const asked = new Map<string, AbortController>();
  const ask = async ({ id, part }: WaitingPart): Promise<void> => {
    const { type, toolName, toolCallId: _, state: __, input, title, approval, ...rest } = part;
    const asking = new AbortController();
    asked.set(id, asking);
    // A typed part has the name in its type.
    const name = typeof toolName === "string" ? toolName : String(type).slice("tool-".length);
    const details = dropEmpty({ ...rest, ...dropEmpty({ ...approval }, ["id", "signature"]) });
    try {
      const decision = await approveTool(
        session,
        {
          tool: { name, ...(typeof title === "string" && { title }) },
          arguments: isJsonObject(input) ? input : { input },
          assistant,
          supports: { edits: false, stop: false },
          ...(Object.keys(details).length > 0 && { details }),
        },
        { signal: asking.signal },
      );
      if (decision.action === "none") return;
      const { reason } = { reason: undefined, ...decision };
      const approved = decision.action === "allow";
      await respond({ id, approved, ...(reason !== undefined && { reason }) });
    } catch (error) {
      if (!asking.signal.aborted) throw error;
    }
  };
  const withdraw = (isMeant: (id: string) => boolean) => {
    for (const [id, asking] of asked) {
      if (!isMeant(id)) continue;
      // At once, so that React may mount the same chat again.
      asked.delete(id);
      asking.abort(new DOMException("The chat no longer waits for this approval.", "AbortError"));
    }
  };
  return {
    async show(messages) {
      const waiting = (messages.at(-1)?.parts ?? []).flatMap(readWaiting);
      withdraw((id) => !waiting.some((one) => one.id === id));
      await Promise.all(waiting.filter(({ id }) => !asked.has(id)).map(ask));
    },
    close: () => withdraw(() => true),
  };
}

interface WaitingPart {
  readonly id: string;
  readonly part: Readonly<Record<string, unknown>> & { readonly approval: object };
}

function readWaiting(part: object): readonly WaitingPart[] {
  if (!("state" in part && "approval" in part) || part.state !== "approval-requested") return [];
  const { approval } = part;
  if (!isJsonObject(approval) || typeof approval.id !== "string") return [];
  return [{ id: approval.id, part: { ...part, approval } }];
}
