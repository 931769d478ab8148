import type { ElicitationView } from "../../hooks/viewElicitation.js";

/** How many questions the surface of the current one has to show after it. */
export function waitingBehind(
  current: ElicitationView | undefined,
  open: readonly ElicitationView[],
): number {
  if (current?.surface === undefined) return 0;
  return open.filter(({ id, surface }) => id !== current.id && surface === current.surface).length;
}
