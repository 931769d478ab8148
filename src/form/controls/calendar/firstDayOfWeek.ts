/** The days of the week, as `Date` counts them. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

interface WeekInfo {
  /** Monday is 1, Sunday 7. */
  readonly firstDay: number;
}

interface LocaleWithWeeks extends Intl.Locale {
  getWeekInfo?(): WeekInfo;
  readonly weekInfo?: WeekInfo;
}

/** The day that weeks begin with where people read this locale: Monday where the browser cannot tell, as Firefox. */
export function firstDayOfWeek(locale: string): Weekday {
  const found: LocaleWithWeeks = new Intl.Locale(locale);
  const { firstDay } = found.getWeekInfo?.() ?? found.weekInfo ?? { firstDay: 1 };
  return (firstDay % 7) as Weekday;
}
