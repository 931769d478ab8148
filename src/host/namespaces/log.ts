export type { Decision } from "../decision.js";
export type { DecisionLogOptions as Options } from "../decisionLog.js";
export type { ChainLink, ChainVerdict } from "../logChain.js";
export type { LogPolicy as Policy } from "../policy.js";
