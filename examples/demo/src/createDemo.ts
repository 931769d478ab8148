import {
  createDecisionLog,
  createHost,
  elicitation,
  roots,
  sampling,
  toolApproval,
} from "mcp-host-ui/host";
import { createRules } from "mcp-host-ui/rules";
import { createConnections } from "./connections/createConnections.js";
import { inPageRoute } from "./connections/inPageRoute.js";
import { readSurroundings, type Surroundings } from "./connections/readSurroundings.js";
import { remoteRoute } from "./connections/remoteRoute.js";
import type { Demo } from "./demo.js";
import { createModels } from "./models/createModels.js";
import { createDealsServer } from "./servers/createDealsServer.js";
import { createTravelServer } from "./servers/createTravelServer.js";
import { createTripsServer } from "./servers/createTripsServer.js";
import { createSettings } from "./settings/createSettings.js";
import { createTranscript } from "./transcript/createTranscript.js";
import { createWorkspace } from "./workspace/createWorkspace.js";

/** Makes the host with its settings and an empty conversation, and starts to connect. */
export async function createDemo(): Promise<Demo> {
  const surroundings = await readSurroundings();
  const { folders, platform } = surroundings.workspace;
  const models = createModels(
    surroundings.model && {
      url: new URL(surroundings.model.path, location.href).href,
      name: surroundings.model.name,
    },
  );
  const host = createHost({
    kinds: [
      elicitation({ url: true }),
      toolApproval({ assistant: "Concierge", storage: localStorage }),
      sampling({
        generate: models.generate,
        models: models.list,
        tools: true,
        storage: localStorage,
      }),
      roots({
        initial: folders,
        platform,
        storage: localStorage,
        // The command that started this server vouches for it; the others ask the person.
        approve: ({ id }) => id === "everything",
      }),
    ],
    rules: createRules({ storage: localStorage }),
    log: createDecisionLog(),
  });
  const settings = createSettings();
  const connections = createConnections(host, (id) => settings.getState().asksFirst.includes(id));
  connectToAll(connections, surroundings);
  return {
    host,
    connections,
    models,
    workspace: createWorkspace(host, surroundings.workspace),
    transcript: createTranscript(connections),
    settings,
  };
}

function connectToAll(connections: Demo["connections"], { servers }: Surroundings): void {
  connections
    .connect(
      inPageRoute("travel", "Travel Booking", ["2025-11-25", "2026-07-28"], createTravelServer),
    )
    .catch(console.error);
  connections
    .connect(inPageRoute("trips", "Trip Desk", ["2025-11-25"], createTripsServer))
    .catch(console.error);
  connections
    .connect(inPageRoute("deals", "Sunny Deals", ["2025-11-25"], createDealsServer))
    .catch(console.error);
  for (const { id, name, url, starts } of servers) {
    const route = remoteRoute({ id, name, url });
    if (starts) connections.connect(route).catch(console.error);
    else connections.add(route);
  }
}
