import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Forms } from "../../form/parts/Forms.js";
import { mountHost } from "../components/mountHost.js";

/** What a browser's own form filling does: it sets every value, then tells of each, without focus or keys. */
function autofill(values: Readonly<Record<string, string>>): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  const inputs = Object.entries(values).map(([token, value]) => {
    const input = document.querySelector<HTMLInputElement>(`input[autocomplete="${token}"]`);
    if (!input) throw new Error(`No field asks for ${token}.`);
    setValue?.call(input, value);
    return input;
  });
  for (const input of inputs)
    for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
}

describe("ElicitationForm.Root, filled in by the browser", () => {
  it("asks for well-known details by their tokens, and sends what was filled in", async () => {
    const { server } = await mountHost(<Forms />, { safety: { armAfter: 0 } });
    const property = (title: string, more: object = {}) => ({ type: "string", title, ...more });
    const { answer } = server.elicit({
      message: "Whom may we contact?",
      requestedSchema: {
        type: "object",
        properties: {
          name: property("Name"),
          email: property("Email", { format: "email" }),
          phone: property("Phone"),
          city: property("City"),
          postalCode: property("Postal code"),
        },
        required: ["name", "email"],
      },
    });
    await expect.element(page.getByRole("textbox", { name: "Email" })).toBeVisible();

    await expect
      .element(page.getByRole("textbox", { name: "Postal code" }))
      .toHaveAttribute("autocomplete", "postal-code");
    autofill({
      name: "Ada Lovelace",
      email: "ada@example.com",
      tel: "+351 21 000 0000",
      "address-level2": "Lisbon",
      "postal-code": "1100-148",
    });
    await userEvent.click(page.getByRole("button", { name: "Send", exact: true }));

    await expect(answer).resolves.toEqual({
      action: "accept",
      content: {
        name: "Ada Lovelace",
        email: "ada@example.com",
        phone: "+351 21 000 0000",
        city: "Lisbon",
        postalCode: "1100-148",
      },
    });
  });

  it("lets nothing be filled in that is not on screen", async () => {
    const { server } = await mountHost(<Forms />, { safety: { armAfter: 0 } });
    const lines = Array.from({ length: 60 }, (_, index) => [`line${index}`, { type: "string" }]);
    const { answer } = server.elicit({
      message: "Whom may we contact?",
      requestedSchema: {
        type: "object",
        properties: {
          email: { type: "string", title: "Email" },
          ...Object.fromEntries(lines),
          phone: { type: "string", title: "Phone" },
        },
      },
    });
    answer.catch(() => {});
    const email = page.getByRole("textbox", { name: "Email" });
    const phone = page.getByRole("textbox", { name: "Phone" });
    await expect.element(email).toHaveAttribute("autocomplete", "email");
    await expect.element(phone).toHaveAttribute("autocomplete", "none");

    phone.element().scrollIntoView();
    await expect.element(phone).toHaveAttribute("autocomplete", "tel");
    await expect.element(email).toHaveAttribute("autocomplete", "none");
  });
});
