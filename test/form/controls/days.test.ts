import { afterEach, describe, expect, it } from "vitest";
import { monthsAround, readDay, writeDay } from "../../../src/form/controls/calendar/days.js";
import { firstDayOfWeek } from "../../../src/form/controls/calendar/firstDayOfWeek.js";
import { timeOfDay } from "../../../src/form/controls/calendar/localDateTime.js";
import * as fc from "../../support/fc.js";

const ours = process.env.TZ;

afterEach(() => {
  if (ours === undefined) delete process.env.TZ;
  else process.env.TZ = ours;
});

describe("readDay", () => {
  it.each(["UTC", "America/Sao_Paulo", "Asia/Kathmandu", "Australia/Lord_Howe"])(
    "reads in %s what writeDay writes",
    (zone) => {
      process.env.TZ = zone;
      const days = fc.date({
        min: new Date("1000-01-02"),
        max: new Date("9999-12-30"),
        noInvalidDate: true,
      });
      fc.assert(
        fc.property(days, (date) => {
          const read = readDay(writeDay(date));
          expect(read && writeDay(read)).toBe(writeDay(date));
        }),
      );
    },
  );

  it("knows no day that a zone left out when it went over the date line", () => {
    process.env.TZ = "Pacific/Apia";
    expect(readDay("2011-12-30")).toBeUndefined();
    expect(readDay("2011-12-31")?.getDate()).toBe(31);
  });

  it("reads the day of a midnight that the clock leaves out", () => {
    process.env.TZ = "America/Sao_Paulo";
    expect(readDay("2018-11-04")?.getDate()).toBe(4);
  });

  it.each(["", "2026-02-30", "0099-01-01", "12026-01-01", "2026-1-1", "soon"])(
    "knows no day %j",
    (text) => {
      expect(readDay(text)).toBeUndefined();
    },
  );

  it("leaves a time aside", () => {
    expect(readDay("2026-05-17T23:30")?.getDate()).toBe(17);
  });
});

describe("monthsAround", () => {
  it.each([
    [2026, 1900, 2100],
    [1900, 1900, 2100],
    [1850, 1750, 1950],
    [150, 100, 250],
    [9999, 9899, 9999],
  ])("of %i are of the years %i to %i", (year, first, last) => {
    const { startMonth, endMonth } = monthsAround(new Date(year, 5, 1));
    expect(writeDay(startMonth)).toBe(`${String(first).padStart(4, "0")}-01-01`);
    expect(writeDay(endMonth)).toBe(`${String(last).padStart(4, "0")}-12-01`);
  });
});

describe("timeOfDay", () => {
  it("keeps the time that is there", () => {
    expect(timeOfDay("2026-05-17T23:30")).toBe("23:30");
  });

  it("is the present minute where there is none", () => {
    expect(timeOfDay("")).toMatch(/^\d\d:\d\d$/);
  });
});

describe("firstDayOfWeek", () => {
  it.each([
    ["en-US", 0],
    ["de", 1],
    ["ar-EG", 6],
    ["pt-BR", 0],
  ])("of %s is %i", (locale, day) => {
    expect(firstDayOfWeek(locale)).toBe(day);
  });
});
