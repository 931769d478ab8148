const dateShape = /^(\d{4})-(\d\d)-(\d\d)$/;
const timeShape = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d):(\d\d))$/i;

/** Whether a text is a `full-date` of RFC 3339: a day that the calendar has. */
export function isDate(text: string): boolean {
  const [, year, month, day] = (dateShape.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** Whether a text is a `date-time` of RFC 3339: with an offset, `t` and `z` in either case. */
export function isDateTime(text: string): boolean {
  return /^.{10}t/i.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11));
}

function isTime(text: string): boolean {
  const match = timeShape.exec(text);
  if (!match) return false;
  const [, hour, minute, second, sign, offsetHour = 0, offsetMinute = 0] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return false;
  if (Number(offsetHour) > 23 || Number(offsetMinute) > 59) return false;
  if (Number(second) < 60) return true;
  // A leap second is the last one of a day in UTC (RFC 3339, 5.7).
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === "-" ? -1 : 1);
  const minuteInUtc = Number(hour) * 60 + Number(minute) - offset;
  return (minuteInUtc + 1) % (24 * 60) === 0;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
