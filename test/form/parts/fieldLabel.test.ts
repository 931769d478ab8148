import { describe, expect, it } from "vitest";
import { fieldLabel, isLabelClipped } from "../../../src/form/parts/words/fieldLabel.js";
import { fieldOf } from "../model/field.js";

describe("fieldLabel", () => {
  it.each([
    ["city", "City"],
    ["firstName", "First name"],
    ["first_name", "First name"],
    ["postal-code", "Postal code"],
    ["APIKey", "API key"],
    ["sha256Sum", "Sha256 sum"],
    ["user.email", "user.email"],
    ["__proto__", "__proto__"],
    ["$schema", "$schema"],
    ["straße", "straße"],
    ["two words", "two words"],
    ["odd__name_", "Odd name"],
    ["", ""],
  ])("writes the name %j as %j", (name, words) => {
    expect(fieldLabel({ name })).toBe(words);
  });

  it("reads a name that is made to take long at once", () => {
    expect(fieldLabel({ name: `${"a".repeat(100_000)}!` })).toMatch(/^a{160}…$/);
  });

  it("takes the server's title as it is", () => {
    expect(fieldLabel(fieldOf({ type: "string", title: "  Odd TITLE_of it" }))).toBe(
      "  Odd TITLE_of it",
    );
  });

  it("cuts a title that is too long to be a label, not within a character", () => {
    const field = fieldOf({ type: "string", title: "\u{1F600}".repeat(500) });
    expect(fieldLabel(field)).toBe(`${"\u{1F600}".repeat(160)}…`);
    expect(isLabelClipped(field)).toBe(true);
    expect(isLabelClipped(fieldOf({ type: "string", title: "City" }))).toBe(false);
  });
});
