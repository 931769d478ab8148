import { describe, expect, it } from "vitest";
import { type Entry, startingEntry } from "../../../src/form/model/entry.js";
import { createFormJudge } from "../../../src/form/model/judgeForm.js";
import type { Field } from "../../../src/schema/field.js";
import { readFields } from "../../../src/schema/readFields.js";

const schema = {
  type: "object",
  properties: {
    city: { type: "string", minLength: 2 },
    nights: { type: "integer", minimum: 1 },
    undefined: { type: "string" },
  },
  required: ["city"],
  minProperties: 2,
};
const { fields } = readFields(schema);
const judge = createFormJudge(schema, fields, false);

const holding =
  (typed: Readonly<Record<string, Entry>>) =>
  (field: Field): Entry =>
    typed[field.name] ?? startingEntry(field);

async function judgeAll(typed: Readonly<Record<string, Entry>>) {
  const { content, issues, formIssues } = await judge.judge(holding(typed), new Map());
  return {
    content,
    codes: Object.fromEntries([...issues].map(([id, list]) => [id, list.map(({ code }) => code)])),
    whole: formIssues.map(({ code }) => code),
  };
}

describe("createFormJudge", () => {
  it("collects the content of a valid form", async () => {
    expect(await judgeAll({ city: "Lisbon", nights: 2 })).toEqual({
      content: { city: "Lisbon", nights: 2 },
      codes: {},
      whole: [],
    });
  });

  it("names what is wrong by field, and what is wrong with the whole", async () => {
    expect(await judgeAll({ city: "L" })).toEqual({
      content: { city: "L" },
      codes: { f0: ["minLength"] },
      whole: ["minProperties"],
    });
    expect((await judgeAll({ nights: 0 })).codes).toEqual({ f0: ["required"], f1: ["minimum"] });
  });

  it("lets an obstacle stand for whatever else is wrong with its field", async () => {
    const obstacle = { path: ["city"], code: "incomplete", params: {} } as const;
    const { issues } = await judge.judge(holding({ nights: 1 }), new Map([["f0", obstacle]]));
    expect(issues.get("f0")).toEqual([obstacle]);
  });

  it("judges one field alone", async () => {
    const [city, nights] = fields;
    if (!city || !nights) throw new Error("There are two fields.");
    expect(await judge.judgeField(city, "")).toEqual([
      { path: ["city"], code: "required", params: {} },
    ]);
    expect(await judge.judgeField(nights, null)).toEqual([]);
    expect(await judge.judgeField(nights, 0)).toEqual([
      { path: ["nights"], code: "minimum", params: { limit: 1, actual: 0 } },
    ]);
  });

  it("names the rows of a list as the person sees them", async () => {
    const list = {
      properties: { guests: { type: "array", items: { type: "string", minLength: 2 } } },
    };
    const { fields } = readFields(list);
    const [guests] = fields;
    if (!guests) throw new Error("There is one field.");
    const rows = ["Ada", "", "X"];
    const issues = [{ path: ["guests", 2], code: "minLength", params: { limit: 2, actual: 1 } }];
    const judge = createFormJudge(list, fields, false);
    expect(await judge.judgeField(guests, rows)).toEqual(issues);
    const all = await judge.judge(() => rows, new Map());
    expect(all.issues.get(guests.id)).toEqual(issues);
    expect(all.content).toEqual({ guests: ["Ada", "X"] });
  });

  it("names the fields that only the server can check", async () => {
    const odd = {
      properties: {
        a: { type: "string", pattern: "(x)\\1" },
        b: { type: "string", pattern: "^b$" },
      },
    };
    const { fields } = readFields(odd);
    const judge = createFormJudge(odd, fields, false);
    const { unchecked, isWhole } = await judge.prepare(() => null);
    expect(unchecked.map(({ name }) => name)).toEqual(["a"]);
    expect(isWhole).toBe(true);
  });

  it("collects a property called __proto__ as the content's own", () => {
    const proto = JSON.parse(
      '{"properties": {"__proto__": {"type": "string"}, "constructor": {"type": "string"}}}',
    );
    const { fields } = readFields(proto);
    const content = createFormJudge(proto, fields, false).collect(() => "x");
    expect(Object.entries(content)).toEqual([
      ["__proto__", "x"],
      ["constructor", "x"],
    ]);
  });
});
