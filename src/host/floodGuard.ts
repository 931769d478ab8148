/** Limits for the questions that one server may put before the host refuses more. */
export interface FloodLimits {
  /** The most questions open at once. @default 20 */
  readonly open?: number;
  /** The most questions within a minute. @default 60 */
  readonly perMinute?: number;
}

/** Counts the questions of each session. */
export interface FloodGuard {
  /** Whether one more question may come from a session that has this many open; counts it if so. */
  admit(session: string, open: number): boolean;
  /** Forgets what it counted of a session. */
  forget(session: string): void;
}

const minute = 60_000;

/** Makes a {@link FloodGuard} that has counted nothing. It looks at each arrival twice, however many there are. */
export function createFloodGuard({ open: mostOpen = 20, perMinute = 60 }: FloodLimits): FloodGuard {
  const queues = new Map<string, { arrivals: number[]; oldest: number }>();

  const recentOf = (session: string, now: number) => {
    const queue = queues.get(session) ?? { arrivals: [], oldest: 0 };
    queues.set(session, queue);
    // An arrival after now came before the clock was set back, and counts no more.
    const isRecent = (arrival = now) => arrival <= now && now - arrival < minute;
    while (!isRecent(queue.arrivals[queue.oldest])) queue.oldest += 1;
    if (queue.oldest * 2 > queue.arrivals.length) {
      queue.arrivals = queue.arrivals.slice(queue.oldest);
      queue.oldest = 0;
    }
    return queue;
  };

  return {
    admit(session, open) {
      if (open >= mostOpen) return false;
      if (perMinute === Number.POSITIVE_INFINITY) return true;
      const now = Date.now();
      const { arrivals, oldest } = recentOf(session, now);
      if (arrivals.length - oldest >= perMinute) return false;
      arrivals.push(now);
      return true;
    },
    forget: (session) => void queues.delete(session),
  };
}
