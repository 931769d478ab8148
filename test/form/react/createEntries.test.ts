import { describe, expect, it } from "vitest";
import { createFormValidator } from "../../../src/form/model/formValidator.js";
import { createEntries } from "../../../src/form/react/entries/createEntries.js";
import { readFields } from "../../../src/schema/reading/readFields.js";

const schema = {
  type: "object",
  properties: {
    city: { type: "string", minLength: 2, default: "Porto" },
    nights: { type: "integer", minimum: 1 },
    email: { type: "string", format: "email" },
  },
  required: ["nights"],
};
const { fields } = readFields(schema);
const [city, nights, email] = fields;
if (!city || !nights || !email) throw new Error("The schema has three fields.");

/** Entries over the real validator, which writes down what it is asked. */
function open(typed = {}) {
  const validator = createFormValidator(schema, fields, false);
  const validated: string[] = [];
  const entries = createEntries(fields, typed, {
    ...validator,
    validate(...args) {
      validated.push("all");
      return validator.validate(...args);
    },
    validateField(field, entry) {
      validated.push(field.name);
      return validator.validateField(field, entry);
    },
  });
  /** Tries to send, to a server that takes everything. */
  const attempt = async () => {
    const { validation } = await entries.attempt(async () => undefined);
    return validation;
  };
  const codes = () =>
    Object.fromEntries(
      [...entries.issues.getState()].map(([id, list]) => [id, list.map(({ code }) => code)]),
    );
  return { entries, validated, codes, attempt };
}

describe("createEntries", () => {
  it("starts with the server's suggestions, and what was typed before on top", () => {
    const { entries } = open({ f1: 3 });
    expect(fields.map(entries.get)).toEqual(["Porto", 3, null]);
    expect(entries.isDirty()).toBe(true);
    expect(open().entries.isDirty()).toBe(false);
  });

  it("takes up what was typed elsewhere, but for the fields that were changed here", () => {
    const { entries } = open();
    entries.set(city, "Lisbon");
    entries.restore({ f0: "Faro", f1: 3 });
    expect(fields.map(entries.get)).toEqual(["Lisbon", 3, null]);
    entries.forget(nights);
    entries.restore({ f1: 3 });
    expect(fields.map(entries.get)).toEqual(["Lisbon", null, null]);
  });

  it("validates nothing while the person fills in the form for the first time", () => {
    const { entries, validated } = open();
    entries.set(city, "L");
    entries.set(nights, 0);
    expect(validated).toEqual([]);
    expect(entries.issues.getState().size).toBe(0);
  });

  it("validates the one field that changes after an attempt, and no other", async () => {
    const { entries, validated, codes, attempt } = open();
    entries.set(email, "ada");
    await attempt();
    expect(codes()).toEqual({ f1: ["required"], f2: ["format"] });
    entries.set(nights, 0);
    await expect.poll(codes).toEqual({ f1: ["minimum"], f2: ["format"] });
    entries.set(nights, 1);
    await expect.poll(codes).toEqual({ f2: ["format"] });
    expect(validated).toEqual(["all", "nights", "nights"]);
  });

  it("validates what was typed last, however the judgements come in", async () => {
    const { entries, codes, attempt } = open();
    await attempt();
    entries.set(email, "ada");
    entries.set(email, "ada@example.com");
    entries.set(nights, 2);
    await expect.poll(codes).toEqual({});
  });

  it("tells those who listen to a field of that field alone", async () => {
    const { entries, attempt } = open();
    const heard: string[] = [];
    for (const field of fields) entries.subscribe(() => heard.push(field.name), field);
    const stop = entries.subscribe(() => heard.push("any"));
    entries.set(city, "Lisbon");
    expect(heard).toEqual(["city", "any"]);
    stop();
    await attempt();
    expect(heard.toSorted((one, other) => one.localeCompare(other))).toEqual([
      "any",
      "city",
      "nights",
    ]);
  });

  it("takes a parse error for what is wrong until there is a value", async () => {
    const { entries, codes, attempt } = open();
    entries.set(nights, "three", "not-a-number");
    const validation = await attempt();
    expect(validation?.content).toEqual({ city: "Porto" });
    expect(codes()).toEqual({ f1: ["not-a-number"] });
    expect(entries.isDirty()).toBe(true);
    entries.set(nights, 3);
    await expect.poll(codes).toEqual({});
  });

  it("takes back what was restored, unless the person has changed it since", () => {
    const { entries } = open({ f0: "secret", f2: "a@b.c" });
    entries.set(email, "mine@b.c");
    for (const field of fields) entries.forget(field);
    expect(fields.map(entries.get)).toEqual(["Porto", null, "mine@b.c"]);
  });

  it("shows what a host found wrong", async () => {
    const { entries, codes } = open();
    entries.showIssues(new Map([["f0", [{ path: ["city"], code: "pattern", params: {} }]]]));
    expect(codes()).toEqual({ f0: ["pattern"] });
    entries.showIssues(new Map());
    expect(codes()).toEqual({});
  });

  it("lets react-hook-form call a success what was sent, and nothing else", async () => {
    const { entries } = open({ f1: 3 });
    const states: unknown[] = [];
    entries.form.subscribe({
      formState: { errors: true },
      callback: ({ isSubmitted, isSubmitSuccessful }) =>
        states.push([isSubmitted, isSubmitSuccessful]),
    });
    await entries.attempt(async () => undefined);
    expect(states.at(-1)).toEqual([true, false]);
    await entries.attempt(async () => ({ done: false, rejection: "lost", message: "Gone." }));
    expect(states.at(-1)).toEqual([true, false]);
    const sent = { sent: "accept", by: "person", at: 0 } as const;
    await entries.attempt(async () => ({ done: true, outcome: sent }));
    expect(states.at(-1)).toEqual([true, true]);
  });
});
