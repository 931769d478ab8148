import { createHost, type HostOptions } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { ownKind } from "../support/ownKind.js";

const own = ownKind();
const howTo = "Write createHost({ kinds: [elicitation()] }).";
const unlisted = `createHost was called without a list of kinds, so there is nothing that it could answer. ${howTo}`;
const noRules =
  "createHost was given rules that are none, so no rule would hold. Write createHost({ rules: createRules() }), from mcp-host-ui/rules.";

function elicitation() {
  return own;
}

describe("createHost, called without types", () => {
  it.each<readonly [string, unknown, string]>([
    ["nothing", undefined, unlisted],
    ["null", null, unlisted],
    ["no kinds", {}, unlisted],
    ["one kind for a list", { kinds: own }, unlisted],
    [
      "a kind that was not called",
      { kinds: [own, elicitation] },
      "kinds[1] of createHost is the function elicitation, not the kind that it makes. Call it: elicitation().",
    ],
    [
      "a function without a name",
      { kinds: [() => own] },
      "kinds[0] of createHost is the function itself, not the kind that it makes. Call it: kind().",
    ],
    ["null for a kind", { kinds: [null] }, `kinds[0] of createHost is no kind. ${howTo}`],
    [
      "a kind without a name",
      { kinds: [{ ...own, name: undefined }] },
      `kinds[0] of createHost is no kind. ${howTo}`,
    ],
    [
      "a kind that cannot start",
      { kinds: [own, { ...own, start: undefined }] },
      `kinds[1] of createHost is no kind. ${howTo}`,
    ],
    [
      "one kind twice",
      { kinds: [own, ownKind("other"), own] },
      'createHost was given two kinds named "own", and only one can answer. Remove one of them.',
    ],
    ["null for rules", { kinds: [own], rules: null }, noRules],
    ["rules that cannot start", { kinds: [own], rules: { start: true } }, noRules],
  ])("is told what to write in place of %s", (_, options, message) => {
    expect(() => createHost(options as HostOptions)).toThrow(new TypeError(message));
  });

  it("takes no kinds at all, which answers nothing", async () => {
    const host = createHost({ kinds: [] });
    expect(host.requests).toEqual([]);
    await expect(host.openSession({ id: "travel" }).receive("own/ask")).rejects.toThrow(
      "Method not found",
    );
  });
});
