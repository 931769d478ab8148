import "../../../src/form/controls/select/listboxes.js";
import "../../../src/form/controls/select/SelectOnlyControl.js";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { everyField } from "../../support/everyField.js";
import { renderForm } from "../parts/renderForm.js";

it("sends what every control that comes with the package holds", async () => {
  const { gone: _, ...properties } = everyField.requestedSchema.properties;
  const { user, send } = await renderForm(properties, ["name", "breakfast"], { tap: true });

  await user.type(screen.getByRole("textbox", { name: /^Name/ }), "Ada");
  await user.click(screen.getByRole("radio", { name: "Yes" }));
  await user.click(screen.getByRole("radio", { name: "Aisle" }));
  await user.selectOptions(screen.getByRole("combobox", { name: /^Month/ }), "June");
  await user.click(screen.getByRole("checkbox", { name: "Hills" }));
  expect(await screen.findByRole("combobox", { name: /^Hotel/ })).toBeVisible();
  expect(await screen.findByRole("combobox", { name: /^Other hotels/ })).toBeVisible();

  expect(await send()).toEqual({
    name: "Ada",
    bags: 1,
    insurance: false,
    breakfast: true,
    seat: "a",
    month: "June",
    tours: ["Sea", "Hills"],
    fallbacks: ["Hotel 7", "Hotel 8"],
    labels: ["a", "b"],
    leader: { age: 40 },
  });
});
