import { describe, expect, it } from "vitest";
import { lengthNote } from "../../../src/form/parts/words/lengthNote.js";
import { fieldOf } from "../model/field.js";

const text = (minLength: number, maxLength: number) =>
  fieldOf({ type: "string", minLength, maxLength });

describe("lengthNote", () => {
  it.each([
    [undefined, text(2, 100), ""],
    ["short", text(2, 100), "😀"],
    [undefined, text(2, 100), "ab"],
    [undefined, text(0, 100), "x".repeat(89)],
    [10, text(0, 100), "x".repeat(90)],
    [0, text(0, 100), "😀".repeat(100)],
    ["long", text(0, 100), "😀".repeat(101)],
    [50, text(0, 10_000), "x".repeat(9_950)],
    [undefined, text(0, 10_000), "x".repeat(9_949)],
    ["long", text(0, 4), "x".repeat(1_000_000)],
    [undefined, text(4, 4), "1234"],
    ["short", text(4, 4), "123"],
    [undefined, fieldOf({ type: "integer" }), "123"],
  ])("is %s", (note, field, typed) => {
    expect(lengthNote(field, typed)).toBe(note);
  });
});
