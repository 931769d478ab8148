import { HostPrompts } from "mcp-host-ui";
import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountHost } from "./mountHost.js";

const names = ["name", "email", "phone", "street", "city", "country", "seat", "meal", "bags"];

const contact = {
  message: `Who travels? ${"averylongwordwithoutanybreak".repeat(8)} ${"And why. ".repeat(40)}`,
  requestedSchema: {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "string", title: name }])),
    required: ["name"],
  },
};

const dialog = page.getByRole("dialog");

async function resizeTo(width: number, height: number) {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(414, 896));
}

describe("ElicitationPrompt", () => {
  it.each([
    [280, 480],
    [320, 640],
    [768, 600],
    [1600, 900],
  ])("keeps its actions in sight and scrolls only inside, at %i × %i", async (width, height) => {
    await resizeTo(width, height);
    const { server } = await mountHost(
      <>
        <p>{"The host's page. ".repeat(500)}</p>
        <HostPrompts />
      </>,
      { armAfter: 0 },
    );
    const { answer } = server.elicit(contact);
    await expect.element(dialog).toBeVisible();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));

    const box = dialog.element().getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.bottom).toBeLessThanOrEqual(height);
    expect(scrolledSideways(dialog.element())).toEqual([]);
    for (const name of ["Send", "Decline", "Cancel", "Close", "Stop the whole operation"])
      expect(isHit(page.getByRole("button", { name, exact: true }).element()), name).toBe(true);
    expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");

    await page.getByRole("textbox", { name: "name" }).fill("Ada");
    await userEvent.keyboard("{Enter}");
    await expect(answer).resolves.toEqual({ action: "accept", content: { name: "Ada" } });
    expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
  });

  it("keeps the button that stops an operation beside its sentence, at 1280 × 800", async () => {
    await resizeTo(1280, 800);
    const { server } = await mountHost(<HostPrompts />, { armAfter: 0 });
    const called = server.call(
      (ask) => ask({ question: { method: "elicitation/create", params: contact } }),
      { name: "Book the Barcelona vacation for two" },
    );
    const sentence = page.getByText(/Barcelona.* wait.* for your answer/);
    await expect.element(sentence).toBeVisible();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const stop = page.getByRole("button", { name: "Stop the whole operation" });
    const [text, button] = [sentence, stop].map((found) => found.element().getBoundingClientRect());
    expect(button?.top).toBeLessThan(text?.bottom ?? 0);
    expect(text?.top).toBeLessThan(button?.bottom ?? 0);

    await page.getByRole("button", { name: "Decline", exact: true }).click();
    await called;
    expect(server.received).toEqual([{ action: "decline" }]);
  });

  it("is answered by keyboard alone, and keeps Tab inside", async () => {
    const { server } = await mountHost(
      <>
        <button type="button">Outside</button>
        <HostPrompts />
      </>,
      { armAfter: 0 },
    );
    const { answer } = server.elicit({
      message: "Sure?",
      requestedSchema: { type: "object", properties: { note: { type: "string", title: "Note" } } },
    });
    await expect.element(page.getByRole("heading")).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("textbox", { name: "Note" })).toHaveFocus();
    await userEvent.keyboard("Yes, all of us");
    const seen: string[] = [];
    for (let press = 0; press < 9; press += 1) {
      await userEvent.tab();
      const focused = document.activeElement;
      seen.push(focused?.getAttribute("aria-label") ?? focused?.textContent ?? "");
    }
    expect(seen.slice(0, 8)).toEqual([
      "Review before sending",
      "Decline",
      "Decline with a reason",
      "Later",
      "Cancel",
      "Send",
      "Stop the whole operation",
      "Close",
    ]);
    expect(dialog.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Shift>}{Tab}{Tab}{/Shift}");
    await page.getByRole("textbox", { name: "Note" }).click();
    await userEvent.keyboard("{Enter}");
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: { note: "Yes, all of us" },
    });
  });
});

/** The classes of what has to be scrolled sideways in an element. */
function scrolledSideways(root: Element): readonly string[] {
  return [root, ...root.querySelectorAll("*")]
    .filter((element) => getComputedStyle(element).overflowX !== "visible")
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ className }) => className);
}

/** Whether a click in the middle of an element would reach it. */
function isHit(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}
