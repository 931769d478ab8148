import { act } from "@testing-library/react";
import { vi } from "vitest";
import { oncePainted } from "../../src/ui/oncePainted.js";

/** Waits until the forms that are shown have been inspected, which they are once they were painted. */
export async function inspected(): Promise<void> {
  await act(async () => {
    await new Promise<void>(oncePainted);
    await vi.dynamicImportSettled();
  });
}
