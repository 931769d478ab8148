import { fireEvent, screen, waitFor } from "@testing-library/react";
import { createPortal } from "react-dom";
import { describe, expect, it, vi } from "vitest";
import { Forms } from "./Forms.js";
import { renderForm } from "./renderForm.js";

const city = { type: "string", title: "City" };
const notes = { type: "string", title: "Notes", maxLength: 2000 };

describe("ElicitationForm.Root", () => {
  it("sends the server what the person typed", async () => {
    const { user, send } = await renderForm({ city }, ["city"]);
    await user.type(screen.getByRole("textbox", { name: "City" }), "Lisbon");
    expect(await send()).toEqual({ city: "Lisbon" });
  });

  it("sends what it shows: defaults, and nothing for what was left alone", async () => {
    const { send } = await renderForm({
      city: { ...city, default: "Porto" },
      nights: { type: "integer", default: 3 },
      insurance: { type: "boolean", default: false },
      breakfast: { type: "boolean" },
      seat: { type: "string", enum: ["window", "aisle"], default: "aisle" },
      extras: { type: "array", items: { type: "string", enum: ["a", "b"] }, default: ["b"] },
      notes: { ...notes, default: "" },
      untouched: { type: "string" },
    });
    expect(await send()).toEqual({
      city: "Porto",
      nights: 3,
      insurance: false,
      seat: "aisle",
      extras: ["b"],
      notes: "",
    });
  });

  it("sends nothing for what the person cleared", async () => {
    const { user, press, send } = await renderForm({
      city: { ...city, default: "Porto" },
      insurance: { type: "boolean", title: "Insurance", default: true },
      seat: { type: "string", title: "Seat", enum: ["window", "aisle"], default: "aisle" },
      extras: {
        type: "array",
        title: "Extras",
        items: { type: "string", enum: ["a", "b"] },
        default: ["b"],
      },
    });
    await user.clear(screen.getByRole("textbox", { name: "City" }));
    await user.click(screen.getByRole("checkbox", { name: "Insurance" }));
    await press("Clear the answer to \u2068Insurance\u2069");
    await user.click(screen.getByRole("checkbox", { name: "a" }));
    await press("Clear the answer to \u2068Extras\u2069");
    await user.click(screen.getByRole("radio", { name: "aisle" }));
    expect(screen.getByRole("checkbox", { name: "Insurance" })).toBePartiallyChecked();
    expect(await send()).toEqual({});
  });

  it("offers to clear what the person has changed only, and has the focus on what stands in place of the button that did", async () => {
    const insurance = { type: "boolean", title: "Insurance", default: true };
    const { user } = await renderForm({ insurance }, [], { oneTap: false });
    expect(screen.queryByRole("button", { name: /^Clear the answer/ })).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: "Insurance" }));
    screen.getByRole("button", { name: /^Clear the answer/ }).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByText("No answer")).toHaveFocus());
    await user.click(screen.getByRole("checkbox", { name: "Insurance" }));
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Insurance" })).toHaveFocus());
    expect(screen.getByRole("button", { name: /^Clear the answer/ })).toBeVisible();
  });

  it("is sent by Ctrl or Cmd and Enter, from a long text too", async () => {
    const { user, content } = await renderForm({ notes });
    await user.type(
      screen.getByRole("textbox", { name: "Notes" }),
      "one{Enter}two{Control>}{Enter}",
    );
    expect(await content()).toEqual({ notes: "one\ntwo" });
  });

  it("is not sent by Ctrl and Enter from a field that nobody changed, nor from beside the fields", async () => {
    const { user, server } = await renderForm({ city, notes: { ...notes, default: "none" } });
    screen.getByRole("textbox", { name: "Notes" }).focus();
    await user.keyboard("{Control>}{Enter}{/Control}");
    screen.getByRole("button", { name: "Send" }).focus();
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(server.received).toEqual([]);
    expect(screen.getByRole("button", { name: "Send" })).toBeVisible();
    await user.type(screen.getByRole("textbox", { name: "City" }), "Faro{Control>}{Enter}");
    await waitFor(() =>
      expect(server.received).toEqual([
        { action: "accept", content: { city: "Faro", notes: "none" } },
      ]),
    );
  });

  it("is not sent by the Enter that ends a composition", async () => {
    const { user, server } = await renderForm({ city });
    const input = screen.getByRole("textbox", { name: "City" });
    await user.click(input);
    expect(fireEvent.keyDown(input, { key: "Enter", isComposing: true })).toBe(false);
    expect(fireEvent.keyDown(input, { key: "Enter", keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(input, { key: "Enter", ctrlKey: true, isComposing: true })).toBe(
      false,
    );
    expect(server.received).toEqual([]);
  });

  it("sends nothing while canSubmit says no", async () => {
    let armed = false;
    const { press, server, send } = await renderForm({ city }, [], { canSubmit: () => armed });
    await press("Send");
    expect(server.received).toEqual([]);
    armed = true;
    expect(await send()).toEqual({});
  });

  it("sends once when it is sent twice at a time", async () => {
    const { form, received, server } = await renderForm({ city });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await received();
    expect(server.received).toHaveLength(1);
  });

  it("does not submit a form of the host that it is portalled out of", async () => {
    const submitted = vi.fn<() => void>();
    const { send } = await renderForm({ city }, [], {
      ui: <form onSubmit={submitted}>{createPortal(<Forms />, document.body)}</form>,
    });
    expect(await send()).toEqual({});
    expect(submitted).not.toHaveBeenCalled();
  });

  it("leaves sending to the host where the host prevents the submit", async () => {
    const { press, server } = await renderForm({ city }, [], {
      onSubmit: (event) => event.preventDefault(),
    });
    await press("Send");
    expect(server.received).toEqual([]);
  });

  it("keeps properties with hostile names apart, and sends each as its own", async () => {
    const names = ["__proto__", "constructor", "toString", "", "a.b", "a[0]", "0", "f1", "root"];
    const properties = Object.fromEntries(
      names.map((name, index) => [name, { type: "string", title: `Field ${index}` }]),
    );
    const { user, send } = await renderForm(properties, names, { tap: true });
    for (const [index] of names.entries())
      await user.type(screen.getByLabelText(`Field ${index}`), `${index}`);
    const content = await send();
    expect(new Map(Object.entries(content ?? {}))).toEqual(
      new Map(names.map((name, index) => [name, `${index}`])),
    );
  });

  it("says that the question was settled elsewhere, and keeps what was typed", async () => {
    const { user, press, server } = await renderForm({ city }, [], {
      ui: <Forms settled />,
    });
    const input = screen.getByRole("textbox", { name: "City" });
    await user.type(input, "Lisbon");
    await server.close();
    await press("Send");
    expect(await screen.findByRole("alert")).toHaveTextContent("already closed");
    expect(input).toHaveValue("Lisbon");
  });
});
