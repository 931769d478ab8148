import { useElicitation } from "mcp-host-ui";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EveryField } from "../../../stories/pages/samples/EveryField.js";
import { Forms } from "../../form/parts/Forms.js";
import { mountHost } from "../components/mountHost.js";

const setters = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].map(
  ({ prototype }) => Object.getOwnPropertyDescriptor(prototype, "value")?.set,
);

/** Sets a value without an event, as some password managers and phones do. */
function fill(label: string, value: string) {
  const element = page.getByLabelText(label, { exact: true }).element();
  const place = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].findIndex(
    (type) => element instanceof type,
  );
  setters[place]?.call(element, value);
}

function EveryForm(): ReactNode {
  const { current } = useElicitation({ mode: "form" });
  return current && <EveryField key={current.id} elicitation={current} />;
}

const text = (title: string, more: object = {}) => ({ type: "string", title, ...more });
const countries = ["France", "Italy", "Malta", "Portugal", "Spain"];

describe("A form filled in without an event", () => {
  it.each([
    ["ElicitationForm.Root", <Forms key="parts" />],
    ["inputProps", <EveryForm key="plain" />],
  ])("sends the values that the controls of %s show", async (_, ui) => {
    const { server } = await mountHost(ui, { safety: { armAfter: 0 } });
    const { answer } = server.elicit({
      message: "Whom may we contact?",
      requestedSchema: {
        type: "object",
        properties: {
          name: text("Name"),
          note: text("Note", { maxLength: 1000 }),
          born: text("Date of birth", { format: "date" }),
          guests: { type: "integer", title: "Guests" },
          country: text("Country", { enum: countries }),
          newsletter: { type: "boolean", title: "Newsletter", default: false },
          seat: text("Seat", { enum: ["Aisle", "Window"] }),
          departure: text("Departure", { format: "date-time" }),
          kept: text("Kept", { default: "as it is\r\n", maxLength: 1000 }),
        },
        required: ["name"],
      },
    });
    await expect.element(page.getByRole("textbox", { name: "Name" })).toBeVisible();
    fill("Name", "Ada Lovelace");
    fill("Note", "By boat\nif possible");
    fill("Date of birth", "1815-12-10");
    fill("Departure", "2027-03-01T10:00");
    fill("Guests", "2");
    const options = page.getByLabelText("Country", { exact: true }).getByRole("option").elements();
    const [portugal] = options.filter(({ textContent }) => textContent === "Portugal");
    if (portugal instanceof HTMLOptionElement) fill("Country", portugal.value);
    for (const [role, name] of [
      ["checkbox", "Newsletter"],
      ["radio", "Window"],
    ] as const) {
      const box = page.getByRole(role, { name }).element();
      if (box instanceof HTMLInputElement) box.checked = true;
    }
    await userEvent.click(page.getByRole("button", { name: "Send", exact: true }));
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: {
        name: "Ada Lovelace",
        note: "By boat\nif possible",
        born: "1815-12-10",
        departure: new Date("2027-03-01T10:00").toISOString().replace(".000", ""),
        guests: 2,
        country: "Portugal",
        newsletter: true,
        seat: "Window",
        kept: "as it is\r\n",
      },
    });
  });
});
