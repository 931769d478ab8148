import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderForm } from "./renderForm.js";

const city = { type: "string", title: "City" };
const nights = { type: "integer", title: "Nights", minimum: 1 };

describe("ElicitationForm.Summary", () => {
  it("says how many fields are wrong, and the first of them has the focus", async () => {
    const { press } = await renderForm({ note: { type: "string" }, city, nights }, [
      "city",
      "nights",
    ]);
    await press("Send");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Nothing was sent. 2 fields need your attention.",
    );
    await waitFor(() => expect(screen.getByRole("textbox", { name: "City" })).toHaveFocus());
  });

  it("leads to each field that is wrong", async () => {
    const { user, press } = await renderForm({ city, nights }, ["city", "nights"]);
    await press("Send");
    await user.click(await screen.findByRole("button", { name: /Nights.*Answer this\./ }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Nights" })).toHaveFocus());
  });

  it("says each attempt once: neither typing nor mending repeats it", async () => {
    const { user, press, content } = await renderForm({ city, nights }, ["city", "nights"]);
    await press("Send");
    const alert = await screen.findByRole("alert");
    const heard: unknown[] = [];
    const observer = new MutationObserver((changes) => heard.push(...changes));
    observer.observe(alert, { childList: true, characterData: true, subtree: true });

    await user.type(screen.getByRole("textbox", { name: "City" }), "Lisbon");
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
    expect(screen.getByRole("alert")).toBe(alert);
    expect(heard).toEqual([]);
    observer.disconnect();

    await user.type(screen.getByRole("textbox", { name: "Nights" }), "2");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    await press("Send");
    expect(await content()).toEqual({ city: "Lisbon", nights: 2 });
  });

  it("is said again by the next attempt", async () => {
    const { press } = await renderForm({ city }, ["city"]);
    await press("Send");
    const first = await screen.findByRole("alert");
    await press("Send");
    await waitFor(() => expect(screen.getByRole("alert")).not.toBe(first));
  });

  it("marks a field as wrong until it is right, and the others never", async () => {
    const { user, press } = await renderForm({ city, nights }, ["city", "nights"]);
    const [first, second] = screen.getAllByRole("textbox");
    await press("Send");
    await waitFor(() => expect(first).toBeInvalid());
    expect(first).toHaveAccessibleDescription("Answer this.");
    if (first) await user.type(first, "L");
    await waitFor(() => expect(first).toBeValid());
    expect(second).toBeInvalid();
  });

  it("lists no more than ten fields", async () => {
    const names = Array.from({ length: 14 }, (_, index) => `n${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, { type: "number" }]));
    const { press } = await renderForm(properties, names);
    await press("Send");
    await screen.findByRole("alert");
    const items = screen.getAllByRole("listitem");
    expect(items).toHaveLength(11);
    expect(items.at(-1)).toHaveTextContent("and 4 more");
    expect(within(items[0] ?? document.body).getByRole("button")).toBeVisible();
  });

  it("says what is wrong with the whole where no field is", async () => {
    const { press, server } = await renderForm({}, [], { tap: true });
    server.elicit({
      message: "Two at least",
      requestedSchema: { type: "object", properties: { a: city, b: city }, minProperties: 2 },
    });
    await press("Confirm");
    await screen.findAllByRole("textbox");
    await press("Send");
    expect(await screen.findByRole("alert")).toHaveTextContent("Some answers conflict");
  });
});
