import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { armed } from "../../support/armed.js";
import { unlock } from "../../support/unlock.js";
import { renderForm } from "../parts/renderForm.js";

const properties = {
  confirmBooking: { type: "boolean", title: "Confirm", default: false },
  seat: {
    type: "string",
    title: "Seat",
    oneOf: [
      { const: "w", title: "Window" },
      { const: "a", title: "Aisle" },
    ],
    default: "w",
  },
  start: { type: "string", title: "Start", format: "date", default: "2026-06-15" },
  password: { type: "string", title: "Password" },
};

/** Opens the review of a form with so many suggestions and a secret, and returns what has the focus. */
async function openReviewOf(suggestions: number) {
  const cities = Array.from({ length: suggestions }, (_, index) => `City ${index}`);
  const { user, press } = await renderForm({
    ...Object.fromEntries(cities.map((city) => [city, { type: "string", default: `Not ${city}` }])),
    password: properties.password,
  });
  await unlock(user);
  await user.type(screen.getByLabelText("Password"), "hunter2");
  await press("Send anyway…");
  await screen.findByRole("group", { name: /Send a secret/ });
  return document.activeElement;
}

describe("ReviewStep", () => {
  it("is heard with what leaves when it opens, and without the value of a secret", async () => {
    const title = await openReviewOf(11);
    expect(title).toHaveAccessibleDescription(/City 0\s*Not City 0.*City 10\s*Not City 10/s);
    expect(title).not.toHaveAccessibleDescription(/hunter2/);
  });

  it("is heard without what leaves where that is long", async () => {
    const title = await openReviewOf(12);
    expect(title).toHaveTextContent(/Send a secret/);
    expect(title).not.toHaveAccessibleDescription(/City/);
  });

  it("says what leaves as the person was asked, and on demand as it is on the wire", async () => {
    const { user, press, content } = await renderForm(properties);
    await user.click(screen.getByRole("checkbox", { name: "Confirm" }));
    await user.click(screen.getByRole("radio", { name: "Aisle" }));
    await unlock(user);
    await user.type(screen.getByLabelText("Password"), "hunter2");
    await press("Send anyway…");
    const step = within(await screen.findByRole("group", { name: /Send a secret/ }));
    expect(document.activeElement).toHaveAccessibleDescription(
      /Confirm\s*Yes.*Start\s*June 15, 2026/s,
    );
    const rows = () =>
      step
        .getAllByRole("term")
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows()).toEqual([
      ["Confirm", expect.stringMatching(/^YeschangedThe server suggested .No.$/)],
      ["Seat", expect.stringMatching(/^AislechangedThe server suggested .Window.$/)],
      ["Start", "June 15, 2026"],
      ["Password", "HiddenShow"],
    ]);

    await user.click(step.getByRole("button", { name: "Show as JSON", pressed: false }));
    expect(step.getByRole("button", { name: "Show as JSON", pressed: true })).toBeVisible();
    expect(rows()).toEqual([
      [
        'Confirm"confirmBooking"',
        expect.stringMatching(/^truechangedThe server suggested .false.$/),
      ],
      ['Seat"seat"', expect.stringMatching(/^"a"changedThe server suggested ."w".$/)],
      ['Start"start"', '"2026-06-15"'],
      ['Password"password"', "HiddenShow"],
    ]);

    await armed(500);
    await user.click(step.getByRole("button", { name: "Send it anyway" }));
    expect(await content()).toEqual({
      confirmBooking: true,
      seat: "a",
      start: "2026-06-15",
      password: "hunter2",
    });
  });
});
