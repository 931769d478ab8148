import { McpDevtools } from "@mcp-host-ui/testing/devtools/react";
import type { Tool } from "@modelcontextprotocol/client";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { HostAttention } from "mcp-host-ui/attention";
import { type ReactElement, useState } from "react";
import { Composer } from "../composer/Composer.js";
import type { Connection } from "../connections/createConnections.js";
import { ServerList } from "../connections/ServerList.js";
import { serverIcon } from "../connections/serverIcon.js";
import { useDemo } from "../demo.js";
import { useCatalogue } from "../settings/useCatalogue.js";
import { Conversation } from "../transcript/Conversation.js";
import { useStore } from "../useStore.js";
import { Header } from "./Header.js";

/** A tool, picked from a connected server. */
export interface Picked {
  readonly connection: string;
  readonly tool: string;
}

/** The demo's one page. Renders a `<div>` element. */
export function App(): ReactElement {
  const { host, connections, settings } = useDemo();
  const { direction, language, notifies, keepsQuiet, quietHours, muted, devtools } =
    useStore(settings);
  const messages = useCatalogue(language);
  const [picked, setPicked] = useState<Picked>();
  const [bars, setBars] = useState<HTMLElement | null>(null);
  const found = findTool(useStore(connections), picked);
  return (
    <HostProvider
      host={host}
      bars={{ container: bars }}
      custom={{ serverIcon }}
      {...(direction !== "auto" && { dir: direction })}
      {...(messages && { messages })}
    >
      <div className="app">
        <a className="skip" href="#main">
          Skip to the conversation
        </a>
        <Header />
        <ServerList picked={picked} onPick={setPicked} />
        <main className="main" id="main" tabIndex={-1}>
          <Conversation />
          <div className="bars" ref={setBars} />
          <Composer
            key={found && `${found.connection.route.id} ${found.tool.name}`}
            found={found}
            onClose={() => setPicked(undefined)}
          />
        </main>
      </div>
      <HostPrompts />
      <HostAttention notification={notifies} muted={muted} {...(keepsQuiet && { quietHours })} />
      {devtools && (
        <McpDevtools
          {...(import.meta.env.DEV && {
            replay: async (recording) =>
              (await import("@mcp-host-ui/testing")).playRecording(host, recording),
          })}
        />
      )}
    </HostProvider>
  );
}

function findTool(
  connections: readonly Connection[],
  picked: Picked | undefined,
): { connection: Connection; tool: Tool } | undefined {
  const connection = connections.find(({ route }) => route.id === picked?.connection);
  const tool = connection?.tools.find(({ name }) => name === picked?.tool);
  return connection && tool && { connection, tool };
}
