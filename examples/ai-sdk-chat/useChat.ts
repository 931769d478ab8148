import { DefaultChatTransport, readUIMessageStream, type UIMessage } from "ai";
import { useState } from "react";

const transport = new DefaultChatTransport({ api: "/api/chat" });
const chatId = crypto.randomUUID();

/** Holds the messages of one chat. An app takes `useChat` of `@ai-sdk/react`, which this stands for. */
export function useChat(): {
  messages: readonly UIMessage[];
  hasFailed: boolean;
  send: (text: string) => Promise<void>;
} {
  const [messages, setMessages] = useState<UIMessage[]>([]);
  const [hasFailed, setHasFailed] = useState(false);

  const ask = async (sent: UIMessage[]) => {
    const stream = await transport.sendMessages({
      chatId,
      messages: sent,
      trigger: "submit-message",
      messageId: undefined,
      abortSignal: undefined,
    });
    for await (const answer of readUIMessageStream({ stream, terminateOnError: true }))
      setMessages([...sent, answer]);
  };

  return {
    messages,
    hasFailed,
    async send(text) {
      const sent: UIMessage[] = [
        ...messages,
        { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text }] },
      ];
      setMessages(sent);
      setHasFailed(false);
      await ask(sent).catch(() => setHasFailed(true));
    },
  };
}
