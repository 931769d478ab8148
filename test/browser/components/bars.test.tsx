import { HostPrompts } from "mcp-host-ui";
import { elicitation, sampling } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { mountHost } from "./mountHost.js";

const kinds = [elicitation(), sampling({ generate: async () => ({ content: "Hello" }) })];

describe("HostPrompts", () => {
  it("puts what waits of one kind above what waits of another, where both can be read", async () => {
    const { host, server } = await mountHost(
      <HostPrompts />,
      { safety: { armAfter: 0 } },
      {},
      kinds,
    );
    server.elicit({ message: "Shall we?", requestedSchema: { type: "object", properties: {} } });
    await expect.element(page.getByRole("dialog")).toBeVisible();
    server.request({
      method: "sampling/createMessage",
      params: { messages: [{ role: "user", content: { type: "text", text: "Hi" } }], maxTokens: 5 },
    });
    await expect.poll(() => host.getState().open.length).toBe(2);
    for (const { id } of host.getState().open) await host.send({ type: "putAside", id });

    await expect
      .poll(() => page.getByText(/1 (question|model request) waiting/).elements().length)
      .toBe(2);
    const [one, other] = page
      .getByText(/1 (question|model request) waiting/)
      .elements()
      .map((text) => text.getBoundingClientRect());
    if (!one || !other) throw new Error("There are not two bars.");
    const [upper, lower] = one.top < other.top ? [one, other] : [other, one];
    expect(upper.bottom).toBeLessThanOrEqual(lower.top);
  });
});
