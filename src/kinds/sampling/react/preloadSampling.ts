import type { LazyKind } from "../../../prompt/loading/lazyKind.js";
import { lazySampling } from "./lazySampling.js";

/** Everything that sampling requests load when a page is idle, or with the first one. */
export const preloadSampling: Pick<LazyKind, "chunk"> & { load(): Promise<unknown> } = {
  chunk: lazySampling.chunk,
  load: () => import("../core/samplingLater.js"),
};
