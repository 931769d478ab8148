import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { renderForm } from "./renderForm.js";

describe("a form", () => {
  it("asks for a required property that the server does not describe", async () => {
    const { user, press, server, content } = await renderForm(
      { name: { type: "string" }, a: true },
      ["name", "a", "ghost"],
      { tap: true },
    );
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Ada");
    await press("Send");
    expect(await screen.findAllByText("Answer this.")).toHaveLength(2);
    expect(server.received).toEqual([]);
    await user.type(screen.getByRole("textbox", { name: "A" }), "1");
    await user.type(screen.getByRole("textbox", { name: "Ghost" }), "2");
    await press("Send");
    expect(await content()).toEqual({ name: "Ada", a: "1", ghost: "2" });
  });

  it("takes a blank title for none", async () => {
    const blank = " \u3164\u2800";
    const { press } = await renderForm(
      {
        city: { type: "string", title: "   ", description: blank },
        [blank]: { type: "string", title: blank },
        seat: { enum: ["a", "b"], enumNames: ["   ", blank], title: "\u00a0" },
        meal: { oneOf: [{ const: "c", title: "\t" }] },
      },
      ["city"],
      { tap: true },
    );
    await press("Send");
    expect(await screen.findByText(/City.*: .*Answer this\./)).toBeVisible();
    const textboxes = screen.getAllByRole("textbox");
    expect(textboxes).toHaveLength(2);
    expect(textboxes[0]).toHaveAccessibleName("City");
    expect(textboxes[1]).toHaveAccessibleName("Unnamed field");
    const radios = screen.getAllByRole("radio");
    expect(radios.map((radio) => radio.parentElement?.textContent)).toEqual(["a", "b", "c"]);
    expect(screen.getByRole("radiogroup", { name: /^Seat/ })).toBeVisible();
  });

  it.each([
    ["date", "0026-05-01", "2026-05-01", "2026-05-01"],
    ["date-time", "0026-05-01T10:00", "2026-05-01T10:00", "2026-05-01T10:00:00Z"],
  ])("asks for all digits of the year of a %s", async (format, short, whole, sent) => {
    const { press, send, server } = await renderForm({
      day: { type: "string", format, title: "Day" },
    });
    const input = screen.getByLabelText("Day");
    fireEvent.change(input, { target: { value: short } });
    await press("Send");
    expect(await screen.findByText("Type all four digits of the year.")).toBeVisible();
    expect(server.received).toEqual([]);
    fireEvent.change(input, { target: { value: whole } });
    expect(await send()).toEqual({ day: sent });
  });

  it("leaves bounds out of a hint that any number is within", async () => {
    const { $schema: _, ...schema } = z.toJSONSchema(
      z.object({ int: z.int(), float: z.float32(), double: z.float64(), age: z.int().min(18) }),
    );
    await renderForm(schema.properties ?? {});
    const hints = screen.getAllByRole("textbox").map((input) => {
      const ids = input.getAttribute("aria-describedby")?.split(" ") ?? [];
      return document.getElementById(ids.find((id) => id.endsWith("hint")) ?? "")?.textContent;
    });
    expect(hints).toEqual([
      "Enter a whole number.",
      "Enter a number.",
      "Enter a number.",
      "Enter a whole number, 18 or more.",
    ]);
  });
});
