import { ElicitationCard, HostPrompts } from "mcp-host-ui";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyField } from "../../support/everyField.js";
import { mountHost } from "./mountHost.js";

const width = 320;
const height = 568;

/** The smallest phone, and text at twice its size. */
beforeEach(async () => {
  await page.viewport(width, height);
  document.documentElement.style.fontSize = "200%";
  onTestFinished(async () => {
    document.documentElement.style.fontSize = "";
    await page.viewport(414, 896);
  });
});

async function show(ui: ReactNode, role: "dialog" | "region") {
  const { host } = await mountHost(ui, { safety: { armAfter: 0 } });
  const session = host.openSession({ id: "tapped", name: "Travel Booking", tapped: true });
  const answer = session.receive("elicitation/create", everyField);
  answer.catch(() => {});
  const surface = page.getByRole(role, { name: /Travel Booking/ });
  await expect.element(surface).toBeInTheDocument();
  await expect.element(surface.getByText("Loading…")).not.toBeInTheDocument();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return { surface, answer };
}

/** Everything in a surface whose content is wider than its place. */
function scrolledSideways(root: Element): readonly string[] {
  return [document.documentElement, root, ...root.querySelectorAll("*")]
    .filter((element) => !element.matches("input, select, textarea, [class*=visually-hidden]"))
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .map((element) => `${element.localName}.${element.getAttribute("class")}`);
}

/** Whether a person can press an element once it is scrolled to. */
function canBePressed(element: Element): boolean {
  element.scrollIntoView({ block: "center" });
  const { left, top, width: wide, height: high } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + wide / 2, top + high / 2);
  return hit !== null && element.contains(hit);
}

describe.each([
  ["HostPrompts", <HostPrompts key="ui" />, "dialog"],
  ["ElicitationCard", <ElicitationCard key="ui" />, "region"],
] as const)("%s on a small phone with large text", (_, ui, role) => {
  it("scrolls one way only, and every action can be reached", async () => {
    const { surface, answer } = await show(ui, role);
    expect(scrolledSideways(surface.element())).toEqual([]);
    for (const name of ["Send", "Decline", "Later", "More options"])
      expect(canBePressed(surface.getByRole("button", { name, exact: true }).element()), name).toBe(
        true,
      );
    await surface.getByRole("button", { name: "Decline", exact: true }).click();
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  it("keeps its head where it is when the first error takes the focus", async () => {
    const { surface } = await show(ui, role);
    surface.getByRole("textbox", { name: "Code" }).element().scrollIntoView();
    const { scrollHeight, clientHeight } = surface.element();
    expect(scrollHeight).toBe(clientHeight);
    await userEvent.fill(surface.getByRole("textbox", { name: "Code" }), "A");
    await surface.getByRole("button", { name: "Send", exact: true }).click();
    await expect.element(surface.getByRole("textbox", { name: "Name" })).toHaveFocus();
    expect(surface.element().scrollTop).toBe(0);
  });

  it("shows where the focus is on everything that Tab reaches", async () => {
    const { surface } = await show(ui, role);
    const name = surface.getByRole("textbox", { name: "Name" }).element();
    if (name instanceof HTMLElement) name.focus();
    const seen = new Set<Element>();
    const invisible: string[] = [];
    for (let press = 0; press < 60; press += 1) {
      await userEvent.tab();
      const focused = document.activeElement;
      if (!focused || seen.has(focused) || !surface.element().contains(focused)) continue;
      seen.add(focused);
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      if (outlineStyle === "none" || outlineWidth === "0px")
        invisible.push(`${focused.localName} ${focused.textContent}`);
    }
    expect(seen.size).toBeGreaterThan(15);
    expect(invisible).toEqual([]);
  });
});

describe("HostPrompts at 400 % zoom", () => {
  beforeEach(async () => {
    await page.viewport(320, 256);
    document.documentElement.style.fontSize = "";
  });

  it("scrolls as one, head and foot included, so that a whole field can be seen", async () => {
    const { surface, answer } = await show(<HostPrompts />, "dialog");
    const name = surface.getByRole("textbox", { name: "Name" }).element();
    const scrollers = [surface.element(), ...surface.element().querySelectorAll("*")].filter(
      (element) =>
        element.scrollHeight > element.clientHeight + 1 &&
        getComputedStyle(element).overflowY === "auto" &&
        element.contains(name),
    );
    expect(scrollers).toHaveLength(1);
    expect(scrolledSideways(surface.element())).toEqual([]);
    for (const action of ["Send", "Decline", "Later", "More options"])
      expect(
        canBePressed(surface.getByRole("button", { name: action, exact: true }).element()),
        action,
      ).toBe(true);
    expect(canBePressed(name)).toBe(true);
    await surface.getByRole("button", { name: "More options" }).click();
    await surface.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(answer).resolves.toEqual({ action: "cancel" });
  });
});
