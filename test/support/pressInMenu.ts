import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Opens the menu of the question on the screen, and presses what stands in it. */
export async function pressInMenu(
  user: UserEvent,
  name: string | RegExp,
  surface: HTMLElement = document.body,
): Promise<void> {
  await user.click(await within(surface).findByRole("button", { name: "More options" }));
  await user.click(
    within(screen.getByRole("group", { name: "More options" })).getByRole("button", { name }),
  );
}
