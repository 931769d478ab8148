import { type LocalHost, Roots } from "mcp-host-ui/host";
import type { Workspace } from "../connections/readSurroundings.js";
import { createStore, type Store } from "../createStore.js";

/** The agency's workspace: which of its folders are open. Servers hear of what opens and closes. */
export interface WorkspaceStore extends Pick<Store<boolean>, "getState" | "subscribe"> {
  /** What the folder is called that can be opened and closed. */
  readonly archiveName: string;
  /** Opens or closes it. */
  openArchive(isOpen: boolean): void;
}

/** Makes the workspace; its state is whether the archive is open. */
export function createWorkspace(host: LocalHost, { folders, archive }: Workspace): WorkspaceStore {
  const store = createStore(false);
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    archiveName: archive.name ?? archive.uri,
    openArchive(isOpen) {
      store.setState(() => isOpen);
      Roots.sync(host, isOpen ? [...folders, archive] : folders).catch(console.error);
    },
  };
}
