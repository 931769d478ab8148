import { describe, expect, it } from "vitest";
import { createAllowance } from "../../../src/wire/protocol/allowance.js";
import { copyJson } from "../../../src/wire/protocol/copyJson.js";
import { readElicitSlices } from "../../../src/wire/protocol/elicitRequest.js";
import { findExcess } from "../../../src/wire/protocol/findExcess.js";
import { limitsOf } from "../../../src/wire/protocol/requestLimits.js";
import { atOnce } from "../../../src/wire/protocol/sliced.js";
import { countSlices } from "../../support/countSlices.js";
import { countSteps } from "../../support/countSteps.js";
import fc from "../../support/fc.js";

const list = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

describe("copyJson", () => {
  it("makes the same of any object, sharing nothing with it", () => {
    let copied = 0;
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reading = atOnce(copyJson(value, "it", { limits: {} }, createAllowance()));
        expect(reading).toEqual({ ok: true, value: { ...value } });
        expect(JSON.stringify(reading.ok && reading.value)).toBe(JSON.stringify(value));
        expect(sharedIn(value, reading.ok && reading.value)).toEqual([]);
        copied += 1;
      }),
    );
    expect(copied).toBeGreaterThan(50);
  });

  it("keeps a member called __proto__ a member", () => {
    const value: object = JSON.parse('{"__proto__":{"a":{"__proto__":[1]}},"b":2}');
    const reading = atOnce(copyJson(value, "it", { limits: {} }, createAllowance()));
    expect(JSON.stringify(reading.ok && reading.value)).toBe(JSON.stringify(value));
    expect(Object.getPrototypeOf(reading.ok && reading.value)).toBe(Object.prototype);
  });

  it.each<[string, () => object]>([
    ["members", () => ({ allOf: list(9_999, (index) => ({ [`k${index}`]: 1 })) })],
    ["values", () => ({ allOf: list(4_990, () => ({ allOf: list(4, () => ({ a: {} })) })) })],
  ])("takes the largest form that is admitted a slice at a time: %s", async (_, make) => {
    const requestedSchema = make();
    const params = { message: "?", requestedSchema };
    const { result, steps } = await countSlices((allowance) =>
      readElicitSlices(params, limitsOf({}), allowance),
    );
    expect(result).toEqual({ ok: true, value: { mode: "form", ...params } });
    expect(steps.length).toBeGreaterThan(5);
    // One list of 10,000 members is entered at once.
    expect(Math.max(...steps)).toBeLessThan(60_000);
  });
});

describe("findExcess", () => {
  it("walks what is suggested twice at most, however many suggestions stand around it", () => {
    let schema: object = { items: list(90, () => list(500, () => 1)) };
    for (let depth = 0; depth < 200; depth += 1) schema = { default: schema };
    const stop = countSteps();
    expect(findExcess(schema, "it", { limits: limitsOf({}), isForm: true })).toBeUndefined();
    expect(stop()).toBeLessThan(400_000);
  });
});

/** The lists and objects that two values have in common. */
function sharedIn(one: unknown, other: unknown): readonly unknown[] {
  const parts = new Set(partsOf(one));
  return partsOf(other).filter((part) => parts.has(part));
}

function partsOf(root: unknown): readonly unknown[] {
  const parts = [root];
  for (const part of parts)
    if (typeof part === "object" && part !== null)
      for (const member of Object.values(part))
        if (typeof member === "object" && member !== null) parts.push(member);
  return parts;
}
