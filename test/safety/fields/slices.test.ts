import { describe, expect, it } from "vitest";
import { inspectFieldSlices } from "../../../src/safety/fields/inspectFields.js";
import { inspectFields } from "../../../src/safety/fields/inspectFieldsNow.js";
import { countSlices } from "../../support/countSlices.js";
import { schemaGiants } from "../../support/schemaGiants.js";

const mostASlice = 130_000;
const giants = Object.entries(schemaGiants);

describe("inspectFields in slices", () => {
  it.each(giants)("finds the same as at once, in short slices: %s", async (_, make) => {
    const schema = make();
    const { result, steps, left } = await countSlices((all) =>
      inspectFieldSlices(schema, "?", all),
    );
    expect(result).toEqual(inspectFields(schema, "?"));
    expect(Math.max(...steps)).toBeLessThan(mostASlice);
    expect(left).toBeLessThan(1_000_000);
  });

  it("rests for the fields, and for the texts of their schemas", async () => {
    const schema = schemaGiants["999 fields"]?.();
    const { steps } = await countSlices((all) => inspectFieldSlices(schema, "?", all));
    expect(steps.length).toBeGreaterThan(25);
  });

  it("says that there was too much, and of which fields nothing is known", async () => {
    const properties = { a: { type: "string" }, b: { type: "string" } };
    const { result } = await countSlices((all) => inspectFieldSlices({ properties }, "?", all), {
      steps: 250,
    });
    expect(result.map(({ code, path }) => [code, path.at(-1)])).toEqual([
      ["not-inspected", "b"],
      ["partly-inspected", "requestedSchema"],
    ]);
  });
});
