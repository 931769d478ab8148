import { HostPrompts, RequestInbox, RootsSettings } from "mcp-host-ui";
import { elicitation, roots, sampling } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { booking, payment } from "../../../stories/support/requests.js";
import { analysis, models } from "../../kinds/sampling/core/flights.js";
import { mountHost } from "../components/mountHost.js";
import { applyScheme, applyStyles } from "../themes/themes.js";

// The one font that the machines of all who run this have (CI installs fonts-liberation); nothing moves.
const still =
  ':root { --mcp-font: "Liberation Sans"; --mcp-font-mono: "Liberation Mono"; --mcp-motion: 0s; }';

// Some pixels may differ: what another build of the browser makes of the edges of letters.
const tolerance = { comparatorOptions: { allowedMismatchedPixelRatio: 0.01 } };

const pages = [
  ["light", "ltr"],
  ["dark", "ltr"],
  ["light", "rtl"],
] as const;

const initial = [
  { uri: "file:///Users/agent/travel-planning", name: "Main workspace" },
  { uri: "file:///Users/agent/travel-templates", name: "Templates" },
];

/** What is shown as a time stands still. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 0, 15, 12) });
  return () => vi.useRealTimers();
});

async function mount(ui: ReactNode, scheme: "light" | "dark", dir: "ltr" | "rtl") {
  applyStyles(still);
  applyScheme(scheme);
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  await page.viewport(640, 760);
  const generate = async () => ({ content: "Take the 9:40." });
  const kinds = [elicitation({ url: true }), sampling({ generate, models }), roots({ initial })];
  const { server } = await mountHost(ui, { safety: { armAfter: 0 }, dir }, {}, kinds);
  return server;
}

async function compare(surface: Locator, name: string) {
  await expect.element(surface.getByText("Loading…")).not.toBeInTheDocument();
  await document.fonts.ready;
  await expect.element(surface).toMatchScreenshot(name, tolerance);
}

const dialog = page.getByRole("dialog", { name: /Travel Booking/ });

describe.each([
  ["form", booking, "Send"],
  ["page to visit", payment, "Open the page"],
] as const)("the dialog of a %s", (name, request, button) => {
  it.each(pages)("looks as it did, %s and %s", async (scheme, dir) => {
    const server = await mount(<HostPrompts />, scheme, dir);
    server.elicit(request);
    await expect.element(dialog.getByRole("button", { name: button, exact: true })).toBeVisible();
    await compare(dialog, `${name.replaceAll(" ", "-")}-${scheme}-${dir}`);
  });
});

describe.each([
  ["sampling", { method: "sampling/createMessage", params: analysis }, /^Run /],
  ["roots", { method: "roots/list" }, /^Share /],
] as const)("the dialog of a request for %s", (name, request, button) => {
  it.each(pages)("looks as it did, %s and %s", async (scheme, dir) => {
    const server = await mount(<HostPrompts />, scheme, dir);
    server.request(request);
    await expect.element(dialog.getByRole("button", { name: button })).toBeVisible();
    await compare(dialog, `${name}-${scheme}-${dir}`);
  });
});

describe("the other surfaces", () => {
  it("look as they did: the roots in the settings", async () => {
    await mount(<RootsSettings />, "light", "ltr");
    await expect.element(page.getByRole("button", { name: /Edit .*Templates/ })).toBeVisible();
    await compare(page.getByRole("region", { name: "Folders for servers" }), "settings-light-ltr");
  });

  it("look as they did: the inbox", async () => {
    const server = await mount(<RequestInbox />, "dark", "ltr");
    server.elicit(booking);
    server.elicit(payment);
    server.request({ method: "roots/list" });
    await expect.element(page.getByRole("row", { name: /Share folders with/ })).toBeVisible();
    await compare(page.getByRole("region", { name: "Requests" }), "inbox-dark-ltr");
  });
});
