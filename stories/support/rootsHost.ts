import { createDecisionLog, createHost, type LocalHost, type Roots, roots } from "mcp-host-ui/host";

/** The folders of an app's workspace. */
export const folders = [
  { uri: "file:///Users/agent/travel-planning", name: "Main workspace" },
  { uri: "file:///Users/agent/travel-templates", name: "Templates" },
  { uri: "file:///Users/agent/client-documents", name: "Passports and documents" },
];

/** Makes a host that tells servers where to work, and remembers nothing from one story to the next. */
export const hostWith = (options: Roots.Options) => (): LocalHost =>
  createHost({
    kinds: [roots(options)],
    log: createDecisionLog(),
    storage: false,
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
