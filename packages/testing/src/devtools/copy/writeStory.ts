import type { Recording } from "../recording.js";
import { findCopied, writeKinds, writeRequests, writeServer } from "./copied.js";
import { writeLiteral } from "./writeLiteral.js";

/**
 * Writes a file of stories (CSF 3, for `@storybook/react-vite`) in which a real server asks a recorded question again, with those that came in one
 * result with it; undefined where it cannot be asked again.
 */
export function writeStory(recording: Recording, id: string): string | undefined {
  const copied = findCopied(recording, id);
  if (!copied) return undefined;
  const { names, list } = writeKinds(copied);
  const asked = copied.questions.map(({ request }) => request.method).join(", ");
  return `import type { Meta, StoryObj } from "@storybook/react-vite";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, ${["type LocalHost", ...names].sort(byName).join(", ")} } from "mcp-host-ui/host";
import { startServer } from "@mcp-host-ui/testing";
import { type ReactNode, useEffect, useState } from "react";
import "mcp-host-ui/styles.css";

const server = ${writeServer(copied)} as const;
const requests = ${writeRequests(copied, "")};

/** A real server that asks, and the answers that it receives. */
function Asked(): ReactNode {
  const [host, setHost] = useState<LocalHost>();
  const [received, setReceived] = useState<unknown>();
  useEffect(() => {
    const host = createHost({ kinds: ${list}, storage: false });
    const started = startServer(host, server);
    setHost(host);
    void started
      .then(({ call }) => call(async (ask) => setReceived(await ask(requests))))
      .catch((error: unknown) => setReceived(String(error)));
    return () => {
      void started.then(({ close }) => close()).then(host.close);
    };
  }, []);
  return (
    host && (
      <HostProvider host={host} bars={{ showSent: 0 }}>
        <HostPrompts />
        <pre aria-label="What the server received">{JSON.stringify(received, null, 2)}</pre>
      </HostProvider>
    )
  );
}

const meta: Meta = { title: ${writeLiteral(`MCP/${copied.session.name}`)}, component: Asked };

export default meta;

export const Question: StoryObj = { name: ${writeLiteral(asked)} };
`;
}

function byName(one: string, other: string): number {
  return one.replace("type ", "").toLowerCase() < other.replace("type ", "").toLowerCase() ? -1 : 1;
}
