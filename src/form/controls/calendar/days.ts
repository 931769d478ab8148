/** Years a calendar offers without being asked: of births, and of what is planned. */
const usual = { first: 1900, last: 2100 };
/** It offers so many before and after a day that lies outside of them. */
const around = 100;
/** JavaScript's own constructor takes the years before for those of the twentieth century. */
const earliest = 100;
const latest = 9999;

/** The day that `YYYY-MM-DD` names, as local noon: midnight is missing where clocks go forward then. `undefined` for what a calendar cannot show. */
export function readDay(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(year, month - 1, day, 12);
  return year >= earliest && writeDay(date) === text.slice(0, 10) ? date : undefined;
}

/** A day as `YYYY-MM-DD`, in local time. */
export function writeDay(date: Date): string {
  const pad = (value: number, width: number) => String(value).padStart(width, "0");
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join(
    "-",
  );
}

/** The first and the last month that a calendar which shows this day offers. */
export function monthsAround(day: Date): { readonly startMonth: Date; readonly endMonth: Date } {
  const year = day.getFullYear();
  const isUsual = year >= usual.first && year <= usual.last;
  const first = isUsual ? usual.first : Math.max(earliest, year - around);
  const last = isUsual ? usual.last : Math.min(latest, year + around);
  return { startMonth: new Date(first, 0), endMonth: new Date(last, 11) };
}
