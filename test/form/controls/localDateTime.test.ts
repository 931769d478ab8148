import { afterEach, describe, expect, it } from "vitest";
import {
  toInstant,
  toLocalDateTime,
  zoneAt,
} from "../../../src/form/controls/calendar/localDateTime.js";
import { dateFormats } from "../../../src/schema/formats/dateTime.js";
import * as fc from "../../support/fc.js";

const ours = process.env.TZ;
const zones = ["UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Pacific/Apia"];

afterEach(() => {
  if (ours === undefined) delete process.env.TZ;
  else process.env.TZ = ours;
});

describe("toInstant", () => {
  it.each([
    ["Europe/Berlin", "2026-06-15T08:30", "2026-06-15T06:30:00Z"],
    ["Europe/Berlin", "2026-01-15T08:30:15", "2026-01-15T07:30:15Z"],
    ["America/St_Johns", "2026-01-15T08:30", "2026-01-15T12:00:00Z"],
    ["Africa/Monrovia", "1950-01-01T12:00", "1950-01-01T12:44:30Z"],
    ["UTC", "0133-01-01T00:00", "0133-01-01T00:00:00Z"],
    ["UTC", "2026-06-15T08:30:00.250", "2026-06-15T08:30:00.250Z"],
    // The clock goes from 2 to 3 that night.
    ["Europe/Berlin", "2026-03-29T02:30", "2026-03-29T01:30:00Z"],
  ])("in %s turns %s into %s", (zone, local, instant) => {
    process.env.TZ = zone;
    expect(toInstant(local)).toBe(instant);
  });
});

describe("toLocalDateTime", () => {
  it.each([
    ["Europe/Berlin", "2026-06-15T08:30:00Z", "2026-06-15T10:30"],
    ["Asia/Kathmandu", "2026-06-15t08:30:05z", "2026-06-15T14:15:05"],
    ["UTC", "2026-06-15T08:30:00.5+02:00", "2026-06-15T06:30:00.500"],
    ["UTC", "2016-12-31T23:59:60Z", undefined],
    ["UTC", "soon", undefined],
  ])("in %s shows %s as %s", (zone, instant, local) => {
    process.env.TZ = zone;
    expect(toLocalDateTime(instant)).toBe(local);
  });

  it("shows what comes of a local time as that time, in any zone", () => {
    const minutes = fc.date({
      min: new Date("1980-01-01T00:00:00Z"),
      max: new Date("2100-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (date, zone) => {
        process.env.TZ = zone;
        const local = toLocalDateTime(date.toISOString()) ?? "";
        const instant = toInstant(local);
        expect(dateFormats.get("date-time")?.(instant)).toBe(true);
        expect(toLocalDateTime(instant)).toBe(local);
      }),
    );
  });
});

describe("zoneAt", () => {
  it("names the zone, and how far it is from UTC then", () => {
    process.env.TZ = "Europe/Berlin";
    expect(zoneAt("2026-06-15T08:30:00Z")).toEqual({ zone: "Europe/Berlin", offset: "+02:00" });
    expect(zoneAt("2026-01-15T08:30:00Z")).toEqual({ zone: "Europe/Berlin", offset: "+01:00" });
    process.env.TZ = "Africa/Monrovia";
    expect(zoneAt("1950-01-01T12:44:30Z").offset).toBe("-00:44:30");
    process.env.TZ = "Europe/Berlin";
    expect(zoneAt(null).offset).toMatch(/^\+0[12]:00$/);
  });
});
