import { render, screen, waitFor } from "@testing-library/react";
import { ElicitationForm } from "mcp-host-ui";
import { describe, expect, it, vi } from "vitest";
import { renderForm } from "./renderForm.js";

/** A host's own control for texts. */
function Shout({
  value,
  onValueChange,
  controlRef,
  attributes,
}: ElicitationForm.ControlProps<"text">) {
  return (
    <input
      {...attributes}
      data-shout
      ref={controlRef}
      value={value ?? ""}
      onChange={({ currentTarget }) => onValueChange(currentTarget.value.toUpperCase() || null)}
    />
  );
}

/** A host's own control for numbers. */
function Stepper({
  value,
  onValueChange,
  controlRef,
  attributes: { "aria-required": _, ...attributes },
}: ElicitationForm.ControlProps<"number">) {
  return (
    <button
      {...attributes}
      type="button"
      ref={controlRef}
      onClick={() => onValueChange(Number(value ?? 0) + 1)}
    >
      more
    </button>
  );
}

/** A host's own control for one field, whatever is chosen. */
function FirstOption({ field, onValueChange }: ElicitationForm.ControlProps<"choice">) {
  return (
    <button type="button" onClick={() => onValueChange("0")}>
      take {String(field.options[0]?.value)}
    </button>
  );
}

describe("ElicitationForm.Control", () => {
  it("is the host's own for fields of a kind", async () => {
    const { user, send } = await renderForm(
      { city: { type: "string", title: "City" }, nights: { type: "integer", title: "Nights" } },
      ["city", "nights"],
      { controls: { text: Shout, number: Stepper } },
    );
    await user.type(screen.getByRole("textbox", { name: "City" }), "lisbon");
    await user.dblClick(screen.getByRole("button", { name: "Nights" }));
    expect(await send()).toEqual({ city: "LISBON", nights: 2 });
  });

  it("is focused, named and described like ours", async () => {
    const { press } = await renderForm({ city: { type: "string", title: "City" } }, ["city"], {
      controls: { text: Shout },
    });
    await press("Send");
    expect(await screen.findByRole("alert")).toBeVisible();
    const input = screen.getByRole("textbox", {
      name: "City",
      description: "Answer this.",
    });
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toBeRequired();
    expect(input).toBeInvalid();
  });

  it("is the one for a text's format before the one for any text", async () => {
    const Ours = () => <span>ours</span>;
    const Mail = () => <span>mail</span>;
    const Day = () => <span>day</span>;
    await renderForm(
      {
        a: { type: "string" },
        b: { type: "string", format: "email" },
        c: { type: "string", format: "uri" },
        d: { type: "string", format: "date" },
        e: { type: "string", maxLength: 900 },
      },
      [],
      { controls: { text: Ours, email: Mail, date: Day } },
    );
    expect(screen.getAllByText("ours")).toHaveLength(2);
    expect(screen.getByText("mail")).toBeVisible();
    expect(screen.getByText("day")).toBeVisible();
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
  });

  it("is the host's own for one field, while that is of the kind it is for", async () => {
    const { user, send } = await renderForm(
      {
        seat: { type: "string", title: "Seat", enum: ["window", "aisle"] },
        city: { type: "string", title: "City" },
        constructor: { type: "string", title: "Odd" },
      },
      [],
      {
        fieldControls: {
          seat: { kind: "choice", control: FirstOption },
          city: { kind: "choice", control: FirstOption },
        },
      },
    );
    await user.click(screen.getByRole("button", { name: "take window" }));
    await user.type(screen.getByRole("textbox", { name: "City" }), "Lisbon");
    await user.type(screen.getByRole("textbox", { name: "Odd" }), "x");
    expect(await send()).toEqual({ seat: "window", city: "Lisbon", constructor: "x" });
  });

  it("says what keeps its content from being a value", async () => {
    const Half = ({ onValueChange }: ElicitationForm.ControlProps<"text">) => (
      <>
        <button type="button" onClick={() => onValueChange(null, "incomplete")}>
          half
        </button>
        <button type="button" onClick={() => onValueChange("2026-06-15")}>
          whole
        </button>
      </>
    );
    const { press, server, content } = await renderForm(
      { day: { type: "string", format: "date" } },
      [],
      {
        controls: { date: Half },
      },
    );
    await press("half");
    await press("Send");
    expect(await screen.findByText("Fill in the rest of this.")).toBeVisible();
    expect(server.received).toEqual([]);
    await press("whole");
    await press("Send");
    expect(await content()).toEqual({ day: "2026-06-15" });
  });
});

describe("ElicitationForm", () => {
  it.each([
    ["Label", <ElicitationForm.Label key="it" title="it" className="mine" />],
    ["Optional", <ElicitationForm.Optional key="it" title="it" className="mine" />],
    ["Description", <ElicitationForm.Description key="it" title="it" className="mine" />],
    ["Hint", <ElicitationForm.Hint key="it" title="it" className="mine" />],
    ["Clear", <ElicitationForm.Clear key="it" title="it" className="mine" />],
  ])("hands what it is given to the element of %s, beside its own class", async (part, element) => {
    const { user } = await renderForm(
      { it: { type: "boolean", default: true, description: "About it" }, more: { type: "number" } },
      [],
      {
        children: (
          <ElicitationForm.Field name={part === "Hint" ? "more" : "it"}>
            <ElicitationForm.Control />
            {element}
          </ElicitationForm.Field>
        ),
      },
    );
    if (part === "Clear") await user.click(screen.getByRole("checkbox"));
    const name = new RegExp(`^mcp-(form-${part.toLowerCase()}|button mcp-form-clear) mine$`);
    expect(screen.getByTitle("it").className).toMatch(name);
  });

  it.each([
    ["Fields", <ElicitationForm.Fields key="it" title="it" className="mine" />],
    ["Field", <ElicitationForm.Field key="it" name="a" title="it" className="mine" />],
    ["Actions", <ElicitationForm.Actions key="it" title="it" className="mine" />],
    ["Problems", <ElicitationForm.Problems key="it" title="it" className="mine" />],
  ])("hands what it is given to the element of %s, beside its own class", async (part, element) => {
    await renderForm({ a: { type: "string" }, b: { $ref: "#/$defs/none" } }, [], {
      tap: true,
      children: element,
    });
    expect(screen.getByTitle("it")).toHaveClass(`mcp-form-${part.toLowerCase()}`, "mine");
  });

  it.each([
    ["Submit", ElicitationForm.Submit],
    ["Decline", ElicitationForm.Decline],
    ["Cancel", ElicitationForm.Cancel],
  ])("lets a host word and prevent %s", async (_, Part) => {
    const { press, server } = await renderForm({ a: { type: "string" } }, [], {
      children: <Part onClick={(event) => event.preventDefault()}>Mine</Part>,
    });
    await press("Mine");
    expect(server.received).toEqual([]);
  });

  it.each([
    ["Root", ElicitationForm.Label, "outside of it"],
    ["Field", ElicitationForm.Fields, "outside its Root"],
  ])("says which part is missing around one that needs a %s", (_, Part, sentence) => {
    vi.mocked(console.error).mockImplementation(() => {});
    expect(() => render(<Part />)).toThrow(sentence);
    vi.mocked(console.error).mockClear();
  });
});
