import { HostPrompts, RequestInbox } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountHost } from "./mountHost.js";

const question = {
  message: "Where to?",
  requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
};

function App() {
  return (
    <>
      <button type="button" popoverTarget="inbox">
        Inbox
      </button>
      <div id="inbox" popover="auto">
        <RequestInbox onOpen={() => document.getElementById("inbox")?.hidePopover()} />
      </div>
      <HostPrompts />
    </>
  );
}

describe("HostPrompts, beside an inbox", () => {
  it("gives the focus to the row next to the one that a request was opened from, which is gone", async () => {
    const { server } = await mountHost(
      <>
        <RequestInbox />
        <HostPrompts />
      </>,
      { safety: { armAfter: 0 } },
    );
    const { answer } = server.elicit(question);
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("button", { name: "Later" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();

    page
      .getByRole("row", { name: /Where to/ })
      .element()
      .focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("button", { name: "Decline", exact: true }).click();
    await expect(answer).resolves.toEqual({ action: "decline" });
    await expect.element(page.getByRole("row", { name: /Declined.*Where to/ })).toHaveFocus();
  });
});

describe("HostPrompts, beside an inbox in a popover", () => {
  it("gives the focus back to what opens the popover, where the request was opened from there", async () => {
    const { host, server } = await mountHost(<App />, { safety: { armAfter: 0 } });
    const { answer } = server.elicit(question);
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("button", { name: "Later" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();

    page.getByRole("button", { name: "Inbox", exact: true }).element().focus();
    await userEvent.keyboard("{Enter}{Tab}");
    await expect.element(page.getByRole("row", { name: /Where to/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("button", { name: "Decline", exact: true }).click();

    await expect(answer).resolves.toEqual({ action: "decline" });
    expect(host.getState().open).toEqual([]);
    await expect.element(page.getByRole("button", { name: "Inbox", exact: true })).toHaveFocus();
  });
});
