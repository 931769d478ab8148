import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { optionLabels } from "../../../src/form/controls/optionLabels.js";
import { form } from "../../../src/messages/compiled/en/form.js";
import * as fc from "../../support/fc.js";
import { renderForm } from "../parts/renderForm.js";

const same = [1, "1", true, "true", "", " ", "  "];
const shown = ["1", "1 (text)", "true", "true (text)", "Empty text", "1 space", "2 spaces"];
const site = [
  { const: "a", title: "Website" },
  { const: "b", title: "Website" },
  { const: "", title: "Website" },
];

describe("optionLabels", () => {
  it("labels options that look the same differently, in the form and in the review", async () => {
    const { user, press, content } = await renderForm(
      {
        one: { title: "One", enum: same },
        several: { title: "Several", type: "array", items: { enum: ["", " ", "1"] } },
        site: { title: "Site", type: "string", oneOf: site },
      },
      [],
      { tap: true, review: "always" },
    );
    const names = (role: string) => screen.getAllByRole(role).map((item) => item.textContent);
    const select = await screen.findByRole("combobox", { name: "One" });
    expect(names("option").slice(-shown.length)).toEqual(shown);
    await user.selectOptions(select, "true (text)");
    await user.click(screen.getByRole("checkbox", { name: "Empty text" }));
    await user.click(screen.getByRole("checkbox", { name: "1 space" }));
    await user.click(screen.getByRole("radio", { name: "Website (b)" }));
    await press("Send");
    const values = (await screen.findAllByRole("definition")).map((value) => value.textContent);
    expect(values).toEqual(["true (text)", "Empty text\n1 space", "Website (b)"]);
    await press("Send");
    expect(await content()).toEqual({ one: "true", several: ["", " "], site: "b" });
  });

  it("never writes the same label twice", () => {
    const value = fc.oneof(
      fc.constantFrom<string | number | boolean>(1, "1", true, "true"),
      words(),
    );
    const option = fc.record({ value, title: words() }, { requiredKeys: ["value"] });
    const options = fc.uniqueArray(option, { selector: ({ value }) => value, minLength: 2 });
    fc.assert(
      fc.property(options, (options) => {
        const labels = optionLabels(options, form).map((label) =>
          label.replace(/\s+/g, " ").trim(),
        );
        expect(labels).not.toContain("");
        expect(new Set(labels).size).toBe(labels.length);
      }),
    );
  });
});

const words = () => fc.string({ unit: fc.constantFrom("a", " ", "1", "(", ")"), maxLength: 6 });
