import type { LocalHost } from "mcp-host-ui/host";
import { createContext, useContext } from "react";
import type { Connections } from "./connections/createConnections.js";
import type { Store } from "./createStore.js";
import type { Models } from "./models/createModels.js";
import type { Settings } from "./settings/createSettings.js";
import type { Transcript } from "./transcript/createTranscript.js";
import type { WorkspaceStore } from "./workspace/createWorkspace.js";

/** Everything that the demo's components share; made once, outside React. */
export interface Demo {
  readonly host: LocalHost;
  readonly connections: Connections;
  readonly models: Models;
  readonly workspace: WorkspaceStore;
  readonly transcript: Transcript;
  readonly settings: Store<Settings>;
}

/** Hands the demo down. */
export const DemoContext = createContext<Demo | undefined>(undefined);

/** The demo around a component. */
export function useDemo(): Demo {
  const demo = useContext(DemoContext);
  if (!demo) throw new Error("There is no demo around this component: wrap it in DemoContext.");
  return demo;
}
