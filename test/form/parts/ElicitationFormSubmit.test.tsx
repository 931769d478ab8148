import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderForm } from "./renderForm.js";

const agree = { type: "boolean", title: "Order anyway and wait?" };

describe("ElicitationForm.Submit", () => {
  it("is one tap where nothing is asked but a confirmation", async () => {
    const { press, received } = await renderForm({});
    await press("Confirm");
    expect(await received()).toEqual({ action: "accept", content: {} });
  });

  it.each([
    ["Yes", true],
    ["No", false],
  ])("answers a single yes or no by one tap: %s", async (name, value) => {
    const { press, content } = await renderForm({ agree }, ["agree"]);
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getByRole("button", { name })).toHaveAccessibleDescription(agree.title);
    await press(name);
    expect(await content()).toEqual({ agree: value });
  });

  it("sends a single choice only when it is pressed, not with the choice", async () => {
    const { user, server, send } = await renderForm(
      { seat: { type: "string", title: "Seat", enum: ["window", "aisle"] } },
      ["seat"],
    );
    await user.click(screen.getByRole("radio", { name: "aisle" }));
    expect(server.received).toEqual([]);
    expect(await send()).toEqual({ seat: "aisle" });
  });

  it("takes no suggestion for an answer", async () => {
    const { user, form, server, press, content } = await renderForm(
      { agree: { ...agree, default: true } },
      ["agree"],
    );
    expect(screen.getByText("The server suggests: Yes.")).toBeVisible();
    await user.click(screen.getByText(agree.title));
    await user.keyboard("{Control>}{Enter}{/Control}");
    form.requestSubmit();
    expect(server.received).toEqual([]);
    await press("No");
    expect(await content()).toEqual({ agree: false });
  });

  it("is one button beside an ordinary control where the host wants that", async () => {
    const { user, send } = await renderForm({ agree }, ["agree"], { oneTap: false });
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    expect(await send()).toEqual({ agree: true });
  });

  it("is never disabled", async () => {
    const { press } = await renderForm({ city: { type: "string" } }, ["city"]);
    await press("Send");
    await screen.findByRole("alert");
    expect(screen.getByRole("button", { name: "Send" })).toBeEnabled();
  });

  it("is absent where no answer could be valid, and what is wrong is named", async () => {
    const { press, received } = await renderForm({ a: { $ref: "https://example.com/a" } }, ["a"], {
      tap: true,
    });
    expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
    expect(screen.getByText(/cannot be answered/)).toBeVisible();
    expect(screen.getByRole("listitem")).toHaveTextContent(
      "\u2068A\u2069 cannot be shown: the server refers to a description that is not there.",
    );
    await press("Decline");
    expect(await received()).toEqual({ action: "decline" });
  });
});

describe.each([
  ["Decline", { action: "decline" }],
  ["Cancel", { action: "cancel" }],
])("ElicitationForm.%s", (name, answer) => {
  it("leaves at once where nothing was entered", async () => {
    const { press, received } = await renderForm({ city: { type: "string" } }, ["city"]);
    await press(name);
    expect(await received()).toEqual(answer);
  });

  it("asks before it drops what was typed, and sends none of it", async () => {
    const { user, press, received, server } = await renderForm({ city: { type: "string" } });
    await user.type(screen.getByRole("textbox"), "Lisbon");
    await press(name);
    const step = screen.getByRole("group", { name: "Discard your answers?" });
    expect(within(step).getByRole("button", { name: "Keep editing" })).toHaveFocus();
    expect(server.received).toEqual([]);
    await user.click(within(step).getByRole("button", { name }));
    expect(await received()).toEqual(answer);
  });

  it("goes back to what was typed", async () => {
    const { user, press, content } = await renderForm({ city: { type: "string" } });
    await user.type(screen.getByRole("textbox"), "Lisbon");
    await press(name);
    await press("Keep editing");
    expect(screen.queryByRole("group")).toBeNull();
    expect(screen.getByRole("button", { name })).toHaveFocus();
    await press("Send");
    expect(await content()).toEqual({ city: "Lisbon" });
  });
});
