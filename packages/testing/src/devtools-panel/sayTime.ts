/** The time of day to the millisecond. */
export function sayTime(at: number): string {
  return new Date(at).toLocaleTimeString("en-GB", { fractionalSecondDigits: 3, ...clock });
}

const clock = { hour: "2-digit", minute: "2-digit", second: "2-digit" } as const;

/** A span of time in the unit that suits it. */
export function saySpan(ms: number): string {
  if (Math.abs(ms) < 1000) return `${Math.round(ms)} ms`;
  if (Math.abs(ms) < 60_000) return `${(ms / 1000).toFixed(2)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
