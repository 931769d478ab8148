import { ElicitationCard, HostPrompts } from "mcp-host-ui";
import type { HostSession } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { everyField } from "../../support/everyField.js";
import { mountHost } from "../components/mountHost.js";
import { differences, lookOf } from "./look.js";
import { applyReset, resets } from "./resets.js";

const visit = { mode: "url", message: "Pay there.", url: "https://pay.example/7" };

const press = (surface: Locator, name: string) =>
  surface.getByRole("button", { name, exact: true }).click();

/** Every state of a question that looks different, and how a person gets there. */
const situations: readonly (readonly [
  name: string,
  request: object,
  reach: (surface: Locator, session: HostSession) => Promise<void>,
])[] = [
  [
    "a form with every field and its errors",
    everyField,
    async (surface) => {
      await press(surface, "Send");
      await expect.element(surface.getByRole("alert")).toBeInTheDocument();
    },
  ],
  [
    "the question why",
    everyField,
    async (surface) => {
      await press(surface, "More options");
      await press(surface, "Decline with a reason");
      await expect.element(surface.getByRole("textbox", { name: /Reason/ })).toBeInTheDocument();
    },
  ],
  [
    "a question that is over",
    everyField,
    async (surface, session) => {
      await surface.getByRole("textbox", { name: "Name" }).fill("Ada");
      session.close();
      await expect.element(surface.getByText("Your answers so far")).toBeInTheDocument();
    },
  ],
  [
    "a page to visit",
    visit,
    async (surface) => {
      await expect.element(surface.getByText("pay.example").first()).toBeInTheDocument();
    },
  ],
];

/** Puts a question past the SDK, which refuses some of what real servers ask for, and waits until it is all there. */
async function show(ui: ReactNode, role: "dialog" | "region", request: object) {
  const { host } = await mountHost(ui, { safety: { armAfter: 0 } });
  const session = host.openSession({ id: "tapped", name: "Travel Booking", tapped: true });
  session.receive("elicitation/create", request).catch(() => {});
  const surface = page.getByRole(role, { name: /Travel Booking/ });
  await expect.element(surface).toBeInTheDocument();
  await expect.element(surface.getByText("Loading…")).not.toBeInTheDocument();
  return { surface, session };
}

/** Waits until nothing moves. */
async function resting() {
  await document.fonts.ready;
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
}

describe.each([
  ["HostPrompts", <HostPrompts key="ui" />, "dialog"],
  ["ElicitationCard", <ElicitationCard key="ui" />, "region"],
] as const)("%s", (_, ui, role) => {
  it.each(
    situations.flatMap(([situation, request, reach]) =>
      resets.map(([reset, css]) => ({ situation, request, reach, reset, css })),
    ),
  )("shows $situation alike with and without $reset", async ({ request, reach, css }) => {
    await page.viewport(800, 900);
    const { surface, session } = await show(ui, role, request);
    await reach(surface, session);
    await resting();
    const before = lookOf(surface.element());
    expect(before.size).toBeGreaterThan(500);

    applyReset(css);
    await resting();

    // The reset is at work.
    expect(getComputedStyle(document.body).margin).toBe("0px");
    expect(differences(before, lookOf(surface.element()))).toEqual([]);
  });
});
