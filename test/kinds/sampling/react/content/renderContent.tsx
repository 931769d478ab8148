import { type RenderResult, render } from "@testing-library/react";
import { HostProvider } from "mcp-host-ui";
import { createHost } from "mcp-host-ui/host";
import { type ReactNode, useState } from "react";
import { onTestFinished } from "vitest";
import type { SamplingMessage } from "../../../../../src/kinds/sampling/core/protocol/samplingMessage.js";
import {
  SamplingMessages,
  type SamplingMessagesProps,
} from "../../../../../src/kinds/sampling/react/content/SamplingMessages.js";

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
        onEdit={(edit) =>
          setMessages((before) => {
            kept = edit(before);
            return kept;
          })
        }
        {...props}
      />
    );
  }
  return { ...renderContent(<Page />), kept: () => kept };
}
