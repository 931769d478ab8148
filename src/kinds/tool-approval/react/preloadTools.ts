import type { LazyKind } from "../../../prompt/loading/lazyKind.js";
import { lazyTools } from "./lazyTools.js";

/** Everything that tool calls load once a page is idle, or with the first. */
export const preloadTools: Pick<LazyKind, "chunk"> & { load(): Promise<unknown> } = {
  chunk: lazyTools.chunk,
  load: () => import("../core/runTools.js"),
};
