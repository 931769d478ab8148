import { DecisionLogView, HostPrompts, RequestInbox, RootsSettings } from "mcp-host-ui";
import { createDecisionLog, elicitation, roots, type Sampling, sampling } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { booking, payment } from "../../../stories/support/requests.js";
import { analysis, models } from "../../kinds/sampling/core/flights.js";
import { mountHost } from "../components/mountHost.js";

const generate: Sampling.Generate = async () => ({ content: "Take the 9:40." });
const initial = [
  { uri: "file:///Users/agent/travel-planning", name: "Main workspace" },
  { uri: "file:///Users/agent/travel-templates", name: "Templates" },
];

/** Noon, so that it is the same day wherever the tests run. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 0, 15, 12) });
  return () => vi.useRealTimers();
});

function show(ui: ReactNode) {
  const kinds = [elicitation({ url: true }), sampling({ generate, models }), roots({ initial })];
  return mountHost(ui, { safety: { armAfter: 0 } }, {}, kinds, createDecisionLog());
}

/** Waits until a surface has loaded all of itself. */
async function loaded(surface: Locator): Promise<Locator> {
  await expect.element(surface).toBeInTheDocument();
  await expect.element(surface.getByText("Loading…")).not.toBeInTheDocument();
  return surface;
}

const dialog = page.getByRole("dialog");

describe("the accessibility tree", () => {
  it("of a form", async () => {
    const { server } = await show(<HostPrompts />);
    server.elicit(booking);
    await expect.element(await loaded(dialog)).toMatchAriaSnapshot();
  });

  it("of a page to visit", async () => {
    const { server } = await show(<HostPrompts />);
    server.elicit(payment);
    await expect.element(dialog.getByRole("button", { name: /^Open / })).toBeVisible();
    await expect.element(await loaded(dialog)).toMatchAriaSnapshot();
  });

  it("of a request to a model, and of its answer", async () => {
    const { server } = await show(<HostPrompts />);
    server.request({ method: "sampling/createMessage", params: analysis });
    await expect.element(await loaded(dialog)).toMatchAriaSnapshot();
    await page.getByRole("button", { name: /^Run / }).click();
    await expect.element(dialog.getByRole("heading", { name: /Check the answer/ })).toBeVisible();
    await expect.element(await loaded(dialog)).toMatchAriaSnapshot();
  });

  it("of the roots in the settings", async () => {
    await show(<RootsSettings />);
    await expect.element(page.getByRole("button", { name: /Edit .*Templates/ })).toBeVisible();
    await expect.element(page.getByRole("main")).toMatchAriaSnapshot();
  });

  it("of a server that asks for the roots", async () => {
    const { server } = await show(<HostPrompts />);
    server.request({ method: "roots/list" });
    await expect.element(await loaded(dialog)).toMatchAriaSnapshot();
  });

  it("of the inbox", async () => {
    const { server } = await show(<RequestInbox />);
    server.elicit(booking);
    server.request({ method: "roots/list" });
    await expect.element(page.getByRole("row", { name: /Share folders with/ })).toBeVisible();
    await expect.element(page.getByRole("main")).toMatchAriaSnapshot();
  });

  it("of the log", async () => {
    const { server } = await show(
      <>
        <DecisionLogView />
        <HostPrompts />
      </>,
    );
    server.elicit(booking);
    await (await loaded(dialog)).getByRole("button", { name: "Decline", exact: true }).click();
    const log = page.getByRole("region", { name: /decisions/i });
    await expect.element(log.getByRole("row", { name: /Declined/ })).toBeVisible();
    await expect.element(log).toMatchAriaSnapshot();
  });
});
