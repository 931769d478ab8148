import { setTimeout as pause } from "node:timers/promises";
import { demandsOf, type HostUnderTest } from "@mcp-host-ui/testing/demands";
import { describe, expect, it } from "vitest";
import { openTerminal } from "./openTerminal.js";

/** A host in a terminal, as the demands drive it. */
const terminalUnderTest: HostUnderTest = {
  abilities: ["form"],
  async connect(server) {
    const { screen, type, close } = await openTerminal(server.url, server.name);
    return {
      callTool: (name) => type(`call ${name}`),
      async form(message) {
        while (!screen().includes(message)) await pause(10);
        return {
          words: async () => screen(),
          decline: () => type("decline"),
          cancel: () => type("cancel"),
          async send(values = {}) {
            for (const [title, value] of Object.entries(values)) await type(`${title}=${value}`);
            await type("send");
          },
        };
      },
      close,
    };
  },
};

describe.each(["2025-11-25", "2026-07-28"] as const)("in %s", (revision) => {
  const supported = demandsOf(revision).filter(
    (demand) => demand.missing(terminalUnderTest).length === 0,
  );
  it.each(supported)("$level: $text", (demand) =>
    expect(demand.check(terminalUnderTest)).resolves.toBeUndefined(),
  );
});
