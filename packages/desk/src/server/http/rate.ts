/** Returns a function that tells whether one more may come of a name within this minute. */
export function createRate(perMinute: number): (name: string) => boolean {
  let counts = new Map<string, number>();
  let began = 0;
  return (name) => {
    const now = Date.now();
    // Also where the clock was set back.
    if (Math.abs(now - began) >= 60_000) {
      counts = new Map();
      began = now;
    }
    const count = counts.get(name) ?? 0;
    if (count >= perMinute) return false;
    counts.set(name, count + 1);
    return true;
  };
}
