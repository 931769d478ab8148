import { deskStoreChecks } from "@mcp-host-ui/desk/testing";
import { describe, expect, it } from "vitest";
import { memoryDesk } from "../../src/server/kept/memoryDesk.ts";

describe("memoryDesk", () => {
  it.each(deskStoreChecks)("$name", async ({ run }) => {
    const store = memoryDesk();
    await expect(run(() => store)).resolves.toBeUndefined();
  });
});
