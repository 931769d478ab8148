import { within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { fieldLabel } from "../../../src/form/parts/words/fieldLabel.js";
import type { Field, FieldOption } from "../../../src/schema/field.js";
import { answerField } from "../../schema/answerField.js";

/** Fills in every field that the server suggests nothing for, by its label, as a person would. */
export async function fillIn(user: UserEvent, form: HTMLElement, fields: readonly Field[]) {
  const seen = new Map<string, number>();
  for (const field of fields) {
    const label = fieldLabel(field) || "Unnamed field";
    const nth = seen.get(label) ?? 0;
    seen.set(label, nth + 1);
    if (field.default === undefined)
      await fillInField(user, await controlOf(form, label, nth), field);
  }
}

async function controlOf(form: HTMLElement, label: string, nth: number): Promise<HTMLElement> {
  const isOption = (element: Element) =>
    element.matches("[type=radio], [type=checkbox]") &&
    element.closest("[role=radiogroup], [role=group]") !== null;
  const labelled = await within(form).findAllByLabelText((text) => plain(text) === plain(label));
  const matches = labelled.filter((element) => !isOption(element));
  const control = matches[nth];
  if (!control) throw new Error(`The form has no control called ${label}.`);
  return control;
}

async function fillInField(user: UserEvent, control: HTMLElement, field: Field) {
  const value = answerField(field);
  switch (field.kind) {
    case "text":
      return typeText(user, control, String(value));
    case "number":
      return user.type(control, String(value));
    case "boolean":
      return user.click(
        within(control).getByRole("radio", { name: value === true ? "Yes" : "No" }),
      );
    case "choice":
      if (control instanceof HTMLSelectElement)
        return user.selectOptions(control, String(optionIndex(field.options, value)));
      return user.click(optionAt(control, "radio", optionIndex(field.options, value)));
    case "choices":
      for (const chosen of listOf(value))
        await user.click(optionAt(control, "checkbox", optionIndex(field.options, chosen)));
      return;
    case "list":
      for (const [index, item] of listOf(value).entries()) {
        if (index > 0)
          await user.click(within(control).getByRole("button", { name: "Add an item" }));
        await typeText(user, optionAt(control, "textbox", index), String(item));
      }
      return;
    case "json":
      return typeText(user, await jsonOf(user, control), JSON.stringify(value));
  }
}

/** Where JSON is written: for what fields can show, once that is asked for. */
async function jsonOf(user: UserEvent, control: HTMLElement): Promise<HTMLElement> {
  if (control.matches("textarea, input")) return control;
  const field = control.parentElement ?? control;
  await user.click(within(control).getByRole("button", { name: "Edit as JSON" }));
  return within(field).findByRole("textbox");
}

async function typeText(user: UserEvent, control: HTMLElement, text: string) {
  if (control.matches("[type=date]")) return user.type(control, text);
  if (control.matches("[type=datetime-local]")) return user.type(control, text.slice(0, 16));
  await user.click(control);
  await user.paste(text);
}

function optionAt(group: HTMLElement, role: string, index: number): HTMLElement {
  const option = within(group).getAllByRole(role)[index];
  if (!option) throw new Error(`There is no ${role} ${index}.`);
  return option;
}

function optionIndex(options: readonly FieldOption[], value: unknown): number {
  return options.findIndex((option) => option.value === value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** As Testing Library normalises what it reads. */
function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
