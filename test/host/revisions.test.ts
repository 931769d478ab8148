import { createHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";

function open() {
  const host = createHost({
    kinds: [
      {
        ...ownKind("old", { requests: { "old/ask": async () => ({ answered: "old" }) } }),
        capabilities: { old: {}, older: {} },
        lastRevision: "2025-06-18",
      },
      {
        ...ownKind("own", { requests: { "own/ask": async () => ({ answered: "own" }) } }),
        capabilities: { own: {} },
      },
    ],
  });
  onTestFinished(host.close);
  return host;
}

describe("a kind with a last revision", () => {
  it.each([
    ["2025-03-26", true],
    ["2025-06-18", true],
    ["2025-11-25", false],
    [undefined, true],
  ])("in a session of revision %s: %s", async (protocolVersion, isAnswered) => {
    const session = open().openSession({
      id: "travel",
      ...(protocolVersion !== undefined && { protocolVersion }),
    });
    const answer = await session
      .receive("old/ask")
      .catch(({ code, message }) => ({ code, message }));
    expect(answer).toEqual(
      isAnswered
        ? { answered: "old" }
        : {
            code: -32601,
            message: "This client does not answer old/ask in this protocol revision.",
          },
    );
    await expect(session.receive("own/ask")).resolves.toEqual({ answered: "own" });
  });

  it("has it told for each of its capabilities, and no other kind has", () => {
    const { lastRevisions, capabilities } = open();
    expect(Object.entries(lastRevisions)).toEqual([
      ["old", "2025-06-18"],
      ["older", "2025-06-18"],
    ]);
    expect(capabilities).toEqual({ old: {}, older: {}, own: {} });
  });
});
