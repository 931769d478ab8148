import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { armed } from "../../support/armed.js";
import { unlock } from "../../support/unlock.js";
import { renderForm } from "./renderForm.js";

const name = { type: "string", title: "Name", minLength: 1, maxLength: 100 };
const code = { type: "string", title: "Code", minLength: 4, maxLength: 4 };
const box = (of: string) => screen.getByRole("textbox", { name: of });

/** What hides something is looked at once more. */
async function sendReviewed(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: /^Send/ }));
  const step = within(await screen.findByRole("group", { name: /will get/ }));
  await armed(500);
  await user.click(step.getByRole("button", { name: /^Send/ }));
}

describe("FieldNotes", () => {
  it("says nothing of a length far from its limits", async () => {
    const { user, send } = await renderForm({ name, city: { ...name, title: "City" } });
    expect(box("Name")).toHaveAccessibleDescription("optional");
    await user.type(box("Name"), "Ada");
    expect(box("Name")).toHaveAccessibleDescription("optional");
    expect(screen.queryByText(/character/)).toBeNull();
    expect(await send()).toEqual({ name: "Ada" });
  });

  it("counts down to the most characters a text may have, and says when they are too many", async () => {
    const { user, send } = await renderForm({ name }, ["name"]);
    await user.click(box("Name"));
    await user.paste("x".repeat(89));
    expect(screen.queryByText(/character/)).toBeNull();
    await user.keyboard("x");
    expect(box("Name")).toHaveAccessibleDescription("10 characters left");
    await user.keyboard("{Backspace}");
    await user.paste("😀".repeat(10));
    expect(box("Name")).toHaveAccessibleDescription("1 character left");
    await user.keyboard("xx");
    expect(box("Name")).toHaveAccessibleDescription("Enter at most 100 characters.");
    await user.keyboard("{Backspace}");
    expect(await send()).toEqual({ name: `${"x".repeat(89)}${"😀".repeat(10)}x` });
  });

  it("says what is missing only while something too short is typed", async () => {
    const { user, send } = await renderForm({ code }, ["code"]);
    expect(box("Code")).not.toHaveAccessibleDescription();
    await user.type(box("Code"), "12");
    expect(box("Code")).toHaveAccessibleDescription("Enter exactly 4 characters.");
    await user.type(box("Code"), "34");
    expect(box("Code")).not.toHaveAccessibleDescription();
    expect(await send()).toEqual({ code: "1234" });
  });

  it.each([
    ["a text", { type: "string", title: "It", default: "Pay \u202e00.51$\u202c rof" }],
    ["a long text", { type: "string", title: "It", maxLength: 999, default: "a\nb\u200bc" }],
    [
      "a list",
      { type: "array", title: "It", items: { type: "string" }, default: ["a", "b\u200b"] },
    ],
    ["nested data", { type: "object", title: "It", properties: {}, default: { a: "\u200b" } }],
  ])("marks what a suggestion hides at the field of %s", async (_, it) => {
    const { user, content } = await renderForm({ it }, [], { tap: true });
    const note = await screen.findByText(/This text contains hidden characters:/);
    await waitFor(() => expect(note).toHaveTextContent(/hidden characters (RLO|ZWSP)/));
    await waitFor(() =>
      expect(note.parentElement?.querySelector(`[aria-describedby~="${note.id}"]`)).not.toBeNull(),
    );
    await sendReviewed(user);
    expect(await content()).toEqual({ it: it.default });
  });

  it("marks all that a suggestion hides, wherever it is, and what only a value can hide", async () => {
    await renderForm({
      it: {
        type: "string",
        title: "It",
        maxLength: 9_999,
        default: `\ufeffa\u200bb ${"word ".repeat(400)}c\u202ed\u{e0041}e\u2028f`,
      },
    });
    const note = await screen.findByText(/This text contains hidden characters:/);
    await waitFor(() =>
      expect([...note.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
        "hidden characters BOM",
        "hidden characters ZWSP",
        "hidden characters RLO",
        "hidden characters U+E0041 “A”",
        "hidden characters U+2028",
      ]),
    );
    expect(note.textContent?.length).toBeLessThan(600);
  });

  it("goes once nothing is hidden any more, and shows no secret", async () => {
    const { user, content } = await renderForm({
      it: { type: "string", title: "It", default: "a\u200bb" },
      key: { type: "string", title: "Password", default: "c\u200bd" },
    });
    await screen.findByText(/This text contains hidden characters:/);
    expect(screen.getAllByText(/This text contains hidden characters:/)).toHaveLength(1);
    await user.clear(box("It"));
    await user.type(box("It"), "ab");
    expect(screen.queryByText(/This text contains hidden characters:/)).toBeNull();
    await unlock(user);
    expect(screen.getByLabelText("Password")).toHaveValue("c\u200bd");
    const masked = await screen.findByText(/This text contains hidden characters:/);
    expect(masked).toHaveTextContent(
      "This text contains hidden characters: •hidden characters ZWSP•",
    );
    await user.clear(screen.getByLabelText("Password"));
    await sendReviewed(user);
    expect(await content()).toEqual({ it: "ab" });
  });
});
