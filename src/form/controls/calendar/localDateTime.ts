import { offsetTextAt, toUtc } from "../../../schema/formats/spellingsOf.js";

/** The local wall-clock time of an RFC 3339 instant, as `datetime-local` writes it; `undefined` if the platform cannot tell. */
export function toLocalDateTime(instant: string): string | undefined {
  const date = new Date(instant.toUpperCase());
  if (Number.isNaN(date.getTime()) || date.getFullYear() < 1) return undefined;
  const day = [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())].join("-");
  const [seconds, milliseconds] = [date.getSeconds(), date.getMilliseconds()];
  const time = [pad(date.getHours()), pad(date.getMinutes())];
  if (seconds > 0 || milliseconds > 0) time.push(pad(seconds));
  return `${day}T${time.join(":")}${milliseconds > 0 ? `.${pad(milliseconds, 3)}` : ""}`;
}

/** Returns the RFC 3339 instant of a local wall-clock time, in UTC: the spelling that most servers accept. */
export function toInstant(local: string): string {
  return toUtc(new Date(local));
}

/** The time in a local wall-clock time; without one the present minute, as browsers' own pickers have it. */
export function timeOfDay(local: string): string {
  const now = new Date();
  return local.split("T")[1] ?? `${pad(now.getHours())}:${pad(now.getMinutes())}`;
}

/** The person's time zone, and how far it is ahead of UTC at an instant, or without one now. */
export function zoneAt(instant: string | null): { readonly zone: string; readonly offset: string } {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  return { zone, offset: offsetTextAt(instant === null ? new Date() : new Date(instant)) };
}

function pad(value: number, width = 2): string {
  return String(value).padStart(width, "0");
}
