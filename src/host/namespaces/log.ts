export { sha256 } from "../../wire/protocol/sha256.js";
export type { Decision } from "../decision.js";
export type { ChainLink } from "../log/chainLink.js";
export type { DecisionLogOptions as Options } from "../log/decisionLog.js";
export type { ChainVerdict } from "../log/logChain.js";
export type { LogPolicy as Policy } from "../policy.js";
