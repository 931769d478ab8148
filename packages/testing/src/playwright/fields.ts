import type { Messages } from "mcp-host-ui/locales/en";
import type { PlaywrightLocator, PlaywrightPage, Role } from "./playwrightPage.js";
import { armed } from "./pressing.js";

/** An option by its label, several of them, or yes or no. */
export type Option = string | readonly string[] | boolean;

/** Writes into the field of a label. */
export async function fillIn<Locator extends PlaywrightLocator<Locator>>(
  question: Locator,
  label: string | RegExp,
  text: string,
): Promise<void> {
  await oneOf(question, label, "textbox", "searchbox", "spinbutton").fill(text);
}

/** Chooses in whatever control a field has: radios, checkboxes, one checkbox, a list. */
export async function chooseIn<Locator extends PlaywrightLocator<Locator>>(
  page: PlaywrightPage<Locator>,
  question: Locator,
  { label, option, form }: { label: string | RegExp; option: Option; form: Messages["form"] },
): Promise<void> {
  const control = oneOf(question, label, "radiogroup", "group", "checkbox", "combobox");
  await armed(page);
  // The browser's own list gives way to ours as soon as that is loaded.
  const role = await control.evaluate((element) => {
    if (element instanceof HTMLInputElement && element.type === "checkbox") return "checkbox";
    return element.localName === "button"
      ? "button"
      : (element.getAttribute("role") ?? element.localName);
  });
  if (role === "checkbox") return control.setChecked(option === true);
  const wanted = typeof option === "boolean" ? (option ? form.yes : form.no) : option;
  for (const name of typeof wanted === "string" ? [wanted] : wanted) {
    if (role === "select") await control.selectOption({ label: name });
    else if (role === "combobox" || role === "button") {
      await (role === "button" ? control.click() : control.fill(name));
      await page.getByRole("option", { name, exact: true }).click();
    } else await oneOf(control, name, "radio", "checkbox").setChecked(true);
  }
}

/** Scrolls through a form, as a person does who reads all of it: what a server suggests leaves at once where it was seen. */
export async function readAll<Locator extends PlaywrightLocator<Locator>>(
  question: Locator,
): Promise<void> {
  for (const field of await question.locator("[data-control]").all()) {
    await field.scrollIntoViewIfNeeded();
    await field.evaluate(
      () =>
        new Promise<void>((seen) => {
          requestAnimationFrame(() => requestAnimationFrame(() => seen()));
        }),
    );
  }
}

function oneOf<Locator extends PlaywrightLocator<Locator>>(
  within: Locator,
  name: string | RegExp,
  ...roles: readonly [Role, ...Role[]]
): Locator {
  const [first, ...others] = roles.map((role) => within.getByRole(role, { name, exact: true }));
  return others.reduce((all, other) => all.or(other), first as Locator);
}
