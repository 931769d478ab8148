import type { LazyKind } from "../../../prompt/loading/lazyKind.js";
import { lazyRoots } from "./lazyRoots.js";

/** Everything that questions for folders load once a page is idle, or with the first. */
export const preloadRoots: Pick<LazyKind, "chunk"> & { load(): Promise<unknown> } = {
  chunk: lazyRoots.chunk,
  load: () => import("../core/runRoots.js"),
};
