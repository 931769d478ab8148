// What compares texts and requests, loaded when somebody wants to see what was changed.

export { PartDifferences } from "../PartDifferences.js";
export { Comparison } from "./Comparison.js";
