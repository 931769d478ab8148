import { afterEach, describe, expect, it, vi } from "vitest";
import { createFormValidator } from "../../../src/form/model/formValidator.js";
import { createEntries } from "../../../src/form/react/entries/createEntries.js";
import { readFields } from "../../../src/schema/reading/readFields.js";
import { countSteps } from "../../support/countSteps.js";

afterEach(() => vi.restoreAllMocks());

/** A form of so many required texts. */
function open(count: number) {
  const names = Array.from({ length: count }, (_, index) => `n${index}`);
  const text = { type: "string", minLength: 2 };
  const schema = {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, text])),
    required: names,
  };
  const { fields } = readFields(schema);
  const entries = createEntries(fields, {}, createFormValidator(schema, fields, false));
  const [first, second] = fields;
  const last = fields.at(-1);
  if (!first || !second || !last) throw new Error("The form has two fields.");
  return { entries, first, second, last };
}

/** What happens until everything that is under way is done: the rows passed over, and the values of objects gone through. */
async function count(act: () => void): Promise<number> {
  const lookedAt = vi.spyOn(Object.prototype, "hasOwnProperty");
  const stop = countSteps();
  act();
  await new Promise((resolve) => setTimeout(resolve));
  const steps = stop() + lookedAt.mock.calls.length;
  lookedAt.mockRestore();
  return steps;
}

describe("a key", () => {
  it("costs the same in a form of a thousand fields as in one of ten", async () => {
    const cost = async (size: number) => {
      const { entries, first } = open(size);
      entries.take(first, "a");
      const steps = await count(() => entries.take(first, "ab"));
      expect(entries.get(first)).toBe("ab");
      return steps;
    };
    const few = await cost(10);
    expect(few).toBeGreaterThan(0);
    expect(await cost(1_000)).toBeLessThan(2 * few);
  });

  it("costs the same while it mends one of a thousand errors as while it mends one of ten", async () => {
    const cost = async (size: number) => {
      const { entries, first, second, last } = open(size);
      let isLastTold = false;
      entries.subscribe(() => {
        isLastTold = true;
      }, last);
      await entries.attempt(async () => undefined);
      expect(entries.issues.getState().size).toBe(size);
      // So many fields are told of their errors in later tasks.
      await expect.poll(() => isLastTold).toBe(true);
      entries.take(first, "ab");
      await expect.poll(() => entries.issues.getState().has(first.id)).toBe(false);
      const steps = await count(() => entries.take(first, "abc"));
      expect(entries.issues.getState().has(second.id)).toBe(true);
      return steps;
    };
    const few = await cost(10);
    expect(few).toBeGreaterThan(0);
    expect(await cost(1_000)).toBeLessThan(2 * few);
  });

  it("registers nothing anew", () => {
    const { entries, first } = open(10);
    const { register } = entries.form;
    const registered: string[] = [];
    Object.assign(entries.form, {
      register(...parameters: Parameters<typeof register>) {
        registered.push(parameters[0]);
        return register(...parameters);
      },
    });
    entries.attach(first, { focus() {} });
    expect(registered).toEqual([first.id]);
    entries.take(first, "a");
    entries.take(first, "ab");
    expect(registered).toEqual([first.id]);
    expect(entries.get(first)).toBe("ab");
  });

  it("is heard of where it leads to another change at once", () => {
    const { entries, first, second } = open(2);
    const heard: string[] = [];
    const written: unknown[] = [];
    entries.subscribe(() => heard.push(second.name), second);
    entries.attach(second, { focus() {}, write: (entry) => written.push(entry) });
    entries.form.subscribe({
      formState: { values: true },
      callback({ name, values }) {
        if (name === first.id) entries.form.setValue(second.id, `${String(values[first.id])}!`);
      },
    });
    written.length = 0;
    entries.take(first, "ab");
    expect(entries.get(second)).toBe("ab!");
    expect(written).toEqual(["ab!"]);
    expect(heard).toEqual(["n1"]);
    expect(entries.isChanged(second)).toBe(true);
    heard.length = 0;
    entries.form.setValue(second.id, "later");
    expect(heard).toEqual(["n1"]);
  });
});
