import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ElicitationForm } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { renderForm } from "./renderForm.js";

const days = { type: "string", title: "Days", enum: "Mon Tue Wed Thu Fri Sat Sun".split(" ") };

describe("ElicitationForm.Field", () => {
  it("takes a number as the locale writes it, and sends a number", async () => {
    const { user, send } = await renderForm({ price: { type: "number", title: "Price" } }, [], {
      locale: "de",
    });
    await user.type(screen.getByRole("textbox", { name: "Price" }), "1.234,5");
    expect(await send()).toEqual({ price: 1234.5 });
  });

  const doubled = { pattern: "^(\\w)\\1$" };
  it.each<[keyword: string, rule: object]>([
    ["not", { not: doubled }],
    ["oneOf", { oneOf: [doubled, { minLength: 2 }] }],
    ["anyOf", { anyOf: [doubled, { minLength: 9 }] }],
    ["if", { if: doubled, else: { minLength: 9 } }],
  ])("sends an answer that depends on a rule that the server checks: %s", async (_, rule) => {
    const code = { type: "string", title: "Code", ...rule };
    const { user, send } = await renderForm({ code }, [], { tap: true });
    expect(await screen.findByText(/The server checks this when you send it\.$/)).toBeVisible();
    await user.type(screen.getByRole("textbox", { name: "Code" }), "ab");
    expect(await send()).toEqual({ code: "ab" });
  });

  it("sends a list with items that the server checks", async () => {
    const tags = { type: "array", items: { type: "string" }, default: ["ab", "cd"] };
    const rule = { contains: doubled, maxContains: 1 };
    const { send } = await renderForm({ tags: { ...tags, ...rule } }, [], { tap: true });
    expect(await send()).toEqual({ tags: ["ab", "cd"] });
  });

  it("shows a number back exactly, and sends it untouched", async () => {
    const { send } = await renderForm(
      { price: { type: "number", title: "Price", default: 0.1 } },
      [],
      {
        locale: "de",
      },
    );
    expect(screen.getByRole("textbox", { name: "Price" })).toHaveValue("0,1");
    expect(await send()).toEqual({ price: 0.1 });
  });

  it.each([
    ["1e999", "This number is too large to send."],
    ["9007199254740993", "This number is too large to send exactly."],
    ["1.5", "Enter a whole number."],
    ["three", "Enter a number."],
    ["31", "Enter 30 or less."],
  ])("refuses the number %s and says why", async (typed, sentence) => {
    const { user, press, server } = await renderForm({
      nights: { type: "integer", title: "Nights", minimum: 1, maximum: 30 },
    });
    const input = screen.getByRole("textbox", { name: "Nights" });
    await user.type(input, typed);
    await press("Send");
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(input).toBeInvalid();
    expect(input).toHaveValue(typed);
    expect(server.received).toEqual([]);
  });

  it("says the bounds in words, and describes the control with them", async () => {
    await renderForm(
      {
        nights: {
          type: "integer",
          title: "Nights",
          description: "How long?",
          minimum: 1,
          maximum: 30,
        },
      },
      ["nights"],
    );
    const input = screen.getByRole("textbox", { name: "Nights" });
    expect(input).toHaveAccessibleDescription("How long? Enter a whole number from 1 to 30.");
    expect(input).toBeRequired();
  });

  it("asks a required boolean without a default, and assumes nothing", async () => {
    const { press, content } = await renderForm(
      { agree: { type: "boolean", title: "Agree" }, city: { type: "string" } },
      ["agree"],
    );
    await press("Send");
    const group = screen.getByRole("radiogroup", { name: "Agree" });
    expect(within(group).getAllByRole("radio", { checked: false })).toHaveLength(2);
    expect(await screen.findByText("Answer this.")).toBeVisible();
    expect(group).toHaveAccessibleDescription("Answer this.");
    fireEvent.click(within(group).getByRole("radio", { name: "No" }));
    await press("Send");
    expect(await content()).toEqual({ agree: false });
  });

  it("offers a choice of five in a list, of four side by side", async () => {
    const { user, send } = await renderForm({
      five: { ...days, enum: days.enum.slice(0, 5) },
      four: { type: "string", title: "Four", enum: days.enum.slice(3) },
    });
    await user.selectOptions(screen.getByRole("combobox", { name: "Days" }), "Wed");
    await user.click(screen.getByRole("radio", { name: "Sat" }));
    expect(await send()).toEqual({ five: "Wed", four: "Sat" });
  });

  it("takes one to two of several options, and says so", async () => {
    const { user, press, content } = await renderForm(
      {
        extras: {
          type: "array",
          title: "Extras",
          minItems: 1,
          maxItems: 2,
          items: {
            anyOf: [
              { const: "s", title: "Sauna" },
              { const: "p", title: "Parking" },
              { const: "b", title: "Breakfast" },
            ],
          },
        },
      },
      ["extras"],
      { tap: true },
    );
    const group = screen.getByRole("group", { name: "Extras" });
    expect(group).toHaveAccessibleDescription("Choose 1 to 2 options.");
    await press("Send");
    await waitFor(() =>
      expect(group).toHaveAccessibleDescription("Choose 1 to 2 options. Add at least 1."),
    );
    for (const name of ["Breakfast", "Sauna"])
      await user.click(within(group).getByRole("checkbox", { name }));
    await press("Send");
    expect(await content()).toEqual({ extras: ["s", "b"] });
  });

  it("edits a list of texts item by item", async () => {
    const { user, form, send } = await renderForm(
      { guests: { type: "array", title: "Guests", items: { type: "string" }, maxItems: 3 } },
      [],
      { tap: true },
    );
    await user.type(screen.getByRole("textbox", { name: "Item 1" }), "Ada{Enter}Grace{Enter}Hedy");
    expect(within(form).getByRole("button", { name: "Add an item" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Remove item 2" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Item 1" })).toHaveFocus());
    expect(await send()).toEqual({ guests: ["Ada", "Hedy"] });
  });

  it("takes nested data as JSON, and says where it goes wrong", async () => {
    const { user, press, content } = await renderForm(
      {
        address: {
          type: "object",
          title: "Address",
          properties: { street: { type: "string" } },
          required: ["street"],
        },
      },
      [],
      { tap: true },
    );
    await user.click(await screen.findByRole("button", { name: "Edit as JSON" }));
    const editor = screen.getByRole("textbox", { name: "Address" });
    await user.click(editor);
    await user.paste('{\n  "street": 5,\n}');
    expect(screen.getByText("Syntax error, line 3, column 1.")).toBeVisible();
    await user.clear(editor);
    await user.paste('{"street": 5}');
    await press("Send");
    expect(await screen.findByText(/^.?street.?: Not the expected type\.$/)).toBeVisible();
    await user.clear(editor);
    await user.paste('{"street": "Rua Augusta"}');
    await press("Send");
    expect(await content()).toEqual({ address: { street: "Rua Augusta" } });
  });

  it("keeps a day as it was picked", async () => {
    const { send } = await renderForm({ day: { type: "string", title: "Day", format: "date" } });
    fireEvent.change(screen.getByLabelText("Day"), { target: { value: "2026-06-15" } });
    expect(await send()).toEqual({ day: "2026-06-15" });
  });

  it("turns several pasted lines into several lines", async () => {
    const { user, send } = await renderForm({ city: { type: "string", title: "City" } });
    const input = screen.getByRole("textbox", { name: "City" });
    await user.type(input, "from to");
    await user.pointer({ target: input, offset: 5, keys: "[MouseLeft]" });
    await user.paste("Lisbon\r\nPorto ");
    const area = screen.getByRole("textbox", { name: "City" });
    await waitFor(() => expect(area).toHaveFocus());
    await user.keyboard("and ");
    expect(await send()).toEqual({ city: "from Lisbon\nPorto and to" });
  });

  it.each([
    ["fullName", { title: "Name" }, "name"],
    ["postal-code", { title: "Zip" }, "postal-code"],
    ["email", { title: "E-mail address", format: "email" }, "email"],
    ["phone_number", {}, "tel"],
    ["bday", { title: "Lucky word" }, "none"],
    ["birthday", { title: "Lucky word" }, "none"],
    ["luckyWord", { title: "Birthday" }, "none"],
    ["contact", { title: "Mail", format: "email" }, "none"],
    ["email", { title: "Ваш email" }, "none"],
    ["email", { title: "Email\u200b" }, "none"],
    ["", { title: "" }, "none"],
    ["memberNumber", { title: "Member" }, "none"],
  ])("lets browsers fill in %j, shown as %j, with %s", async (name, more, token) => {
    await renderForm({ [name]: { type: "string", ...more } });
    expect(screen.getByRole("textbox")).toHaveAttribute("autocomplete", token);
  });

  it("keeps the writing direction of what the server says apart from what is around it", async () => {
    const words = ["المدينة", "أين تسكن", "لشبونة", "عاصمة البرتغال"];
    const [title, description, option, about] = words;
    await renderForm({
      city: {
        type: "string",
        title,
        description,
        oneOf: [
          { const: "lis", title: option, description: about },
          { const: "opo", title: "Porto" },
        ],
      },
    });
    for (const text of words) {
      const isolated = screen.getByText(text);
      expect([text, isolated.tagName]).toEqual([text, "BDI"]);
      expect(isolated).toHaveAttribute("dir", "auto");
    }
  });

  it("folds a long description, and describes the control with its beginning only", async () => {
    const description = "Anything else? ".repeat(60).trim();
    const { user } = await renderForm({ notes: { type: "string", title: "Notes", description } });
    const input = screen.getByRole("textbox", { name: "Notes" });
    expect(input).toHaveAccessibleDescription(
      expect.stringMatching(/^optional Anything.{0,300}…$/),
    );
    await user.click(screen.getByRole("button", { name: "Show all", expanded: false }));
    expect(screen.getByText(description)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show less", expanded: true }));
    expect(screen.queryByText(description)).toBeNull();
  });

  it("says which part the server alone can check", async () => {
    await renderForm({ code: { type: "string", title: "Code", pattern: "(.)\\1" } }, [], {
      tap: true,
    });
    expect(await screen.findByText("The server checks this when you send it.")).toBeVisible();
  });

  it("names a field by its property where it has no title", async () => {
    await renderForm({
      firstName: { type: "string" },
      e_mail_URL: { type: "string" },
      "": { type: "string" },
    });
    expect(
      screen
        .getAllByRole("textbox")
        .map((box) => box.getAttribute("aria-labelledby"))
        .map(textOf),
    ).toEqual(["First name", "E mail URL", "Unnamed field"]);
  });

  it("stands where a host puts it, and is nothing where the server asks for no such property", async () => {
    const { form } = await renderForm(
      { city: { type: "string" }, nights: { type: "integer" } },
      [],
      {
        children: (
          <>
            <ElicitationForm.Field name="nights" />
            <ElicitationForm.Field name="unknown" />
            <ElicitationForm.Field name="constructor" />
          </>
        ),
      },
    );
    expect(within(form).getAllByRole("textbox")).toEqual([
      within(form).getByRole("textbox", { name: "Nights" }),
    ]);
  });
});

function textOf(id: string | null) {
  return document.getElementById(id ?? "")?.textContent;
}
