import type { LazyKind } from "../../../prompt/loading/lazyKind.js";
import { createChunk } from "../../../react/chunk/createChunk.js";

/** Tool calls, as `HostPrompts` shows them; their code loads with the first. */
export const lazyTools: LazyKind = {
  name: "tool-approval",
  chunk: createChunk(async () => (await import("./toolKind.js")).toolKind),
};
