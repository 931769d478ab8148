import type { Roots } from "mcp-host-ui/host";

/** A server that `npm run demo` started beside the page. */
export interface StartedServer {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Whether the page connects to it at once. */
  readonly starts: boolean;
}

/** The folders that the travel agency works in. */
export interface Workspace {
  readonly folders: readonly Roots.Folder[];
  /** A folder that is opened later. */
  readonly archive: Roots.Folder;
  readonly platform: "posix" | "windows";
}

/** What is around the page. */
export interface Surroundings {
  readonly servers: readonly StartedServer[];
  readonly workspace: Workspace;
  /** Where a stand-in for a local model answers: a path of the page's own address. */
  readonly model?: { readonly path: string; readonly name: string };
}

/** The folders of the protocol's own documentation: they exist nowhere. */
const toldWorkspace: Workspace = {
  folders: [
    { uri: "file:///Users/agent/travel-planning", name: "Main workspace" },
    { uri: "file:///Users/agent/travel-templates", name: "Templates" },
    { uri: "file:///Users/agent/client-documents", name: "Passports and documents" },
  ],
  archive: { uri: "file:///Users/agent/archive/2023-trips", name: "Trips of 2023" },
  platform: "posix",
};

/** Asks the demo's own web server what it started and where it made folders; a page from elsewhere has neither. */
export async function readSurroundings(): Promise<Surroundings> {
  try {
    const response = await fetch("/surroundings.json");
    // The demo's own command wrote it.
    if (response.ok) return (await response.json()) as Surroundings;
  } catch {
    // Said below.
  }
  return { servers: [], workspace: toldWorkspace };
}
