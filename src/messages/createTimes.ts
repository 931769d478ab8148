/** A unit in which a span of time is told. */
export type TimeUnit = "second" | "minute" | "hour" | "day";

/** Writes spans of time as a language does. */
export interface Times {
  /** A span: "5 minutes". */
  span(count: number, unit: TimeUnit): string;
  /** A moment in the past: "5 minutes ago", "yesterday". */
  ago(count: number, unit: TimeUnit): string;
}

/** Makes the {@link Times} of a language. */
export function createTimes(locale: string): Times {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return {
    span: (count, unit) =>
      new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count),
    ago: (count, unit) => relative.format(-count, unit),
  };
}
