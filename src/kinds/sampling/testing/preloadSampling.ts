import type { LazyKind } from "../../../prompt/loading/lazyKind.js";
import { lazySampling } from "../react/lazySampling.js";

/** Everything that sampling requests load once a page is idle, or with the first. */
export const preloadSampling: Pick<LazyKind, "chunk"> & { load(): Promise<unknown> } = {
  chunk: lazySampling.chunk,
  load: () =>
    Promise.all([import("../core/samplingLater.js"), import("../react/samplingPartsLater.js")]),
};
