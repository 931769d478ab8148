import type { LazyKind } from "../../../prompt/loading/lazyKind.js";
import { createChunk } from "../../../react/chunk/createChunk.js";

/** Sampling requests, as `HostPrompts` shows them: how is loaded with the first. */
export const lazySampling: LazyKind = {
  name: "sampling",
  chunk: createChunk(async () => (await import("./samplingKind.js")).samplingKind),
};
