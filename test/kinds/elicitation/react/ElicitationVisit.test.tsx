import { type RenderWithHostOptions, renderWithHost } from "@mcp-host-ui/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { createInspector } from "mcp-host-ui/safety";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { armed } from "../../../support/armed.js";
import { sendAndWorkOn } from "../../../support/sendAndWorkOn.js";

const pageAt = (url: string) => ({
  mode: "url",
  message: "Pay for your Barcelona vacation",
  url,
  elicitationId: "payment-7",
});

async function visit(url: string, opens = true, options: RenderWithHostOptions = {}) {
  const openPage = vi.fn<(url: string) => boolean>(() => opens);
  const { server, close, ...rest } = await renderWithHost(<HostPrompts />, {
    ...options,
    custom: { openPage, ...options.custom },
  });
  onTestFinished(close);
  const { answer, stop } = sendAndWorkOn(server, pageAt(url));
  const dialog = within(await screen.findByRole("dialog"));
  return { ...rest, server, answer, stop, dialog, openPage, user: userEvent.setup() };
}

describe("Elicitation.Visit", () => {
  const harmless = "https://pay.travel.example/checkout?booking=7";

  it("shows the whole address with its site picked out, and opens nothing before consent", async () => {
    const { dialog, openPage, user, answer } = await visit(harmless);
    const open = await dialog.findByRole("button", { name: "Open the page" });
    expect(dialog.getByText("travel.example", { selector: "strong" })).toBeVisible();
    expect(
      dialog.getByText("travel.example", { selector: "strong" }).parentElement,
    ).toHaveTextContent(harmless);
    expect(openPage).not.toHaveBeenCalled();

    await user.click(open);

    expect(openPage).toHaveBeenCalledExactlyOnceWith(harmless);
    await expect(answer).resolves.toEqual({ action: "accept" });
    expect(await dialog.findByRole("button", { name: "I’ve finished" })).toBeVisible();
  });

  it.each([
    ["https://xn--80ak6aa92e.example/", /uses special letters/],
    ["https://paypal.com.evil.example/", /starts with .* but opens/],
    ["http://192.168.1.10/", /on your own network/],
    ["https://user:pass@travel.example/", /part before @ isn’t the site/],
    ["http://travel.internal/", /isn’t encrypted/],
    ["https://travel.example:8443/", /port/],
  ])("says what is suspicious about %s", async (url, finding) => {
    const { dialog } = await visit(url);
    expect(await dialog.findByText(finding)).toBeVisible();
  });

  it("asks a second time where the address is dangerous", async () => {
    const { dialog, openPage, user, answer } = await visit("https://paypal.com.evil.example/");
    await user.click(await dialog.findByRole("button", { name: "Open anyway…" }));
    expect(openPage).not.toHaveBeenCalled();
    await user.click(await dialog.findByRole("button", { name: "Open it anyway" }));
    expect(openPage).toHaveBeenCalledOnce();
    await expect(answer).resolves.toEqual({ action: "accept" });
  });

  it.each([
    ["https://127.0.0.1/", undefined],
    [`https://travel.example/${"a".repeat(9_000)}`, undefined],
    ["https://mallory.github.io/", "https://alice.github.io"],
  ])("warns of %j from a server at %s, and asks a second time", async (url, origin) => {
    const { dialog, openPage, user, answer } = await visit(url, true, {
      ...(origin !== undefined && { server: { origin } }),
    });
    expect(await dialog.findByRole("group", { name: /^Warning: / })).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Open the page" })).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Open anyway…" }));
    expect(openPage).not.toHaveBeenCalled();
    await user.click(await dialog.findByRole("button", { name: "Open it anyway" }));
    expect(openPage).toHaveBeenCalledExactlyOnceWith(url);
    await expect(answer).resolves.toEqual({ action: "accept" });
  });

  it("puts the way back, with the focus, where the first press was", async () => {
    const { dialog, openPage, user } = await visit("https://paypal.com.evil.example/");
    const first = await dialog.findByRole("button", { name: "Open anyway…" });
    first.focus();
    await user.keyboard("{Enter}");
    expect(dialog.getByRole("button", { name: "Back" })).toBe(first);
    expect(first).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(dialog.getByRole("button", { name: "Open anyway…" })).toHaveFocus();
    expect(dialog.queryByRole("button", { name: "Open it anyway" })).not.toBeInTheDocument();
    expect(openPage).not.toHaveBeenCalled();
  });

  it("says first, and aloud, which site a dangerous one is taken for", async () => {
    const { dialog } = await visit("https://xn--ggle-55da.com/");
    const told = /xn--ggle-55da\.com.* looks like .*google\.com.*, but isn’t\./;
    const group = await dialog.findByRole("group", { name: told });
    expect(group).toHaveAccessibleName(/^Danger: /);
    expect(group).toHaveAttribute("data-level", "danger");
    const said = within(group).getByRole("status");
    await vi.waitFor(() => expect(said).toHaveTextContent(told));
  });

  const armAfter = 1_500;

  it("takes a double click for one press: it does not answer the second question", async () => {
    const { dialog, openPage, user } = await visit("https://paypal.com.evil.example/", true, {
      safety: { armAfter },
    });
    const open = await dialog.findByRole("button", { name: "Open anyway…" });
    await armed(armAfter);
    await user.dblClick(open);
    expect(dialog.getByRole("button", { name: "Open it anyway" })).toBeVisible();
    expect(openPage).not.toHaveBeenCalled();
  });

  it("takes a double click for one press: it opens one page and completes nothing", async () => {
    const { dialog, openPage, user, answer } = await visit(harmless, true, {
      safety: { armAfter },
    });
    const open = await dialog.findByRole("button", { name: "Open the page" });
    await armed(armAfter);
    await user.dblClick(open);
    await expect(answer).resolves.toEqual({ action: "accept" });
    await user.click(await dialog.findByRole("button", { name: "I’ve finished" }));
    expect(openPage).toHaveBeenCalledOnce();
    expect(dialog.getByText(/Come back here when you’ve finished/)).toBeVisible();
  });

  it("takes no press at once where an address was checked for long: the button has only just appeared", async () => {
    const inspector = createInspector();
    let go = () => {};
    const checked = new Promise<void>((resolve) => {
      go = resolve;
    });
    const slow: typeof inspector = {
      ...inspector,
      inspectUrl: async (...asked) => {
        await checked;
        return inspector.inspectUrl(...asked);
      },
    };
    const { dialog, openPage, user, answer } = await visit(harmless, true, {
      safety: { armAfter, inspector: slow },
    });
    await armed(armAfter);
    go();
    const open = await dialog.findByRole("button", { name: "Open the page" });
    await user.click(open);
    expect(openPage).not.toHaveBeenCalled();

    await armed(armAfter);
    await user.click(open);
    expect(openPage).toHaveBeenCalledOnce();
    await expect(answer).resolves.toEqual({ action: "accept" });
  });

  it("offers a link where the host's own opener fails, and says nothing to the server", async () => {
    const openPage = () => Promise.reject(new Error("no browser"));
    const { dialog, user, server } = await visit(harmless, true, { custom: { openPage } });
    await user.click(await dialog.findByRole("button", { name: "Open the page" }));
    expect(await dialog.findByRole("link", { name: "Open it from here" })).toBeVisible();
    expect(server.received).toEqual([]);
  });

  it("says so where the address cannot be copied", async () => {
    const { dialog, user } = await visit(harmless, false);
    await user.click(await dialog.findByRole("button", { name: "Open the page" }));
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await user.click(await dialog.findByRole("button", { name: "Copy the address" }));
    expect(await dialog.findByText(/Select the text instead/)).toBeVisible();
  });

  it("says that the browser blocked the page, and offers a link and a copy", async () => {
    const { dialog, openPage, user, server, answer } = await visit(harmless, false);
    await user.click(await dialog.findByRole("button", { name: "Open the page" }));
    expect(openPage).toHaveBeenCalledOnce();
    expect(await dialog.findByText("Your browser blocked the page.")).toBeVisible();
    expect(server.received).toEqual([]);
    const link = dialog.getByRole("link", { name: "Open it from here" });
    expect(link).toHaveAttribute("href", harmless);
    expect(link).toHaveAttribute("rel", "noopener noreferrer");

    await user.click(dialog.getByRole("button", { name: "Copy the address" }));
    await expect(navigator.clipboard.readText()).resolves.toBe(harmless);
    await expect(answer).resolves.toEqual({ action: "accept" });
  });

  it("refuses what the host refuses", async () => {
    const inspector = createInspector({
      url: () => [{ code: "x-blocked", severity: "refuse", path: ["url"], params: {} }],
    });
    // The app's own code is no key of the type.
    const messages: object = {
      findings: { found: { "x-blocked": () => "Your company blocks this." } },
    };
    const { dialog } = await visit(harmless, true, { safety: { inspector }, messages });
    expect(await dialog.findByText("Your company blocks this.")).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Open the page" })).not.toBeInTheDocument();
    expect(dialog.getByRole("button", { name: "Decline" })).toBeVisible();
  });

  describe("once the call that asked is over", () => {
    async function visitAndEnd(guard = 0) {
      const visiting = await visit(harmless, true, { safety: { armAfter: guard } });
      const { dialog, user, stop, answer } = visiting;
      const open = await dialog.findByRole("button", { name: "Open the page" });
      await armed(guard);
      await user.click(open);
      await expect(answer).resolves.toEqual({ action: "accept" });
      expect(await dialog.findByRole("button", { name: "I’ve finished" })).toBeVisible();
      stop();
      const bar = within(await screen.findByRole("region", { name: "Waiting for you" }));
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      return { ...visiting, bar };
    }

    it("is left in a bar, which announces it, and opens the page again from there", async () => {
      const { bar, user, openPage } = await visitAndEnd();
      const left = /You opened a page for .*Travel Booking/;
      expect(bar.getByText(left, { selector: "p:not([role])" })).toBeVisible();
      await vi.waitFor(() => expect(bar.getByRole("status")).toHaveTextContent(left));
      await user.click(bar.getByRole("button", { name: "Continue" }));
      await user.click(await screen.findByRole("button", { name: "Open it again" }));
      expect(openPage.mock.calls).toEqual([[harmless], [harmless]]);
      await user.click(screen.getByRole("button", { name: "I’ve finished" }));
      await vi.waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      expect(screen.queryByRole("region")).not.toBeInTheDocument();
    });

    it("says there that it is complete, and goes when the person dismisses it", async () => {
      const { bar, user, server } = await visitAndEnd();
      await server.notify("notifications/elicitation/complete", { elicitationId: "payment-7" });
      const complete = /Travel Booking.* says you’re done/;
      await vi.waitFor(() => expect(bar.getByRole("status")).toHaveTextContent(complete));
      await user.click(bar.getByRole("button", { name: "Dismiss" }));
      await vi.waitFor(() => expect(screen.queryByRole("region")).not.toBeInTheDocument());
      expect(server.received).toEqual([{ action: "accept" }]);
    });

    it("takes no press there that was meant for what was there before", async () => {
      const { bar, user } = await visitAndEnd(armAfter);
      await user.click(bar.getByRole("button", { name: "Dismiss" }));
      await armed(armAfter);
      await user.click(bar.getByRole("button", { name: "Continue" }));
      expect(await screen.findByRole("dialog")).toBeVisible();
    });
  });

  it("completes when the server says so", async () => {
    const { dialog, user, server } = await visit(harmless);
    await user.click(await dialog.findByRole("button", { name: "Open the page" }));
    await dialog.findByRole("button", { name: "I’ve finished" });
    await server.notify("notifications/elicitation/complete", { elicitationId: "payment-7" });
    expect(await dialog.findByText(/Travel Booking.* says you’re done\./)).toBeVisible();
  });
});
