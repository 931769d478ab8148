import type { LazyKind } from "../../../prompt/loading/lazyKind.js";
import { createChunk } from "../../../react/chunk/createChunk.js";

/** Questions for roots, as `HostPrompts` shows them: how is loaded with the first. */
export const lazyRoots: LazyKind = {
  name: "roots",
  chunk: createChunk(async () => (await import("./consent/rootsKind.js")).rootsKind),
};
