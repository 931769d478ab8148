import type { LazyKind } from "../../../prompt/lazyKind.js";
import { lazySampling } from "./lazySampling.js";

/** Everything that sampling requests load once a page is idle, or with the first. */
export const preloadSampling: Pick<LazyKind, "chunk"> & { load(): Promise<unknown> } = {
  chunk: lazySampling.chunk,
  load: () =>
    Promise.all([import("../core/samplingLater.js"), import("./samplingPartsLater.js")]),
};
