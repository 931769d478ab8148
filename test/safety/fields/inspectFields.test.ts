import { inspectFields, loadFieldInspector } from "mcp-host-ui/safety";
import { describe, expect, it } from "vitest";
import { forms } from "../../corpus/readCorpus.js";
import fc, { wireJson } from "../../support/fc.js";

const text = (title?: string) => ({ type: "string", ...(title && { title }) });
const form = (properties: Record<string, unknown>) => ({ type: "object", properties });
const codes = (schema: unknown, message?: string) =>
  inspectFields(schema, message).map(({ code }) => code);

describe("inspectFields", () => {
  it("names the field, the kind of secret and what tells", () => {
    const schema = form({ user: text("User"), pwd: text("Password") });

    expect(inspectFields(schema, "Log in")).toEqual([
      {
        code: "secret-password",
        severity: "danger",
        path: ["requestedSchema", "properties", "pwd"],
        params: { by: "title" },
      },
    ]);
  });

  it.each([
    ["a name", form({ dbPassword: text() }), "", "name"],
    ["a title", form({ x: text("CVV") }), "", "title"],
    ["a format", form({ x: { type: "string", format: "password" } }), "", "format"],
    ["a write-only value", form({ x: { type: "string", writeOnly: true } }), "", "format"],
    ["a pattern", form({ x: { type: "string", pattern: "^ghp_" } }), "", "pattern"],
    [
      "a description",
      form({ x: { type: "string", description: "Your API key" } }),
      "",
      "description",
    ],
    ["the message", form({ value: text("Value") }), "Paste your API key.", "message"],
    ["the whole form", form({ code: text("Code") }), "We texted you a code.", "context"],
  ])("finds a secret by %s", (_, schema, message, by) => {
    expect(inspectFields(schema, message)).toMatchObject([{ severity: "danger", params: { by } }]);
  });

  it.each([
    ["a choice", { type: "string", title: "Password", enum: ["keep", "change"] }],
    ["a titled choice", { title: "PIN", oneOf: [{ const: "a", title: "A" }] }],
    ["a choice of several", { type: "array", title: "Tokens", items: { enum: ["a"] } }],
    ["a yes or no", { type: "boolean", title: "Password" }],
    [
      "a yes or no or nothing",
      { title: "Password", anyOf: [{ type: "boolean" }, { type: "null" }] },
    ],
    ["a constant", { const: "x", title: "Password" }],
  ])("leaves %s alone", (_, schema) => {
    expect(inspectFields(form({ x: schema }))).toEqual([]);
  });

  it("looks through references, alternatives and lists", () => {
    const password = { type: "string", title: "Password" };
    const schema = {
      $defs: { secret: password },
      properties: {
        a: { $ref: "#/$defs/secret" },
        b: { anyOf: [password, { type: "null" }] },
        c: { type: "array", items: { type: "string" }, title: "Seed words" },
        d: { type: "object", properties: { e: password } },
      },
      allOf: [{ properties: { f: password } }],
      required: ["apiKey"],
    };
    const places = inspectFields(schema).map(({ path }) => path.slice(1).join("."));

    expect(places.toSorted()).toEqual(
      ["a", "apiKey", "b", "c", "d.properties.e", "f"].map((name) => `properties.${name}`),
    );
  });

  it("says in which string something is hidden", () => {
    const schema = {
      description: "a\u200bb",
      properties: { "n\u202e": { title: "T\u{e0041}", enum: ["ok", "x\u0000y"], type: "string" } },
    };

    expect(inspectFields(schema, "He\u200bllo").map(({ code, path }) => [code, path])).toEqual([
      ["zero-width", ["message"]],
      ["zero-width", ["requestedSchema", "description"]],
      ["bidi-control", ["requestedSchema", "properties", "n\u202e"]],
      ["tag-characters", ["requestedSchema", "properties", "n\u202e", "title"]],
      ["control-characters", ["requestedSchema", "properties", "n\u202e", "enum", 1]],
    ]);
  });

  it("treats names such as __proto__ and constructor as ordinary", () => {
    const schema: unknown = JSON.parse(
      '{"properties":{"__proto__":{"type":"string","title":"Password"},"constructor":{"type":"string"}}}',
    );

    expect(codes(schema)).toEqual(["secret-password"]);
  });

  it("says where it stops reading", () => {
    const names = Array.from({ length: 3_000 }, (_, index) => [`f${index}`, text("Title")]);
    let deep: unknown = text("Password");
    for (let depth = 0; depth < 100; depth += 1) deep = form({ x: deep });

    expect(codes(form(Object.fromEntries(names)))).toEqual(["partly-inspected"]);
    expect(codes(deep)).toEqual(["not-inspected", "partly-inspected"]);
    expect(codes(form({}), "word ".repeat(3_000))).toEqual(["partly-inspected"]);
  });

  it("names the fields to type into that it did not judge", () => {
    const long = (index: number) => [
      `f${index}`,
      { ...text("City"), description: "x".repeat(999) },
    ];
    const choice = [`choice`, { type: "string", enum: ["a"], description: "x".repeat(999) }];
    const schema = form(
      Object.fromEntries([...Array.from({ length: 300 }, (_, index) => long(index)), choice]),
    );
    const left = inspectFields(schema).filter(({ code }) => code === "not-inspected");

    expect(left.map(({ path }) => path[2])).toEqual(
      Array.from({ length: left.length }, (_, index) => `f${300 - left.length + index}`),
    );
    expect(left.length).toBeGreaterThan(50);
    expect(codes(form({ city: text("City"), x: text("Value") }), "word ".repeat(3_000))).toEqual([
      "not-inspected",
      "partly-inspected",
    ]);
  });

  it("answers any JSON with plain data, and the same twice", () => {
    fc.assert(
      fc.property(wireJson(), fc.string({ unit: "binary" }), (schema, message) => {
        const findings = inspectFields({ properties: schema }, message);
        expect(structuredClone(findings)).toEqual(findings);
        expect(inspectFields({ properties: schema }, message)).toEqual(findings);
        inspectFields(schema);
      }),
    );
  });

  it("survives a schema that contains itself", () => {
    const schema: Record<string, unknown> = { properties: { pin: text("PIN") } };
    schema.allOf = [schema];
    schema.$ref = "#/allOf/0";

    // Reading it takes all that may be spent on a form, and nothing of it is shown.
    expect(codes(schema)).toEqual(["partly-inspected"]);
  });
});

describe("loadFieldInspector", () => {
  it("loads the same inspection", async () => {
    expect(await loadFieldInspector()).toBe(inspectFields);
  });
});

describe("inspectFields, on the forms of the corpus", () => {
  it.each(forms)("$name: finds nothing, since no form asks for a secret", (form) => {
    expect(inspectFields(form.requestedSchema, form.message ?? "")).toEqual([]);
  });
});
