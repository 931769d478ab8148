import type { Validator } from "../../schema/createValidator.js";
import type { Field } from "../../schema/field.js";
import { type Allowance, createAllowance } from "../../wire/protocol/allowance.js";
import type { ElicitContent } from "../../wire/protocol/elicitResult.js";
import type { Json, JsonObject } from "../../wire/protocol/json.js";
import type { Entry } from "./entry.js";
import { type FormIssue, type GroupedIssues, groupIssues } from "./formIssue.js";
import { readValue } from "./readValue.js";
import { respell } from "./respell.js";
import { toRows } from "./toRows.js";

/** The content of a form now, and its issues. */
export interface FormValidation extends GroupedIssues {
  /** The content that would be sent. */
  readonly content: ElicitContent;
  /** Whether all of it was checked; where that takes too much, the server has the last word. */
  readonly isWhole: boolean;
}

/** The facts about a form that are known before its answers are validated. */
export interface Preparation {
  /** The fields that only the server can check in full. */
  readonly unchecked: readonly Field[];
  /** Whether an answer such as the form holds now can be checked in full. */
  readonly isWhole: boolean;
}

/** Finds what the app itself has against a value that the schema allows; `undefined` where the field is left out. */
export type FieldCheck = (field: Field, value: Json | undefined) => Promise<FormIssue | undefined>;

/** Validates the entries of one form by the server's schema. */
export interface FormValidator {
  /** Loads the validator ahead of the first validation. */
  prepare(entryOf: (field: Field) => Entry): Promise<Preparation>;
  /** Collects the content as it stands, without validating it. */
  collect(entryOf: (field: Field) => Entry): ElicitContent;
  /** Validates everything; `parseErrors`, by field id, say what is no value at all. */
  validate(
    entryOf: (field: Field) => Entry,
    parseErrors: ReadonlyMap<string, FormIssue>,
  ): Promise<FormValidation>;
  /** Validates one field. */
  validateField(field: Field, entry: Entry): Promise<readonly FormIssue[]>;
}

/** Makes the validator of one form; what it validates by is loaded once. The app's own check has a say on what the schema allows. */
export function createFormValidator(
  requestedSchema: JsonObject,
  fields: readonly Field[],
  tapped: boolean,
  allowance: Allowance = createAllowance(),
  check: FieldCheck = async () => undefined,
): FormValidator {
  let loading: Promise<Validator | undefined> | undefined;

  // Where it cannot be loaded, the host, which validates every answer, has the word alone; the next attempt tries again.
  const load = () => {
    loading ??= import("../../schema/validators.js")
      .then(({ loadValidator }) => loadValidator(requestedSchema, allowance))
      .catch(() => {
        loading = undefined;
        return undefined;
      });
    return loading;
  };

  const readContent = (entryOf: (field: Field) => Entry) => {
    const members: [string, Json][] = [];
    const refused = new Map<string, readonly FormIssue[]>();
    for (const field of fields) {
      const given = readValue(field, entryOf(field), tapped);
      if ("issue" in given) refused.set(field.id, [given.issue]);
      else if (given.value !== undefined) members.push([field.name, given.value]);
    }
    // `fromEntries` defines own properties, so a field called `__proto__` stays a field.
    return { content: Object.fromEntries(members), refused };
  };

  return {
    async prepare(entryOf) {
      const validator = await load();
      if (!validator) return { unchecked: [], isWhole: true };
      const left = new Set(validator.unchecked.map(({ path }) => path[0]));
      const isSurveyed = validator.unchecked.every(({ code }) => code !== "too-large");
      const { isWhole } = await validator.checkInSlices(readContent(entryOf).content);
      return {
        unchecked: fields.filter(({ name }) => left.has(name)),
        isWhole: isWhole && isSurveyed,
      };
    },
    collect: (entryOf) => readContent(entryOf).content,
    async validate(entryOf, parseErrors) {
      const { content: written, refused } = readContent(entryOf);
      const blocked = [...parseErrors].map(([id, issue]) => [id, [issue]] as const);
      const validator = await load();
      const first = await validator?.checkInSlices(written);
      const wrong = groupIssues(fields, first?.issues ?? []).issues;
      const respelled = fields.flatMap((field) => {
        const value = wrong.has(field.id) ? valueIn(written, field) : undefined;
        const other = validator && value !== undefined && respell(field, value, validator);
        return other === undefined || other === false ? [] : [[field.name, other] as const];
      });
      const content = { ...written, ...Object.fromEntries(respelled) };
      const found = respelled.length > 0 ? await validator?.checkInSlices(content) : first;
      const { issues, formIssues } = groupIssues(fields, found?.issues ?? []);
      const all = new Map([...issues, ...refused, ...blocked]);
      await Promise.all(
        fields.map(async (field) => {
          const wrong = all.get(field.id);
          if (wrong) all.set(field.id, toRows(field, entryOf(field), wrong));
          const own = wrong ? undefined : await check(field, valueIn(content, field));
          if (own) all.set(field.id, [own]);
        }),
      );
      return { content, issues: all, formIssues, isWhole: found?.isWhole ?? true };
    },
    async validateField(field, entry) {
      const given = readValue(field, entry, tapped);
      if ("issue" in given) return toRows(field, entry, [given.issue]);
      const validator = given.value === undefined ? undefined : await load();
      let { value } = given;
      let found = validator?.checkField(field.name, value ?? null) ?? [];
      const respelled =
        validator && value !== undefined && found.length > 0
          ? respell(field, value, validator)
          : undefined;
      if (respelled !== undefined) {
        value = respelled;
        found = [];
      }
      if (found.length > 0) return toRows(field, entry, found);
      const own = await check(field, value);
      return own ? [own] : [];
    },
  };
}

/** The value that the content has for a field; what every object inherits is none. */
function valueIn(content: ElicitContent, { name }: Field): Json | undefined {
  return Object.hasOwn(content, name) ? content[name] : undefined;
}
