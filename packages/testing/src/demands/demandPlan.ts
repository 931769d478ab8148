import type { Stage } from "./createStage.js";
import type { DemandLevel } from "./demand.js";
import { type DemandRevision, demandRevisions } from "./demandRevision.js";
import type { HostAbility } from "./hostUnderTest.js";

/** A demand as its module writes it down, for all revisions that have it. */
export interface DemandPlan {
  readonly id: string;
  readonly text: string;
  readonly needs: readonly HostAbility[];
  /** The level and the page of each revision that asks. */
  readonly asked: AskedIn;
  readonly check: (stage: Stage) => Promise<void>;
}

/** The level of a demand in each revision that has it, and the page below that of the revision. */
export type AskedIn = Partial<Record<DemandRevision, readonly [level: DemandLevel, page: string]>>;

/** A demand of every revision. */
export function always(level: DemandLevel, page: string): AskedIn {
  return Object.fromEntries(demandRevisions.map((revision) => [revision, [level, page]]));
}

/** A demand of every revision since 2025-11-25. */
export function since202511(level: DemandLevel, page: string): AskedIn {
  const { "2025-06-18": _, ...later } = always(level, page);
  return later;
}

/** A demand of the revisions before 2026-07-28. */
export function until202511(level: DemandLevel, page: string): AskedIn {
  const { "2026-07-28": _, ...earlier } = always(level, page);
  return earlier;
}
