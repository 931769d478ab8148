import { InMemoryTransport } from "@modelcontextprotocol/client";
import { App } from "@modelcontextprotocol/ext-apps";
import { AppBridge } from "@modelcontextprotocol/ext-apps/app-bridge";
import { App as AppV1 } from "ext-apps-1";
import { AppBridge as AppBridgeV1 } from "ext-apps-1/app-bridge";
import { appCapabilities, attachAppBridge } from "mcp-host-ui/apps";
import { createHost, type HostOptions, type HostSession, type LocalHost } from "mcp-host-ui/host";
import { onTestFinished } from "vitest";

const info = { name: "test", version: "1.0.0" };

/** A view, and the bridge to it, of one major of `@modelcontextprotocol/ext-apps`. */
export interface AppPackage {
  openBridge(host: LocalHost): AppBridge;
  openApp(): App;
}

/** The majors; what the tests use of the first is as in the second. */
export const packages: Readonly<Record<"1.7" | "2", AppPackage>> = {
  "1.7": {
    openBridge: (host) =>
      new AppBridgeV1(null, info, appCapabilities(host)) as unknown as AppBridge,
    openApp: () => new AppV1(info, {}, { autoResize: false }) as unknown as App,
  },
  "2": {
    openBridge: (host) => new AppBridge(null, info, appCapabilities(host)),
    openApp: () => new App(info, {}, { autoResize: false }),
  },
};

/** Opens a host with one server, and a view of it on the real package. */
export async function openApp(from: AppPackage, options: HostOptions) {
  const host = createHost({ storage: false, ...options });
  const session = host.openSession({ id: "travel", name: "Travel Booking" });
  const view = await openView(from, host, session, "Seat map");
  onTestFinished(() => host.close());
  return { host, session, ...view };
}

/** Opens one more view of a session's server. */
export async function openView(
  from: AppPackage,
  host: LocalHost,
  session: HostSession,
  name: string,
) {
  const bridge = from.openBridge(host);
  const attached = attachAppBridge(host, bridge, { session, name });
  const app = from.openApp();
  const [ofHost, ofView] = InMemoryTransport.createLinkedPair();
  await bridge.connect(ofHost);
  await app.connect(ofView);
  onTestFinished(() => app.close());
  return { bridge, app, attached };
}
