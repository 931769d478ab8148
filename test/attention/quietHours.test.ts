import { describe, expect, it } from "vitest";
import { isQuiet } from "../../src/attention/quietHours.ts";

const at = (time: string) => new Date(`2026-11-22T${time}`);

describe("quiet hours", () => {
  it.each([
    ["09:00", "17:00", "08:59:59", false],
    ["09:00", "17:00", "09:00:00", true],
    ["09:00", "17:00", "16:59:59", true],
    ["09:00", "17:00", "17:00:00", false],
    ["22:00", "07:30", "21:59:59", false],
    ["22:00", "07:30", "23:59:59", true],
    ["22:00", "07:30", "00:00:00", true],
    ["22:00", "07:30", "07:29:59", true],
    ["22:00", "07:30", "07:30:00", false],
    ["08:00", "08:00", "08:00:00", false],
  ])("from %s to %s: at %s, %s", (from, to, time, quiet) => {
    expect(isQuiet({ from, to }, at(time))).toBe(quiet);
  });

  it.each(["24:00", "7:30", "07:60", "", "22:00:00", "ten"])(
    "say that %o is no time of day",
    (time) => {
      expect(() => isQuiet({ from: time, to: "07:00" }, at("12:00"))).toThrow(
        `"${time}" is no time of day. Write quiet hours as "22:00" or "07:30".`,
      );
    },
  );
});
