import { createHost, elicitation, type HostPolicy } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";

const make = (policy: unknown) => () => {
  // Callers without types give anything.
  const host = createHost({ kinds: [elicitation()], policy: policy as HostPolicy });
  onTestFinished(host.close);
  return host;
};

describe("createHost with a policy", () => {
  it.each([
    [{ draft: false }, "policy.draft"],
    [{ drafts: "off" }, "policy.drafts"],
    [{ review: true }, "policy.review"],
    [{ review: "findings" }, "policy.review"],
    [{ secrets: false }, "policy.secrets"],
    [{ servers: "bank" }, "policy.servers"],
    [{ servers: [1] }, "policy.servers"],
    [{ log: true }, "policy.log"],
    [{ log: { too: () => {} } }, "policy.log.too"],
    [{ log: { to: "file" } }, "policy.log.to"],
    [{ log: { content: "no" } }, "policy.log.content"],
    [{ __proto__: null, toString: 1 }, "policy.toString"],
    ["strict", "policy"],
    [null, "policy"],
  ])("throws on %j: what is misspelt must not pass for what holds", (policy, name) => {
    expect(make(policy)).toThrow(TypeError);
    expect(make(policy)).toThrow(`createHost was given ${name}: `);
  });

  it("tells user interfaces what concerns them, and nothing where nothing does", () => {
    const log = { to: () => {} };
    const all: HostPolicy = {
      drafts: false,
      review: "always",
      secrets: "refused",
      servers: ["bank"],
      log,
    };
    const shown = { drafts: false, review: "always", secrets: "refused" };
    expect(make(all)().read("host:policy")).toEqual(shown);
    for (const policy of [undefined, {}, { servers: ["bank"] }, { log }])
      expect(make(policy)().read("host:policy")).toBeUndefined();
  });
});
