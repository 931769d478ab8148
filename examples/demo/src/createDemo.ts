import { createHost, elicitation } from "mcp-host-ui/host";
import { createConnections } from "./connections/createConnections.js";
import { inPageRoute } from "./connections/inPageRoute.js";
import { listStartedServers } from "./connections/listStartedServers.js";
import { remoteRoute } from "./connections/remoteRoute.js";
import type { Demo } from "./demo.js";
import { createDealsServer } from "./servers/createDealsServer.js";
import { createTravelServer } from "./servers/createTravelServer.js";
import { createSettings } from "./settings/createSettings.js";
import { createTranscript } from "./transcript/createTranscript.js";

/** Makes the host with its settings and an empty conversation, and starts to connect. */
export function createDemo(): Demo {
  const host = createHost({ slices: [elicitation({ url: true })] });
  const connections = createConnections(host);
  const demo = {
    host,
    connections,
    transcript: createTranscript(connections),
    settings: createSettings(),
  };
  void connectToAll(demo);
  return demo;
}

async function connectToAll({ connections }: Demo): Promise<void> {
  void connections.connect(
    inPageRoute("travel", "Travel Booking", ["2025-11-25", "2026-07-28"], createTravelServer),
  );
  void connections.connect(inPageRoute("deals", "Sunny Deals", ["2025-11-25"], createDealsServer));
  for (const [index, { name, url }] of (await listStartedServers()).entries())
    void connections.connect(remoteRoute({ id: `started-${index + 1}`, name, url }));
}
