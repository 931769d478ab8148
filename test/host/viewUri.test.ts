import { createHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";

type Options = Parameters<ReturnType<ReturnType<typeof createHost>["openSession"]>["receive"]>[2];

/** The record of a question that came so. */
function record(options: Options) {
  const host = createHost({ kinds: [ownKind()] });
  onTestFinished(host.close);
  host
    .openSession({ id: "travel" })
    .receive("own/ask", {}, options)
    .catch(() => {});
  const [question] = host.getState().open;
  expect(question?.kind).toBe("own");
  return question;
}

const longest = `ui://${"x".repeat(2_048)}`;

describe("the view that a server would rather have shown", () => {
  it.each([
    ["as it names it", "ui://travel/form"],
    ["as long as 2,048 characters", longest],
  ])("is kept with the question %s", (_, resourceUri) => {
    expect(record({ meta: { ui: { resourceUri } } })).toMatchObject({ viewUri: resourceUri });
  });

  it.each<readonly [string, Options]>([
    ["there is nothing about the request", {}],
    ["the server names none", { meta: {} }],
    ["its ui is null", { meta: { ui: null } }],
    ["its ui is a text", { meta: { ui: "ui://travel" } }],
    ["its address is a number", { meta: { ui: { resourceUri: 5 } } }],
    ["its address is a page's", { meta: { ui: { resourceUri: "https://travel.example/" } } }],
    ["a page's address only contains one", { meta: { ui: { resourceUri: "https://a/ui://b" } } }],
    ["its address has lines", { meta: { ui: { resourceUri: "ui://travel\nform" } } }],
    ["its address is too long", { meta: { ui: { resourceUri: `${longest}x` } } }],
    ["its address is a list", { meta: { ui: { resourceUri: ["ui://travel"] } } }],
    ["a view asks itself", { meta: { ui: { resourceUri: "ui://travel" } }, appView: "Map" }],
  ])("is not there where %s", (_, options) => {
    expect(record(options)).not.toHaveProperty("viewUri");
  });
});
