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

  const seat = { type: "string", title: "Seat", enum: ["window", "aisle"] };
  const meal = {
    type: "integer",
    title: "Meal",
    oneOf: [
      { const: 1, title: "Meat" },
      { const: 2, title: "Ve\u200bgan" },
      { const: 3, title: "None" },
    ],
    default: 2,
  };
  const send = (option: string) => `Send “\u2068${option}\u2069”`;

  it.each([
    ["a required enum", { it: seat }, true, send("aisle"), { it: "aisle" }],
    ["an optional enum", { it: seat }, false, send("window"), { it: "window" }],
    ["an optional enum, left out", { it: seat }, false, "Send no answer", {}],
    ["an optional yes or no", { it: agree }, false, "No", { it: false }],
    ["an optional yes or no, left out", { it: agree }, false, "Send no answer", {}],
    [
      "an optional yes or no, suggested",
      { it: { ...agree, default: true } },
      false,
      "Send no answer",
      {},
    ],
  ])("answers %s by one press", async (_, properties, required, name, expected) => {
    const { press, content } = await renderForm(properties, required ? ["it"] : []);
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getByRole("button", { name })).toHaveAccessibleDescription(properties.it.title);
    await press(name);
    expect(await content()).toEqual(expected);
  });

  it("makes hidden characters of options visible, and shows what leaves once more", async () => {
    const { user, server, press, content } = await renderForm({ meal }, ["meal"]);
    await screen.findByRole("button", { name: send("Ve\ufffdgan") });
    expect(screen.getByText(/Suggested by the server: .Ve\ufffdgan.\./u)).toBeVisible();
    await press(send("Meat"));
    const step = within(await screen.findByRole("group", { name: /will get/ }));
    expect(server.received).toEqual([]);
    await user.click(step.getByRole("button", { name: "Send" }));
    expect(await content()).toEqual({ meal: 1 });
  });

  it.each([
    ["four options", { ...seat, enum: ["a", "b", "c", "d"] }],
    ["a long option", { ...seat, enum: ["a", "b".repeat(41)] }],
    [
      "an option with a description",
      { ...seat, enum: undefined, oneOf: [{ const: "a", description: "A" }, { const: "b" }] },
    ],
    [
      "two options of one name",
      {
        ...seat,
        enum: undefined,
        oneOf: [
          { const: "a", title: "A" },
          { const: "b", title: "A" },
        ],
      },
    ],
  ])("has no button for each of %s", async (_, it) => {
    await renderForm({ it }, ["it"]);
    expect(screen.getByRole("button", { name: "Send" })).toBeVisible();
  });

  it("sends a choice only when it is pressed, not with the choice", async () => {
    const { user, server, send } = await renderForm({ seat }, ["seat"], { oneTap: false });
    await user.click(screen.getByRole("radio", { name: "aisle" }));
    expect(server.received).toEqual([]);
    expect(await send()).toEqual({ seat: "aisle" });
  });

  it("takes no suggestion for an answer", async () => {
    const { user, form, server, press, content } = await renderForm(
      { agree: { ...agree, default: true } },
      ["agree"],
    );
    expect(screen.getByText("Suggested by the server: Yes.")).toBeVisible();
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
    expect(screen.getByText(/has no valid answer/)).toBeVisible();
    expect(screen.getByRole("listitem")).toHaveTextContent(
      "\u2068A\u2069 can’t be shown: the server refers to a description that’s missing.",
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
