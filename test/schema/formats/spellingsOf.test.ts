import { afterEach, describe, expect, it } from "vitest";
import { spellingsOf } from "../../../src/schema/formats/spellingsOf.js";

const ours = process.env.TZ;

afterEach(() => {
  if (ours === undefined) delete process.env.TZ;
  else process.env.TZ = ours;
});

describe("spellingsOf", () => {
  it.each([
    ["date-time", "2026-06-15T08:30", "2026-06-15T06:30:00Z", "2026-06-15T08:30:00+02:00"],
    [
      "date-time",
      "2026-06-15T06:30:00.250000Z",
      "2026-06-15T06:30:00.25Z",
      "2026-06-15T08:30:00.250+02:00",
    ],
    [
      "date-time",
      "2026-06-15T08:30:00+02:00",
      "2026-06-15T06:30:00+00:00",
      "2026-06-15T06:30:00.000Z",
    ],
    ["time", "9:30", "09:30", "09:30:00"],
    ["duration", "p1dt2h", "P1DT2H"],
    ["email", " ada@Bücher.example", "ada@xn--bcher-kva.example"],
    ["uri", "https://bücher.example/a b", "https://xn--bcher-kva.example/a%20b"],
    ["", "１２", "12"],
    ["", "12 345,50", "12345.50"],
  ])("writes the %s %o in other ways", (format, text, ...others) => {
    process.env.TZ = "Europe/Berlin";
    expect(spellingsOf(text, format)).toEqual(expect.arrayContaining(others));
  });

  it.each([
    ["date-time", "soon"],
    ["date-time", "2016-12-31T23:59:60Z"],
    ["email", "ada@example.com/path"],
    ["uri", "example.com"],
    ["", "1,250"],
    ["", "Seat 12"],
  ])("knows no other way to write the %s %o", (format, text) => {
    expect(spellingsOf(text, format)).toEqual([]);
  });
});
