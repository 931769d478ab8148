import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** Unlocks every field that asks for what nobody should enter, once the first of them is locked. */
export async function unlock(user: UserEvent): Promise<void> {
  for (const button of await screen.findAllByRole("button", { name: /^Unlock/ })) {
    await user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  }
}
