import { type RenderResult, render } from "@testing-library/react";
import { HostProvider } from "mcp-host-ui";
import { createHost } from "mcp-host-ui/host";
import { type ReactNode, useState } from "react";
import { onTestFinished } from "vitest";
import type { SamplingMessage } from "../../../../../src/kinds/sampling/core/protocol/samplingMessage.js";
import type { ResponseContent } from "../../../../../src/kinds/sampling/core/protocol/samplingResult.js";
import {
  SamplingMessages,
  type SamplingMessagesProps,
} from "../../../../../src/kinds/sampling/react/content/SamplingMessages.js";
import {
  SamplingResponseContent,
  type SamplingResponseContentProps,
} from "../../../../../src/kinds/sampling/react/content/SamplingResponseContent.js";

/** Puts something into a page with a host that is connected to nothing. */
export function renderContent(ui: ReactNode): RenderResult {
  const host = createHost({ kinds: [] });
  onTestFinished(host.close);
  return render(<HostProvider host={host}>{ui}</HostProvider>);
}

/** Messages in a page that keeps what a person makes of them. */
export function renderMessages(
  asked: readonly SamplingMessage[],
  props: Partial<SamplingMessagesProps> = {},
): { readonly kept: () => readonly SamplingMessage[] } & RenderResult {
  let kept = asked;
  function Page(): ReactNode {
    const [messages, setMessages] = useState(asked);
    return (
      <SamplingMessages
        messages={messages}
        asked={asked}
        onMessagesChange={(next) => {
          kept = next;
          setMessages(next);
        }}
        {...props}
      />
    );
  }
  return { ...renderContent(<Page />), kept: () => kept };
}

/** An answer in a page that keeps what a person makes of it. */
export function renderAnswer(
  original: readonly ResponseContent[],
  props: Partial<SamplingResponseContentProps> = {},
): { readonly kept: () => readonly ResponseContent[] } & RenderResult {
  let kept = original;
  function Page(): ReactNode {
    const [content, setContent] = useState(original);
    return (
      <SamplingResponseContent
        content={content}
        original={original}
        onContentChange={(next) => {
          kept = next;
          setContent(next);
        }}
        {...props}
      />
    );
  }
  return { ...renderContent(<Page />), kept: () => kept };
}
