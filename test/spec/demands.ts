/** The revisions of the protocol. */
export const revisions = ["2025-06-18", "2025-11-25", "2026-07-28"] as const;

/** One revision of the protocol. */
export type Revision = (typeof revisions)[number];

/** The revisions that ask for each item of SPEC.md; what a later one dropped is not tested there. */
export function revisionsOf(item: number): readonly Revision[] {
  const found = demands.find(({ items: [first, last = first] }) => first <= item && item <= last);
  if (!found) throw new Error(`SPEC ${item} is in no line of this table.`);
  return found.revisions;
}

const [june2025, november2025, july2026] = revisions;
const sinceNovember2025 = [november2025, july2026];
const of2025 = [june2025, november2025];

const demands: readonly {
  readonly items: readonly [first: number, last?: number];
  readonly revisions: readonly Revision[];
}[] = [
  { items: [1, 2], revisions },
  { items: [3], revisions: sinceNovember2025 },
  { items: [4, 6], revisions },
  { items: [7], revisions: of2025 },
  { items: [8], revisions },
  { items: [9, 11], revisions: sinceNovember2025 },
  { items: [12], revisions: [november2025] },
  { items: [13, 14], revisions },
  { items: [15], revisions: sinceNovember2025 },
  { items: [16, 19], revisions },
  { items: [20], revisions: sinceNovember2025 },
  { items: [21, 22], revisions: [july2026] },
  { items: [23, 31], revisions: sinceNovember2025 },
  { items: [32], revisions: [july2026] },
  { items: [33], revisions },
  { items: [34], revisions: sinceNovember2025 },
  { items: [35, 36], revisions: [november2025] },
  { items: [37], revisions: sinceNovember2025 },
  { items: [38], revisions: [november2025] },
  { items: [39, 43], revisions },
  { items: [44], revisions: sinceNovember2025 },
  { items: [45], revisions: [july2026] },
  { items: [46], revisions },
  { items: [47, 49], revisions: sinceNovember2025 },
  { items: [50], revisions: of2025 },
  { items: [51], revisions },
  { items: [52], revisions: sinceNovember2025 },
  { items: [53, 54], revisions: [july2026] },
  { items: [55], revisions },
  { items: [56], revisions: of2025 },
  { items: [57, 59], revisions },
  { items: [60], revisions: of2025 },
  { items: [61, 73], revisions: [july2026] },
  { items: [74], revisions: of2025 },
  { items: [75], revisions },
  { items: [81], revisions: sinceNovember2025 },
  { items: [83], revisions: of2025 },
  { items: [84, 85], revisions },
  { items: [86], revisions: [july2026] },
];
