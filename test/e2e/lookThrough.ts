import type { Locator } from "@playwright/test";

/** Scrolls through a form, as a person does who reads all of it: what a server suggests leaves at once where it was seen. */
export async function lookThrough(dialog: Locator): Promise<void> {
  for (const field of await dialog.locator(".mcp-form-field").all()) {
    await field.scrollIntoViewIfNeeded();
    await field.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
}
