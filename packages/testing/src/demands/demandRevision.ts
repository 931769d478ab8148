/** A revision of the protocol that the demands are written for. */
export type DemandRevision = "2025-06-18" | "2025-11-25" | "2026-07-28";

/** All of them, oldest first. */
export const demandRevisions: readonly DemandRevision[] = [
  "2025-06-18",
  "2025-11-25",
  "2026-07-28",
];
