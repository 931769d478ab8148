import type { Client } from "@modelcontextprotocol/client";
import { AppBridge, PostMessageTransport } from "@modelcontextprotocol/ext-apps/app-bridge";
import { appCapabilities, attachAppBridge } from "mcp-host-ui/apps";
import type { HostSession, LocalHost } from "mcp-host-ui/host";
import { type ReactElement, useEffect, useRef } from "react";

export interface AppViewProps {
  readonly host: LocalHost;
  readonly client: Client;
  /** The session of that client, as `attachClient` returned it. */
  readonly session: HostSession;
  /** The title of the tool that the view belongs to. */
  readonly title: string;
  /** The text of the tool's `ui://` resource. */
  readonly html: string;
}

export function AppView({ host, client, session, title, html }: AppViewProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current?.contentWindow) return;
    const transport = new PostMessageTransport(current.contentWindow, current.contentWindow);
    const info = { name: "my-host", version: "1.0.0" };
    const bridge = new AppBridge(client, info, { ...appCapabilities(host), serverTools: {} });
    const attached = attachAppBridge(host, bridge, { session, name: title });
    const show = async () => {
      await bridge.connect(transport);
      current.srcdoc = html;
    };
    show().catch(console.error);
    return () => {
      attached.detach();
      bridge.close().catch(console.error);
    };
  }, [host, client, session, title, html]);
  // Opaque to the page around it: never with allow-same-origin on the app's own origin.
  return <iframe ref={frame} title={title} sandbox="allow-scripts" />;
}
