import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderForm } from "../parts/renderForm.js";

const seat = { type: "string", title: "Seat", enum: ["window", "aisle"] };
const breakfast = { type: "boolean", title: "Breakfast" };

const radio = (name: string) => screen.getByRole("radio", { name });

/** An optional choice each: the field, one of its options, and what the server gets for that. */
const choices = [
  ["one of few", { it: seat }, "aisle", "aisle"],
  ["yes or no", { it: breakfast }, "No", false],
] as const;

describe("RadioGroup", () => {
  it("has no row for no answer: nothing is chosen, and nothing is sent", async () => {
    const { send } = await renderForm({ seat, breakfast });
    const names = screen
      .getAllByRole("radio")
      .map((option) => option.closest("label")?.textContent);
    expect(names).toEqual(["window", "aisle", "Yes", "No"]);
    for (const option of screen.getAllByRole("radio")) expect(option).not.toBeChecked();
    expect(await send()).toEqual({});
  });

  describe.each(choices)("for %s", (_, properties, name, value) => {
    it("takes an answer back by a second press, and another by a third", async () => {
      const { user, send } = await renderForm(properties, [], { oneTap: false });
      await user.click(radio(name));
      await user.click(radio(name));
      expect(radio(name)).not.toBeChecked();
      await user.click(radio(name));
      expect(radio(name)).toBeChecked();
      expect(await send()).toEqual({ it: value });
    });

    it.each(["{Backspace}", "{Delete}", " "])("takes an answer back by %j", async (key) => {
      const { user, send } = await renderForm(properties, [], { oneTap: false });
      await user.click(radio(name));
      await user.keyboard(key);
      expect(radio(name)).not.toBeChecked();
      expect(radio(name)).toHaveFocus();
      expect(await send()).toEqual({});
    });

    it("keeps an answer that is needed", async () => {
      // With a second field, so that yes and no are no buttons that send.
      const notes = { type: "string", title: "Notes" };
      const { user, send } = await renderForm({ ...properties, notes }, ["it"]);
      await user.click(radio(name));
      await user.click(radio(name));
      await user.keyboard("{Backspace}{Delete}");
      expect(radio(name)).toBeChecked();
      expect(await send()).toEqual({ it: value });
    });
  });

  it("takes a suggestion of the server's back", async () => {
    const suggested = { seat: { ...seat, default: "aisle" } };
    const { user, send } = await renderForm(suggested, [], { oneTap: false });
    expect(radio("aisle")).toBeChecked();
    await user.click(screen.getByText("aisle"));
    expect(radio("aisle")).not.toBeChecked();
    expect(await send()).toEqual({});
  });
});
