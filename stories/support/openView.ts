import { InMemoryTransport } from "@modelcontextprotocol/client";
import { App } from "@modelcontextprotocol/ext-apps";
import { AppBridge } from "@modelcontextprotocol/ext-apps/app-bridge";
import { appCapabilities, attachAppBridge } from "mcp-host-ui/apps";
import type { LocalHost } from "mcp-host-ui/host";

const info = { name: "story", version: "1.0.0" };

/** Opens a view of a server's, as an iframe of it would be, on the real package. */
export async function openView(host: LocalHost, session: string, name: string): Promise<App> {
  const server = host.openSession({ id: session, name: "Travel Booking" });
  const bridge = new AppBridge(null, info, appCapabilities(host));
  attachAppBridge(host, bridge, { session: server, name });
  const app = new App(info, {}, { autoResize: false });
  const [ofHost, ofView] = InMemoryTransport.createLinkedPair();
  await bridge.connect(ofHost);
  await app.connect(ofView);
  return app;
}
