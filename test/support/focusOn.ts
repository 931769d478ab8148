import { waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** Waits until an element that is on its way has the focus: effects may bring it after the element is there. */
export async function focusOn(found: Promise<HTMLElement>): Promise<void> {
  const element = await found;
  await waitFor(() => expect(element).toHaveFocus());
}
