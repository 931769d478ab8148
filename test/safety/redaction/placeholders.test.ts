import { describe, expect, it } from "vitest";
import { placeholdersWithin, putBack } from "../../../src/safety/redaction/placeholders.js";
import { createPrivateValues } from "../../../src/safety/redaction/privateValue.js";
import { createAllowance } from "../../../src/wire/protocol/allowance.js";
import { atOnce } from "../../../src/wire/protocol/sliced.js";

const within = (...texts: readonly string[]) =>
  atOnce(placeholdersWithin(texts, createAllowance()));

describe("placeholdersWithin", () => {
  it("finds each wherever in a long text it stands", () => {
    for (let lead = 16_300; lead < 16_400; lead += 1)
      expect([...within(`${"[".repeat(lead)}email 1] [private key 20]`)]).toEqual([
        "[email 1]",
        "[private key 20]",
      ]);
    expect.assertions(100);
  });
});

describe("putBack", () => {
  it("puts values back wherever in a long text they stood", () => {
    const value = { placeholder: "[email 1]", kind: "email", written: ["ada@example.org"] };
    const known = new Map([[value.placeholder, value]]);
    const text = `${"x".repeat(13)}[email 1][email 2]`.repeat(2_000);

    expect(atOnce(putBack(text, known, createAllowance()))).toBe(
      text.replaceAll(value.placeholder, "ada@example.org"),
    );
  });
});

describe("createPrivateValues", () => {
  it("passes by however many names a text has taken", () => {
    const taken = new Set(Array.from({ length: 60_000 }, (_, index) => `[email ${index + 1}]`));
    const values = createPrivateValues([], taken);
    values.add("email", "ada@example.org");
    values.add("email", "eve@example.org");

    expect(values.list().map(({ placeholder }) => placeholder)).toEqual([
      "[email 60001]",
      "[email 60002]",
    ]);
  });

  it("knows a number by however many ways to write it, and keeps what is not new the same", () => {
    const values = createPrivateValues([], new Set());
    for (const written of ["4111 1111", "4111-1111", "41111111", "4111 1111"])
      values.add("card", written);
    const list = values.list();
    expect(list).toEqual([
      { placeholder: "[card 1]", kind: "card", written: ["4111 1111", "4111-1111", "41111111"] },
    ]);
    const again = createPrivateValues(list, new Set());
    again.add("card", "4111-1111");
    expect(again.list()[0]).toBe(list[0]);
  });
});
