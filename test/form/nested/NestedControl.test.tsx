import "../../../src/form/nested/JsonControl.js";
import "../../../src/form/formLater.js";
import { screen, waitFor, within } from "@testing-library/react";
import { ElicitationCard, type ElicitationForm, ElicitationPrompt } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { renderForm } from "../parts/renderForm.js";

const address = {
  type: "object",
  title: "Address",
  properties: {
    street: { type: "string", title: "Street", minLength: 3 },
    zip: { type: "string", title: "Postcode", pattern: "^[0-9]{4}$" },
    floor: { type: "integer", title: "Floor" },
    kind: { type: "string", title: "Kind", enum: ["home", "work"] },
  },
  required: ["street"],
};

const guest = {
  type: "object",
  properties: {
    name: { type: "string", title: "Name" },
    vegetarian: { type: "boolean", title: "Vegetarian", default: false },
  },
  required: ["name"],
};
const guests = { type: "array", title: "Guests", items: guest, maxItems: 2 };

const group = (name: RegExp) => screen.findByRole("group", { name });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("JsonControl", () => {
  it("asks for an object that is needed in fields, and sends what is entered", async () => {
    const { user, send } = await renderForm({ address }, ["address"], { tap: true });
    const inside = within(await group(/Address/));
    await user.type(inside.getByRole("textbox", { name: "Street" }), "Rua A");
    await user.type(inside.getByRole("textbox", { name: "Floor" }), "3");
    await user.click(inside.getByRole("radio", { name: "work" }));
    expect(await send()).toEqual({ address: { street: "Rua A", floor: 3, kind: "work" } });
  });

  it("sends an object that is needed without anything in it, where nothing in it is needed", async () => {
    const { required: _, ...optional } = address;
    const { send } = await renderForm({ address: optional }, ["address"], { tap: true });
    expect(await screen.findByRole("textbox", { name: "Street" })).toBeVisible();
    expect(await send()).toEqual({ address: {} });
  });

  it("leaves an optional object out until it is filled in, and once it is removed", async () => {
    const { user, send } = await renderForm({ address }, [], { tap: true });
    await user.click(within(await group(/Address/)).getByRole("button", { name: /Fill in/ }));
    expect(screen.getByRole("textbox", { name: "Street" })).toHaveFocus();
    await user.type(screen.getByRole("textbox", { name: "Street" }), "Rua A");
    await user.click(button(/Clear the answer to .*Address/));
    await waitFor(() => expect(button(/Fill in/)).toHaveFocus());
    expect(await send()).toEqual({});
  });

  it("shows what is suggested, and sends what of it is changed", async () => {
    const { user, send } = await renderForm(
      { address: { ...address, default: { street: "Rua A", floor: 1 } } },
      [],
      { tap: true },
    );
    const floor = await screen.findByRole("textbox", { name: "Floor" });
    expect(floor).toHaveValue("1");
    await user.clear(floor);
    expect(await send()).toEqual({ address: { street: "Rua A" } });
  });

  it("says at the field in it what is wrong, and goes there", async () => {
    const { user, press, server, content } = await renderForm({ address }, ["address"], {
      tap: true,
    });
    await group(/Address/);
    await press("Send");
    const street = screen.getByRole("textbox", { name: "Street" });
    await waitFor(() => expect(street).toHaveFocus());
    expect(street).toBeInvalid();
    expect(street).toHaveAccessibleDescription("Answer this.");

    await user.type(street, "Ru");
    await user.type(screen.getByRole("textbox", { name: "Postcode" }), "12");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Postcode" })).toBeInvalid());
    expect(street).toHaveAccessibleDescription(/3/);
    expect(server.received).toEqual([]);

    await user.type(street, "a A");
    await user.type(screen.getByRole("textbox", { name: "Postcode" }), "34");
    await waitFor(() => expect(street).toBeValid());
    await press("Send");
    expect(await content()).toEqual({ address: { street: "Rua A", zip: "1234" } });
  });

  it("does not send an object in which something is no value yet", async () => {
    const { user, press, server, content } = await renderForm({ address }, ["address"], {
      tap: true,
    });
    await user.type(await screen.findByRole("textbox", { name: "Street" }), "Rua A");
    const floor = screen.getByRole("textbox", { name: "Floor" });
    await user.type(floor, "third");
    await press("Send");
    await waitFor(() => expect(floor).toHaveFocus());
    expect(floor).toBeInvalid();
    expect(server.received).toEqual([]);
    await user.clear(floor);
    await user.type(floor, "3");
    await press("Send");
    expect(await content()).toEqual({ address: { street: "Rua A", floor: 3 } });
  });

  it("has what is no value yet once more when it is taken up again, and sends none of it", async () => {
    const { user, press, server, content } = await renderForm({ address }, ["address"], {
      tap: true,
      ui: <ElicitationPrompt />,
    });
    const field = (name: string) => screen.findByRole("textbox", { name });
    await user.type(await field("Street"), "Rua A");
    await user.type(await field("Floor"), "third");
    await press("Later");
    await press("Answer");
    const floor = await field("Floor");
    expect(floor).toHaveValue("third");
    expect(await field("Street")).toHaveValue("Rua A");
    await press("Send");
    await waitFor(() => expect(floor).toBeInvalid());
    expect(floor).toHaveAccessibleDescription(/Enter a number\.$/);
    expect(server.received).toEqual([]);

    await user.clear(floor);
    await user.type(floor, "3");
    await press("Send");
    expect(await content()).toEqual({ address: { street: "Rua A", floor: 3 } });
  });

  it.each([
    ["5", "textbox", "Address"],
    ["third", "textbox", "Floor"],
  ])(
    "shows a suggestion of %s for a number where it looks as wrong as it is",
    async (text, role, name) => {
      await renderForm({ address: { ...address, default: { street: "Rua A", floor: text } } }, [], {
        tap: true,
      });
      const shown = await screen.findByRole<HTMLInputElement>(role, { name: new RegExp(name) });
      expect(shown.value).toContain(text);
    },
  );

  it("adds and removes the objects of a list, up to as many as it may have", async () => {
    const { user, send } = await renderForm({ guests }, [], { tap: true });
    await group(/Guests/);
    await user.click(button("Add an item"));
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Ada");
    await user.click(button("Add an item"));
    const second = within(screen.getByRole("group", { name: "Item 2" }));
    expect(second.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await user.type(second.getByRole("textbox", { name: "Name" }), "Grace");
    await user.click(second.getByRole("checkbox", { name: "Vegetarian" }));
    expect(screen.queryByRole("button", { name: "Add an item" })).toBeNull();
    await user.click(button("Remove item 1"));
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Grace");
    expect(await send()).toEqual({ guests: [{ name: "Grace", vegetarian: true }] });
  });

  it("says in which object of a list something is wrong", async () => {
    const { user, press } = await renderForm(
      { guests: { ...guests, default: [{ name: "Ada" }, { name: "Grace" }] } },
      [],
      { tap: true },
    );
    const second = within(await screen.findByRole("group", { name: "Item 2" }));
    const first = within(screen.getByRole("group", { name: "Item 1" }));
    await user.clear(second.getByRole("textbox", { name: "Name" }));
    await press("Send");
    await waitFor(() => expect(second.getByRole("textbox", { name: "Name" })).toHaveFocus());
    expect(second.getByRole("textbox", { name: "Name" })).toBeInvalid();
    expect(first.getByRole("textbox", { name: "Name" })).toBeValid();
  });

  it("is edited as JSON and in fields by turns", async () => {
    const { user, send } = await renderForm({ address }, ["address"], { tap: true });
    await user.type(await screen.findByRole("textbox", { name: "Street" }), "Rua A");
    await user.click(button("Edit as JSON"));
    const text = screen.getByRole("textbox", { name: "Address" });
    expect(JSON.parse((text as HTMLTextAreaElement).value)).toEqual({ street: "Rua A" });
    await user.clear(text);
    await user.type(text, '{{"street":"Rua B","more":1}');
    await user.click(button("Edit in fields"));
    expect(await screen.findByRole("alert")).toHaveTextContent("can’t be shown as fields");
    await user.clear(text);
    await user.type(text, '{{"street":"Rua C","kind":"home"}');
    await user.click(button("Edit in fields"));
    expect(await screen.findByRole("textbox", { name: "Street" })).toHaveValue("Rua C");
    expect(screen.getByRole("radio", { name: "home" })).toBeChecked();
    expect(await send()).toEqual({ address: { street: "Rua C", kind: "home" } });
  });

  it.each([
    ["has no properties", { type: "object", title: "It" }],
    ["may hold what no field shows", { ...address, title: "It", default: { other: 1 } }],
    [
      "has a property that cannot be read",
      { type: "object", title: "It", properties: { a: { $ref: "#/no" } }, required: ["a"] },
    ],
    ["is a list of other lists", { type: "array", title: "It", items: { type: "array" } }],
  ])("is JSON where the data %s", async (_, it) => {
    await renderForm({ it }, [], { tap: true });
    expect(await screen.findByRole("textbox", { name: "It" })).toBeVisible();
  });

  it("nests up to a depth, and is JSON below that", async () => {
    const deep = (level: number): object =>
      level === 0
        ? { type: "string", title: "Bottom" }
        : {
            type: "object",
            title: `Level ${level}`,
            properties: { inside: deep(level - 1) },
            required: ["inside"],
          };
    const { user, send } = await renderForm({ it: deep(4) }, ["it"], { tap: true });
    const text = await screen.findByRole("textbox", { name: "Level 1" });
    await user.type(text, '{{"inside":"here"}');
    expect(await send()).toEqual({ it: { inside: { inside: { inside: { inside: "here" } } } } });
  });

  it("shows by itself no more fields than fit, however many a schema has inside of each other", async () => {
    const many = (property: object) => {
      const names = Array.from({ length: 10 }, (_, index) => `p${index}`);
      return {
        type: "object",
        properties: Object.fromEntries(names.map((name) => [name, property])),
        required: names,
      };
    };
    await renderForm({ it: many(many(many({ type: "string" }))) }, ["it"], { tap: true });
    const shown = (await screen.findAllByRole("textbox")).length;
    expect(shown).toBeGreaterThan(200);
    expect(shown).toBeLessThan(500);
  });

  it("sends a list that the person emptied, and keeps what is no value yet out of the JSON", async () => {
    const person = {
      type: "object",
      properties: { age: { type: "integer", title: "Age" } },
      required: ["age"],
    };
    const list = { type: "array", title: "People", items: person, default: [{ age: 3 }] };
    const { user, send } = await renderForm({ people: list }, [], { tap: true });
    const age = await screen.findByRole("textbox", { name: "Age" });
    await user.clear(age);
    await user.type(age, "three");
    await user.click(screen.getByRole("button", { name: "Edit as JSON" }));
    expect(age).toHaveFocus();
    expect(age).toHaveValue("three");
    await user.click(screen.getByRole("button", { name: /^Remove/ }));
    expect(await send()).toEqual({ people: [] });
  });

  it("hides the secret in it, and nothing else", async () => {
    const { user } = await renderForm(
      {
        login: {
          type: "object",
          title: "Login",
          properties: {
            user: { type: "string", title: "User" },
            password: { type: "string", title: "Password" },
          },
        },
      },
      ["login"],
      { tap: true },
    );
    // The field that holds them, and then the one that asks for it.
    await user.click(await screen.findByRole("button", { name: /^Unlock.* Login/ }));
    await user.click(await screen.findByRole("button", { name: /^Unlock.* Password/ }));
    expect(screen.getByLabelText("Password", { selector: "input" })).toHaveAttribute(
      "type",
      "password",
    );
    expect(screen.getByRole("textbox", { name: "User" })).toBeVisible();
  });

  it("marks at the field what a suggestion hides", async () => {
    await renderForm({ address: { ...address, default: { street: "Rua\u202eA" } } }, [], {
      tap: true,
    });
    const street = await screen.findByRole("textbox", { name: "Street" });
    await waitFor(() => expect(street).toHaveAccessibleDescription(/hidden characters.*RLO/));
  });

  it("shows for review exactly what leaves, in words", async () => {
    const { user, press, content } = await renderForm({ address, guests }, ["address"], {
      tap: true,
      ui: <ElicitationCard />,
    });
    await user.type(await screen.findByRole("textbox", { name: "Street" }), "Rua A");
    await user.click(button("Add an item"));
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Ada");
    await press("Review before sending");
    const step = within(await screen.findByRole("group", { name: /will get/ }));
    expect(step.getByText(/^Street: Rua A$/)).toBeVisible();
    expect(step.getByText(/1\.\s+Name: Ada\s+Vegetarian: No/)).toBeVisible();
    await user.click(step.getByRole("button", { name: "Send" }));
    expect(await content()).toEqual({
      address: { street: "Rua A" },
      guests: [{ name: "Ada", vegetarian: false }],
    });
  });

  it("uses the app's own controls within", async () => {
    const Own = ({ attributes, value, onValueChange }: ElicitationForm.ControlProps<"text">) => (
      <input
        {...attributes}
        data-own
        value={value ?? ""}
        onChange={(event) => onValueChange(event.target.value)}
      />
    );
    const { user, send } = await renderForm({ address }, ["address"], {
      tap: true,
      controls: { text: Own },
    });
    const street = await screen.findByRole("textbox", { name: "Street" });
    expect(street).toHaveAttribute("data-own");
    await user.type(street, "Rua A");
    expect(await send()).toEqual({ address: { street: "Rua A" } });
  });
});
