import type { Verdict } from "./startScenario.ts";

/** The number of checks that came out a certain way, by their ids: one id may stand for several checks. */
export function countChecks(
  { checks }: Pick<Verdict, "checks">,
  status: Verdict["checks"][number]["status"],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const check of checks)
    if (check.status === status) counts[check.id] = (counts[check.id] ?? 0) + 1;
  return counts;
}
