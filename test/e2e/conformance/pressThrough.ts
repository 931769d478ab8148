import { expect, type Locator, type Page } from "@playwright/test";
import type { Known, Press } from "../../conformance/scenarios.ts";
import { armed } from "../armed.ts";
import { lookThrough } from "../lookThrough.ts";

/** Answers every dialog as it comes up, by the press that is meant for it, until none of the presses is left. */
export async function pressThrough(
  page: Page,
  presses: readonly Press[],
  known: Known,
): Promise<void> {
  const left = new Map(presses.map((press) => [messageOf(press), press]));
  const dialog = page.getByRole("dialog");
  while (left.size > 0) {
    await expect(dialog).toHaveCount(1);
    await armed(page);
    for (const [message, press] of left) {
      const shown = dialog.getByText(message, { exact: true });
      if ((await shown.count()) === 0) continue;
      left.delete(message);
      await answer(dialog, press, known);
      await expect(shown).toHaveCount(0);
      break;
    }
  }
}

/** The text that tells the dialog of a press from all others. */
function messageOf(press: Press): string {
  if ("send" in press) return press.send;
  return `${"allow" in press ? press.allow : press.deny} is about to run with these arguments.`;
}

async function answer(dialog: Locator, press: Press, known: Known): Promise<void> {
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  if ("allow" in press) {
    const text = JSON.stringify(press.arguments?.(known) ?? {});
    await dialog.getByRole("textbox", { name: "Arguments (JSON)" }).fill(text);
    await button("Allow once").click();
  } else if ("deny" in press) {
    await button("Deny").click();
    // The second one confirms; a reason may stand beside it.
    await button("Deny").last().click();
  } else {
    await lookThrough(dialog);
    // A form of one yes-or-no question has a button for each answer.
    await button("Send").or(button("Yes")).click();
  }
}
