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

  it.each([
    [{ drafts: 1 }, "policy.drafts: 1", "true or false"],
    [{ review: 1 }, "policy.review: 1", '"always"'],
    [{ secrets: 1 }, "policy.secrets: 1", '"refused"'],
    [{ servers: 1 }, "policy.servers: 1", "a list of session ids"],
    [{ log: 1 }, "policy.log: 1", "an object such as { to: append }"],
    [{ log: { to: 1 } }, "policy.log.to: 1", "a function"],
    [{ log: { content: 1 } }, "policy.log.content: 1", "true or false"],
    [{ log: { too: 1 } }, "policy.log.too: 1", "one of to, content"],
    [{ draft: 1 }, "policy.draft: 1", "one of drafts, review, secrets, servers, log, tools"],
    [1, "policy: 1", "an object such as { drafts: false }"],
  ])("says of %j what to write in its place", (policy, given, expected) => {
    expect(make(policy)).toThrow(
      `createHost was given ${given}, so what it should lay down would not hold. Write ${expected}.`,
    );
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

  it.each([{ drafts: false }, { drafts: true }, { review: "always" }, { secrets: "refused" }])(
    "tells them %j alone where there is nothing else",
    (policy) => {
      expect(make(policy)().read("host:policy")).toStrictEqual(policy);
    },
  );

  it.each([{ drafts: undefined }, { log: { content: undefined, to: undefined } }, { servers: [] }])(
    "takes %j",
    (policy) => {
      expect(make(policy)).not.toThrow();
    },
  );
});
