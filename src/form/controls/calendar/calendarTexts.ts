import type { Formatters, Labels } from "react-day-picker";
import type { Messages } from "../../../messages/messages.js";

/** The texts of a calendar, and the names of its parts. */
export interface CalendarTexts {
  readonly formatters: Partial<Formatters>;
  readonly labels: Partial<Labels>;
}

/** Writes a Gregorian calendar for a locale, by the platform's own names of months and days. */
export function calendarTexts(
  locale: string,
  { previousMonth, nextMonth }: Messages["form"],
): CalendarTexts {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { calendar: "gregory", ...options });
    return (date: Date) => format.format(date);
  };
  const fields = new Intl.DisplayNames(locale, { type: "dateTimeField" });
  const month = writer({ month: "long" });
  const monthOfYear = writer({ month: "long", year: "numeric" });
  return {
    formatters: {
      formatCaption: monthOfYear,
      formatDay: writer({ day: "numeric" }),
      formatMonthDropdown: month,
      formatYearDropdown: writer({ year: "numeric" }),
      formatWeekdayName: writer({ weekday: "narrow" }),
    },
    labels: {
      labelDayButton: writer({ dateStyle: "full" }),
      labelGrid: monthOfYear,
      labelMonthDropdown: () => fields.of("month") ?? "",
      labelYearDropdown: () => fields.of("year") ?? "",
      labelNext: () => nextMonth,
      labelPrevious: () => previousMonth,
      labelWeekday: writer({ weekday: "long" }),
    },
  };
}
