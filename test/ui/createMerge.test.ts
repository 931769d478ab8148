import { describe, expect, it } from "vitest";
import { createMerge } from "../../src/ui/createMerge.js";

const english = {
  title: "Requests",
  count: ({ count }: { count: number }): string => `${count} requests`,
  kinds: { form: "Form", visit: "Page to visit" },
};

describe("createMerge", () => {
  it("gives the English words themselves where nothing is said", () => {
    expect(createMerge(english)(undefined)).toBe(english);
  });

  it("replaces single sentences at any depth, and leaves English as it was", () => {
    const merged = createMerge(english)({
      count: ({ count }) => `${count} Anfragen`,
      kinds: { form: "Formular" },
    });
    expect(merged.title).toBe("Requests");
    expect(merged.count({ count: 3 })).toBe("3 Anfragen");
    expect(merged.kinds).toEqual({ form: "Formular", visit: "Page to visit" });
    expect(english.kinds.form).toBe("Form");
  });

  it("takes words that English lacks, and none that are undefined", () => {
    const findings = createMerge<{ found: Readonly<Record<string, string>> }>({
      found: { "hidden-text": "Hides text" },
    });
    const override = Object.assign({ found: { "x-house": "Against our rules" } });
    expect(findings(override).found).toEqual({
      "hidden-text": "Hides text",
      "x-house": "Against our rules",
    });
    const untyped: object = { found: undefined };
    expect(findings(untyped).found).toEqual({
      "hidden-text": "Hides text",
    });
  });

  it("gives the same object for the same override, whatever is asked for in between", () => {
    const merge = createMerge(english);
    const [one, other] = [{ title: "Anfragen" }, { title: "Demandes" }];
    const first = merge(one);
    expect(merge(other)).not.toBe(first);
    expect(merge(one)).toBe(first);
  });
});
