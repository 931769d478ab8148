import type { LazyPromptProps } from "../../../prompt/LazyPrompt.js";
import { createChunk } from "../../../react/chunk/createChunk.js";

/** Questions for roots, as `HostPrompts` shows them: how is loaded with the first. */
export const lazyRoots: LazyPromptProps = {
  name: "roots",
  chunk: createChunk(async () => (await import("./consent/rootsKind.js")).rootsKind),
};
