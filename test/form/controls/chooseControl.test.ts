import { describe, expect, it } from "vitest";
import { chooseControl } from "../../../src/form/controls/chooseControl.js";
import { fieldOf } from "../model/field.js";

const options = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index}`);
const described = (count: number) =>
  options(count).map((title) => ({ const: title, title, description: "More" }));
const several = (count: number) => ({
  type: "array",
  items: { type: "string", enum: options(count) },
});

describe("chooseControl", () => {
  it.each([
    ["text", { type: "string" }],
    ["text", { type: "string", format: "email" }],
    ["multiline", { type: "string", maxLength: 1_000 }],
    ["date", { type: "string", format: "date", default: "2026-06-15" }],
    ["text", { type: "string", format: "date", default: "0000-01-01" }],
    ["date-time", { type: "string", format: "date-time" }],
    ["text", { type: "string", format: "date-time", default: "2016-12-31T23:59:60Z" }],
    ["number", { type: "integer" }],
    ["yes-no", { type: "boolean" }],
    ["checkbox", { type: "boolean", default: false }],
    ["radios", { type: "string", enum: options(4) }],
    ["select", { type: "string", enum: options(5) }],
    ["radios", { type: "string", oneOf: described(6) }],
    ["select", { type: "string", oneOf: described(7) }],
    ["select", { type: "string", enum: options(99) }],
    ["listbox", { type: "string", enum: options(100) }],
    ["checkboxes", several(99)],
    ["listbox", several(100)],
    ["list", { type: "array", items: { type: "string" } }],
    ["json", { type: "object", properties: { a: {} } }],
  ])("chooses %s for %o", (control, property) => {
    expect(chooseControl(fieldOf(property))).toBe(control);
  });
});
