import { createHost, elicitation } from "mcp-host-ui/host";
import { type RelayPort, serveHost } from "mcp-host-ui/relay";

const host = createHost({ kinds: [elicitation()], unattendedAfter: Number.POSITIVE_INFINITY });
host
  .openSession({ id: "travel" })
  .receive("elicitation/create", {
    message: "Where?",
    requestedSchema: { type: "object", properties: { city: { type: "string" } } },
  })
  .catch(() => {});

// In a worker the global scope is the port; tests are compiled with a page's globals.
const own = globalThis as unknown as RelayPort;
serveHost(host, own, { principal: "ada", heartbeat: Number.POSITIVE_INFINITY });
