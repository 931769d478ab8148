import { Validator as OtherValidator } from "@cfworker/json-schema";
import { describe, expect, it } from "vitest";
import { createValidator } from "../../src/schema/createValidator.js";
import { readFields } from "../../src/schema/reading/readFields.js";
import { forms } from "../corpus/readCorpus.js";
import { answerField } from "./answerField.js";

describe("the forms of the corpus", () => {
  it.each(forms)("$name: valid answers to its fields satisfy its schema", async (form) => {
    const { requestedSchema, unanswerable, unchecked: left = [], misread = false } = form;
    const { fields, problems } = readFields(requestedSchema);
    const blocking = problems.filter(({ severity }) => severity !== "note");
    expect(blocking.map(({ code }) => code)).toEqual(unanswerable ? [unanswerable] : []);

    const content = Object.fromEntries(fields.map((field) => [field.name, answerField(field)]));
    const { check, checkField, unchecked } = await createValidator(requestedSchema);
    expect(check(content).length === 0).toBe(unanswerable === undefined);
    expect(fields.flatMap(({ name }) => checkField(name, content[name]))).toEqual([]);

    const missing = check({}).filter(({ code, path }) => code === "required" && path.length === 1);
    const required = fields.filter((field) => field.required);
    expect(missing.map(({ path }) => path[0])).toEqual(
      expect.arrayContaining(required.map(({ name }) => name)),
    );

    expect(unchecked.map(({ code }) => code)).toEqual(left);
    const isCompared = left.length === 0 && !misread;
    const other = isCompared
      ? new OtherValidator(requestedSchema, "2020-12").validate(content).valid
      : unanswerable === undefined;
    expect(other).toBe(unanswerable === undefined);
  });
});
