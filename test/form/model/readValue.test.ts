import { describe, expect, it } from "vitest";
import { type Entry, startingEntry } from "../../../src/form/model/entry.js";
import { readValue } from "../../../src/form/model/readValue.js";
import { fieldOf } from "./field.js";

const colours = { type: "array", items: { type: "string", enum: ["red", "green", "blue"] } };
const nested = { type: "object", properties: { a: { type: "string" } } };

/** What a field gives: its value, `undefined` for no answer, or the code of an issue. */
function answer(property: object, entry: Entry, { required = false, tapped = false } = {}) {
  const given = readValue(fieldOf(property, required), entry, tapped);
  return "issue" in given ? `issue: ${given.issue.code}` : given.value;
}

describe("readValue", () => {
  it.each([
    [{ type: "string" }, "Lisbon", "Lisbon"],
    [{ type: "string" }, " Lisbon ", " Lisbon "],
    [{ type: "string", format: "email" }, " a@b.com ", "a@b.com"],
    [{ type: "number" }, 1.5, 1.5],
    [{ type: "boolean" }, false, false],
    [{ type: "string", enum: ["a", "b"] }, "1", "b"],
    [{ enum: [1, 2] }, "0", 1],
    [colours, ["2", "0"], ["blue", "red"]],
    [{ type: "array", items: { type: "string" } }, ["a", "", "b"], ["a", "b"]],
  ] satisfies [object, Entry, unknown][])(
    "turns what %o holds, %o, into %o",
    (property, entry, value) => {
      expect(answer(property, entry)).toEqual(value);
    },
  );

  it.each([
    { type: "string" },
    { type: "number" },
    { type: "boolean" },
    { type: "string", enum: ["a"] },
    colours,
    { type: "array", items: { type: "string" } },
  ])("leaves an untouched optional %o out", (property) => {
    const field = fieldOf(property);
    expect(readValue(field, startingEntry(field), false)).toEqual({ value: undefined });
  });

  it.each([
    [{ type: "string", default: "Lisbon" }, "Lisbon"],
    [{ type: "string", default: "" }, ""],
    [{ type: "number", default: 0 }, 0],
    [{ type: "boolean", default: false }, false],
    [{ type: "string", enum: ["a", "b"], default: "b" }, "b"],
    [{ ...colours, default: ["blue", "red"] }, ["blue", "red"]],
    [{ ...colours, default: [] }, []],
    [{ type: "array", items: { type: "string" }, default: ["", "x"] }, ["", "x"]],
  ])("sends the untouched default of %o as the server wrote it", (property, value) => {
    const field = fieldOf(property);
    expect(readValue(field, startingEntry(field), false)).toEqual({ value });
  });

  it.each([
    { type: "string", default: "Lisbon" },
    { type: "number", default: 3 },
    { type: "boolean", default: true },
    { type: "string", enum: ["a"], default: "a" },
    { ...colours, default: ["red"] },
  ])("leaves %o out once its suggestion is cleared", (property) => {
    expect(answer(property, null)).toBeUndefined();
  });

  it("sends an emptied list where the server suggested items", () => {
    expect(answer({ ...colours, default: ["red"] }, [])).toEqual([]);
    expect(answer(colours, [])).toBeUndefined();
  });

  it.each([
    [{ type: "string" }, "issue: required"],
    [{ type: "number" }, "issue: required"],
    [{ type: "boolean" }, "issue: required"],
    [{ type: "string", enum: ["a"] }, "issue: required"],
    [colours, []],
    [{ type: "string", maxLength: 0 }, ""],
  ])("gives for a required %o without an answer: %o", (property, expected) => {
    expect(answer(property, null, { required: true })).toEqual(expected);
  });

  it("sends null for a required answer that may be null, where the connection carries it", () => {
    const optional = { anyOf: [{ type: "string" }, { type: "null" }] };
    expect(answer(optional, null, { required: true, tapped: true })).toBeNull();
    expect(answer(optional, null, { required: true })).toBe("issue: required");
  });

  const city = { type: "string" };
  it.each([
    [{ type: "object", properties: { city } }, {}],
    [{ type: "object", properties: { city }, required: [] }, {}],
    [{ type: "object", properties: { city }, required: ["city"] }, "issue: required"],
    [{ type: "object", properties: { city: { ...city, default: "Lisbon" } } }, "issue: required"],
    [{ type: "object", properties: {} }, "issue: required"],
    [{ type: "array", items: { type: "object", properties: { city } } }, "issue: required"],
  ])(
    "takes an object that nothing was filled into only where its fields ask for nothing: %o",
    (property, expected) => {
      expect(answer(property, null, { required: true, tapped: true })).toEqual(expected);
      expect(answer(property, null, { tapped: true })).toBeUndefined();
    },
  );

  it("reads JSON, refuses what is none, and what the connection does not carry", () => {
    expect(answer(nested, '{"a": "x", "__proto__": 1}', { tapped: true })).toEqual(
      JSON.parse('{"a": "x", "__proto__": 1}'),
    );
    expect(answer(nested, "{a: 1}", { tapped: true })).toBe("issue: json");
    expect(answer(nested, "  ", { tapped: true })).toBeUndefined();
    expect(answer({ type: ["number", "object"] }, '{"a": 1}')).toBe("issue: unsupported");
    expect(answer({ type: ["number", "object"] }, "5")).toBe(5);
  });

  it("refuses texts with characters that nobody can have meant", () => {
    const texts = { type: "array", items: { type: "string" } };
    expect(answer({ type: "string" }, "a\ud800b")).toBe("issue: lone-surrogate");
    expect(answer({ type: "string" }, "a\u0007b")).toBe("issue: control-character");
    expect(answer({ type: "string" }, "a\tb\nc \u{1F600}")).toBe("a\tb\nc \u{1F600}");
    expect(readValue(fieldOf(texts), ["fine", "", "\ud800"], false)).toEqual({
      issue: { path: ["it", 1], code: "lone-surrogate", params: {} },
    });
  });

  it("takes an address of nothing but spaces for no answer", () => {
    expect(answer({ type: "string", format: "email" }, "  ")).toBeUndefined();
    expect(answer({ type: "string" }, "  ")).toBe("  ");
  });

  it("refuses a number that is still text", () => {
    expect(answer({ type: "number" }, "12 or so")).toBe("issue: not-a-number");
    expect(answer({ type: "number" }, "  ")).toBeUndefined();
  });
});
