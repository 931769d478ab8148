import { describe, expect, it } from "vitest";
import { readDraft, writeDraft } from "../../../src/form/model/draft.js";
import { type Entry, startingEntry } from "../../../src/form/model/entry.js";
import type { Field } from "../../../src/schema/field.js";
import { readFields } from "../../../src/schema/reading/readFields.js";

const { fields } = readFields({
  type: "object",
  properties: JSON.parse(`{
    "__proto__": { "type": "string" },
    "city": { "type": "string", "default": "Lisbon" },
    "nights": { "type": "integer" },
    "seat": { "type": "string", "enum": ["window", "aisle"] },
    "extras": { "type": "array", "items": { "type": "string", "enum": ["a", "b"] } },
    "secret": { "type": "string" }
  }`),
});

const isSecret = ({ name }: Field) => name === "secret";

function draftOf(typed: Readonly<Record<string, Entry>>) {
  const entries = new Map(Object.entries(typed));
  const entryOf = (field: Field) =>
    entries.has(field.name) ? (entries.get(field.name) ?? null) : startingEntry(field);
  return writeDraft(fields, entryOf, isSecret);
}

describe("writeDraft", () => {
  it("keeps only what differs from the server's suggestions", () => {
    expect(draftOf({})).toEqual({});
    expect(draftOf({ city: "Porto", nights: "3x" })).toEqual({ city: "Porto", nights: "3x" });
    expect(draftOf({ city: null, extras: ["1"] })).toEqual({ city: null, extras: ["1"] });
  });

  it("never keeps what is sensitive", () => {
    expect(draftOf({ secret: "hunter2", nights: 3 })).toEqual({ nights: 3 });
  });

  it("keeps a property called __proto__ as its own", () => {
    const draft = structuredClone(draftOf(JSON.parse('{ "__proto__": "x" }')));
    expect(Object.entries(draft)).toEqual([["__proto__", "x"]]);
    expect(readDraft(fields, draft)).toEqual({ f0: "x" });
  });
});

describe("readDraft", () => {
  it("gives entries by field id", () => {
    expect(readDraft(fields, { city: null, nights: 3, seat: "1", extras: ["0"] })).toEqual({
      f1: null,
      f2: 3,
      f3: "1",
      f4: ["0"],
    });
  });

  it.each([
    undefined,
    null,
    "text",
    { nights: true, seat: "2", extras: ["0", "x"], city: 5 },
    { seat: "constructor", extras: "0", unknown: "x" },
    { seat: "-0" },
    { seat: "00" },
  ])("leaves out what does not fit: %o", (draft) => {
    expect(readDraft(fields, draft)).toEqual({});
  });
});
