import { HostPrompts } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountHost } from "./mountHost.js";

const city = {
  message: "Where to?",
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", title: "City" } },
    required: ["city"],
  },
};

/** As many as one server may have open at once. */
const most = 20;

const field = page.getByRole("textbox", { name: "City" });
const block = page.getByRole("button", { name: "Block server" });
const dialog = page.getByRole("dialog");

describe("FloodNotice, while a dialog is open", () => {
  const flood = async (typed: string) => {
    const { host, server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    const [answer] = Array.from({ length: most }, () => server.elicit(city).answer);
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => host.getState().open.length).toBe(most);
    await userEvent.click(field);
    if (typed !== "") await userEvent.keyboard(typed);
    for (let more = 0; more < 3; more += 1)
      await expect(server.elicit(city).answer).rejects.toThrow("Too many requests");
    await expect.element(block).toBeInTheDocument();
    return { host, server, answer };
  };

  it("is said to people who do not see the page, and leaves them where they write", async () => {
    const { host, server, answer } = await flood("Lis");
    await userEvent.keyboard("bon");
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue("Lisbon");
    const said = page.getByRole("status").filter({ hasText: /is sending too many requests/ });
    await expect.element(said).toBeInTheDocument();
    expect(server.received).toEqual([]);
    expect(host.getState().open).toHaveLength(most);

    await userEvent.click(page.getByRole("button", { name: "Send", exact: true }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  it("blocks the server by a press, which ends what it has waiting for nobody", async () => {
    const { host, server } = await flood("");
    await userEvent.click(block);
    await expect(server.elicit(city).answer).rejects.toThrow("blocked");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .poll(() => server.received)
      .toEqual(Array.from({ length: most }, () => ({ action: "cancel" })));
    expect(host.getState().settled.map(({ outcome }) => outcome)).toMatchObject(
      Array.from({ length: most }, () => ({ by: "host", cause: "blocked" })),
    );
  });
});
