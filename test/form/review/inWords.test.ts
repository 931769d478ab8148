import { describe, expect, it } from "vitest";
import { inWords } from "../../../src/form/review/inWords.js";
import { de } from "../../../src/locales/de.js";
import { en } from "../../../src/locales/en.js";
import { fieldOf } from "../model/field.js";

const seat = {
  type: "string",
  oneOf: [
    { const: "w", title: "Window" },
    { const: "a", title: "Aisle" },
  ],
};
const day = { type: "string", format: "date" };
const moment = { type: "string", format: "date-time" };
const tours = { type: "array", items: { anyOf: seat.oneOf } };

describe("inWords", () => {
  it.each([
    ["Yes", { type: "boolean" }, true],
    ["No", { type: "boolean" }, false],
    ["Window", seat, "w"],
    ["Aisle", { type: "string", enum: ["w", "a"], enumNames: ["Window", "Aisle"] }, "a"],
    ["Window\nAisle", tours, ["w", "a"]],
    ["June 15, 2026", day, "2026-06-15"],
    ["February 29, 2028", day, "2028-02-29"],
    ["soon", day, "soon"],
    ["0000-01-01", day, "0000-01-01"],
    ["2016-12-31T23:59:60Z", moment, "2016-12-31T23:59:60Z"],
    ["2026-06-15", { type: "string" }, "2026-06-15"],
    ["1234.5", { type: "number" }, 1234.5],
    ["a\nb", { type: "array", items: { type: "string" } }, ["a", "b"]],
    ['{"a":[1]}', { type: "object", properties: {} }, { a: [1] }],
    ["No answer", { type: ["string", "null"] }, null],
  ])("writes %j for %o", (words, schema, value) => {
    expect(inWords(fieldOf(schema), value, { form: en.form, locale: "en" })).toBe(words);
  });

  it("writes a moment in the person's own zone, with its name", () => {
    const words = inWords(fieldOf(moment), "2026-06-15T08:30:00Z", { form: en.form, locale: "en" });
    const local = new Date("2026-06-15T08:30:00Z");
    expect(words).toBe(
      new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "long" }).format(local),
    );
    expect(words).toContain("2026");
  });

  it("writes as the language does", () => {
    const german = { form: de.form, locale: "de" };
    expect(inWords(fieldOf({ type: "boolean" }), true, german)).toBe("Ja");
    expect(inWords(fieldOf(day), "2026-06-15", german)).toBe("15. Juni 2026");
    expect(inWords(fieldOf({ type: "number" }), 1234.5, german)).toBe("1234,5");
  });
});
