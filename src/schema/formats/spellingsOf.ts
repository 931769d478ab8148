import { asciiNumeral } from "../text/asciiNumeral.js";

const longest = 2_000;
const instant = /^(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d)(:[0-5]\d)?(?:\.(\d+))?(z|[+-]\d\d:\d\d)?$/i;
const time = /^(\d\d?)(:\d\d)(:\d\d(?:\.\d+)?)?(z|[+-]\d\d:\d\d)?$/i;

const byFormat: ReadonlyMap<string, (text: string) => readonly string[]> = new Map([
  ["date-time", instants],
  ["time", times],
  ["duration", (text) => [text.toUpperCase()]],
  ["email", withAsciiHost],
  ["uri", (text) => parseUrl(text, ({ href }) => [href])],
]);

/**
 * Returns other ways to write a text that mean the same, those that most servers accept first. A date-time is written in UTC
 * or with an offset, and is local time without one. Addresses and numbers are written in ASCII.
 */
export function spellingsOf(text: string, format = ""): readonly string[] {
  if (text.length > longest) return [];
  const plain = text.trim();
  const spellings = (byFormat.get(format) ?? numerals)(plain);
  return [...new Set([plain, ...spellings])].filter((spelling) => spelling !== text);
}

/** Writes an instant in UTC; without a fraction where that is zero. */
export function toUtc(date: Date): string {
  return date.toISOString().replace(".000Z", "Z");
}

function instants(text: string): readonly string[] {
  const [, day, minutes, seconds = ":00", fraction = "", zone = ""] = instant.exec(text) ?? [];
  const date = new Date(`${day}T${minutes}${seconds}${zone.toUpperCase()}`);
  if (day === undefined || Number.isNaN(date.getTime())) return [];
  const offset = offsetAt(date);
  const local = new Date(date.getTime() + offset * 60_000);
  const wallClocks = [
    [date, "Z"],
    ...(Number.isInteger(offset) ? ([[local, offsetTextAt(date)]] as const) : []),
    [date, "+00:00"],
  ] as const;
  return fractionsOf(fraction).flatMap((written) =>
    wallClocks.map(([clock, suffix]) => `${clock.toISOString().slice(0, -5)}${written}${suffix}`),
  );
}

/** Returns how far the local zone is ahead of UTC at an instant, in minutes; seconds of old zones are a fraction. */
function offsetAt(date: Date): number {
  const wallClock = new Date(0);
  wallClock.setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate());
  wallClock.setUTCHours(
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
    date.getMilliseconds(),
  );
  return (wallClock.getTime() - date.getTime()) / 60_000;
}

/** The ways to write a fraction of a second, the shortest first. */
function fractionsOf(fraction: string): readonly string[] {
  const digits = fraction.replace(/0+$/, "");
  const padded = [3, 6, 9].map((width) => `.${digits.padEnd(width, "0")}`);
  return [...new Set([digits && `.${digits}`, ...padded])];
}

/** Writes the offset of the local zone from UTC at an instant. */
export function offsetTextAt(date: Date): string {
  const minutes = offsetAt(date);
  const seconds = Math.round(Math.abs(minutes) * 60);
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const parts = [hours, Math.floor(rest / 60), ...(rest % 60 > 0 ? [rest % 60] : [])];
  return `${minutes < 0 ? "-" : "+"}${parts.map((part) => String(part).padStart(2, "0")).join(":")}`;
}

function times(text: string): readonly string[] {
  const [, hour, minutes, seconds, zone = ""] = time.exec(text) ?? [];
  if (hour === undefined) return [];
  const start = `${hour.padStart(2, "0")}${minutes}`;
  return [`${start}${seconds ?? ""}${zone}`, `${start}${seconds ?? ":00"}${zone}`];
}

function withAsciiHost(text: string): readonly string[] {
  const [, local = "", host = ""] = /^(.+@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(text) ?? [];
  return parseUrl(`http://${host}`, ({ hostname }) => [local + hostname]);
}

function parseUrl(text: string, read: (url: URL) => readonly string[]): readonly string[] {
  try {
    return read(new URL(text));
  } catch {
    return [];
  }
}

/** A decimal comma is one for sure unless three digits follow it. */
function numerals(text: string): readonly string[] {
  const ascii = asciiNumeral(text);
  if (!/^[+-]?\d[\d .,'\u2019]*$/.test(ascii)) return [];
  const plain = ascii.replace(/[ '\u2019]/g, "");
  return [ascii, plain, plain.replace(/^([+-]?\d+),(\d{1,2}|\d{4,})$/, "$1.$2")];
}
