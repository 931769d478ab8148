import type { Locator } from "@playwright/test";

/** Types into a field, key by key, in place of what it holds: not every browser's driver can fill one in. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.press("ControlOrMeta+a");
  await field.press("Delete");
  await field.pressSequentially(text);
}
