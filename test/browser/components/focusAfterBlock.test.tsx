import { ElicitationCard, HostPrompts, RequestInbox } from "mcp-host-ui";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { mountHost } from "./mountHost.js";

const question = {
  message: "Where to?",
  requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
};
const script = {
  mode: "url",
  message: "Pay here",
  url: "javascript:alert(1)",
  elicitationId: "pay-1",
};

const block = page.getByRole("button", { name: /^Block server/ });
const confirmed = page
  .getByRole("group", { name: /^Block / })
  .getByRole("button", { name: /^Block/ });
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function open(ui: ReactNode) {
  const mounted = await mountHost(
    <>
      <button type="button">Chat</button>
      {ui}
    </>,
    { safety: { armAfter: 0 } },
  );
  await expect.element(button("Chat")).toBeVisible();
  button("Chat").element().focus();
  return mounted;
}

async function press(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  target.element().focus();
  await userEvent.keyboard("{Enter}");
}

const places: readonly (readonly [string, ReactNode, notices: number])[] = [
  ["a dialog", <HostPrompts key="it" />, 1],
  [
    "a card",
    <div key="it">
      <ElicitationCard />
      <HostPrompts />
    </div>,
    1,
  ],
  ["a card alone", <ElicitationCard key="it" />, 0],
];

describe("Block server", () => {
  it.each(places)(
    "gives the focus back to where it was before %s had it",
    async (_, ui, notices) => {
      const { server } = await open(ui);
      const { answer } = server.elicit(question);
      await press(page.getByRole("button", { name: "More options" }));
      await press(page.getByRole("button", { name: /^Decline with a reason/ }));
      await press(block);
      await press(confirmed);
      await expect(answer).resolves.toEqual({ action: "cancel" });
      await expect.element(button("Chat")).toHaveFocus();
      const told = page.getByRole("status").filter({ hasText: /You blocked .*Travel Booking/ });
      await expect.poll(() => told.all().length).toBe(notices);
    },
  );

  it("gives the focus to a row that is left, in an inbox", async () => {
    const { server } = await open(<RequestInbox />);
    const { answer } = server.elicit(question);
    await press(block);
    await press(confirmed);
    await expect(answer).resolves.toEqual({ action: "cancel" });
    await expect.element(page.getByRole("row").first()).toHaveFocus();
  });
});

describe("Dismiss", () => {
  it.each<[string, ReactNode]>([
    ["a bar", <HostPrompts key="it" />],
    ["a card", <ElicitationCard key="it" />],
  ])("gives the focus back where it takes the last row of %s", async (_, ui) => {
    const { server } = await open(ui);
    await expect(server.elicit(script).answer).rejects.toThrow("http");
    await press(button("Dismiss"));
    await expect.element(button("Dismiss")).not.toBeInTheDocument();
    await expect.element(button("Chat")).toHaveFocus();
  });
});
