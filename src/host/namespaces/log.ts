export type { ChainLink } from "../chainLink.js";
export type { Decision } from "../decision.js";
export type { DecisionLogOptions as Options } from "../decisionLog.js";
export type { ChainVerdict } from "../logChain.js";
export type { LogPolicy as Policy } from "../policy.js";
