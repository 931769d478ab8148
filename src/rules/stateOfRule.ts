import type { Rule } from "../host/rule.js";
import type { RulesState } from "./rulesState.js";
import type { RuleUse } from "./ruleUse.js";

/** Why a rule decides nothing now, or that it may. */
export type RuleStanding =
  | "in-force"
  | "paused"
  | "stopped"
  | "used-up"
  | "hour-full"
  | "expired"
  | "changed";

/** Tells how a rule stands at a moment. */
export function stateOfRule(
  { paused, expires, perHour, uses }: Rule,
  { thisHour, total, toolChanged }: Pick<RuleUse, "thisHour" | "total" | "toolChanged"> = {
    thisHour: 0,
    total: 0,
  },
  { isStopped }: Pick<RulesState, "isStopped"> = { isStopped: false },
  now: number = Date.now(),
): RuleStanding {
  if (typeof expires === "number" && expires <= now) return "expired";
  if (uses !== undefined && total >= uses) return "used-up";
  if (isStopped) return "stopped";
  if (paused) return "paused";
  if (toolChanged) return "changed";
  return perHour !== undefined && thisHour >= perHour ? "hour-full" : "in-force";
}
