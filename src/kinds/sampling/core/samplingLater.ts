// What the sampling kind loads with the first request, or with what an earlier page left.

export { revivesSampling } from "./revivesSampling.js";
export { runSampling } from "./runSampling.js";
