const time = /^t([01]\d|2[0-3])(:[0-5]\d){2}(\.\d+)?(z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;
const minute = 60_000;

/** Whether a text is a `full-date` of RFC 3339: a day that the calendar has. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  // A day that the month does not have is taken for one of the next month, or for no date.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a text is a `date-time` of RFC 3339: with an offset, `t` and `z` in either case. */
function isDateTime(text: string): boolean {
  const usual = text.replace(/:60(?=[^:]*[z+-])/i, ":59");
  return (
    isDate(text.slice(0, 10)) &&
    time.test(usual.slice(10)) &&
    (usual === text || isLastMinute(Date.parse(usual.toUpperCase())))
  );
}

/** The formats that dates are written in. */
export const dateFormats: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ["date", isDate],
  ["date-time", isDateTime],
]);

/** A leap second is the last one of a day in UTC (RFC 3339, 5.7). */
function isLastMinute(instant: number): boolean {
  return (Math.floor(instant / minute) + 1) % (24 * 60) === 0;
}
