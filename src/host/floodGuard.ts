/** How many questions one server may put before the host refuses more. */
export interface FloodLimits {
  /** How many may be open at once. @default 20 */
  readonly open?: number;
  /** How many may come within a minute. @default 60 */
  readonly perMinute?: number;
}

/** Counts the questions of each session. */
export interface FloodGuard {
  /** Whether one more question may come from a session that has this many open; counts it if so. */
  admit(session: string, open: number): boolean;
}

const minute = 60_000;

/** Makes a {@link FloodGuard} that has counted nothing. */
export function createFloodGuard({ open: mostOpen = 20, perMinute = 60 }: FloodLimits): FloodGuard {
  const arrivals = new Map<string, readonly number[]>();
  return {
    admit(session, open) {
      const now = Date.now();
      const recent = (arrivals.get(session) ?? []).filter((at) => now - at < minute);
      const isAdmitted = open < mostOpen && recent.length < perMinute;
      arrivals.set(session, isAdmitted ? [...recent, now] : recent);
      return isAdmitted;
    },
  };
}
