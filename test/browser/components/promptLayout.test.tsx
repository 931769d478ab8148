import { HostPrompts } from "mcp-host-ui";
import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { booking } from "../../../stories/support/requests.js";
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
    [280, 570],
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
      { safety: { armAfter: 0 } },
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
    for (const name of ["Send", "Decline", "Later", "More options"])
      expect(isHit(page.getByRole("button", { name, exact: true }).element()), name).toBe(true);
    expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");

    await page.getByRole("textbox", { name: "name" }).fill("Ada");
    await userEvent.keyboard("{Enter}");
    await expect(answer).resolves.toEqual({ action: "accept", content: { name: "Ada" } });
    expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
  });

  it("shows a whole booking in 480 px, what is said about a field beside its label", async () => {
    await resizeTo(1280, 860);
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    const { answer } = server.elicit(booking);
    await expect.element(dialog).toBeVisible();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    expect(dialog.element().getBoundingClientRect().height).toBeLessThanOrEqual(480);
    const insurance = page.getByRole("checkbox", { name: "Travel insurance" });
    await expect.element(insurance).toBeInViewport({ ratio: 1 });

    await page.getByRole("button", { name: "Decline", exact: true }).click();
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  it.each([
    [1280, 860],
    [360, 640],
  ])(
    "keeps its frame and its button in place from the form to its review, at %i × %i",
    async (width, height) => {
      await resizeTo(width, height);
      const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
      const { answer } = server.elicit(booking);
      await expect.element(dialog).toBeVisible();
      await page.getByRole("radio", { name: "Yes" }).click();
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      const send = page.getByRole("button", { name: "Send", exact: true });
      const endsOf = (element: Element) => {
        const { top, right, bottom } = element.getBoundingClientRect();
        return { top, right, bottom };
      };
      const frame = endsOf(dialog.element());
      const place = endsOf(send.element());

      await page.getByRole("button", { name: "Review before sending" }).click();
      await expect.element(page.getByRole("group", { name: /will get/ })).toBeVisible();
      expect(endsOf(dialog.element())).toEqual(frame);
      expect(endsOf(send.element())).toEqual(place);
      await expect.element(page.getByRole("radio", { name: "Yes" })).not.toBeInTheDocument();
      await send.click();
      await expect(answer).resolves.toMatchObject({ action: "accept" });
    },
  );

  it.each([
    [1280, 2],
    [360, 1],
  ])("lists what is done less often in columns, at %i px in %i", async (width, columns) => {
    await resizeTo(width, 800);
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    const { answer } = server.elicit(booking);
    await page.getByRole("button", { name: "More options" }).click();
    const starts = page
      .getByRole("group", { name: "More options" })
      .getByRole("button")
      .elements()
      .map((entry) => Math.round(entry.getBoundingClientRect().left));
    expect(starts.length).toBeGreaterThan(2);
    expect(new Set(starts).size).toBe(columns);

    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(answer).resolves.toEqual({ action: "cancel" });
  });

  it("needs one row of 44 px to say who asks and what for, and at most 64 px for what can be done", async () => {
    await resizeTo(1280, 800);
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    const called = server.call(
      (ask) => ask({ question: { method: "elicitation/create", params: contact } }),
      { name: "Book the Barcelona vacation" },
    );
    const task = page.getByText(/[Ff]or .*Book the Barcelona vacation/);
    await expect.element(task).toBeVisible();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const heightOf = (part: string) =>
      dialog.element().querySelector(part)?.getBoundingClientRect().height;
    expect(heightOf("header")).toBeLessThanOrEqual(45);
    expect(heightOf("footer")).toBeLessThanOrEqual(64);
    await page.viewport(360, 640);
    expect(heightOf("header")).toBeLessThanOrEqual(45);
    expect(heightOf("footer")).toBeLessThanOrEqual(64);

    await page.getByRole("button", { name: "Decline", exact: true }).click();
    await called;
    expect(server.received).toEqual([{ action: "decline" }]);
  });

  it("keeps what is rarer in a menu, which Escape closes before it leaves", async () => {
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    const { answer } = server.elicit(contact);
    const more = page.getByRole("button", { name: "More options" });
    await expect.element(page.getByRole("heading")).toHaveFocus();
    await more.click();
    await expect.element(page.getByText(/says it is/)).toBeVisible();
    expect(server.received).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByText(/says it is/)).not.toBeInTheDocument();
    await expect.element(more).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await page.getByRole("button", { name: "Decline with a reason" }).click();
    await expect.element(page.getByRole("textbox", { name: /^Reason/ })).toHaveFocus();
    await page.getByRole("button", { name: "Back" }).click();
    await expect.element(more).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(answer).resolves.toEqual({ action: "cancel" });
  });

  it("is answered by keyboard alone, and keeps Tab inside", async () => {
    const { server } = await mountHost(
      <>
        <button type="button">Outside</button>
        <HostPrompts />
      </>,
      { safety: { armAfter: 0 } },
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
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      const focused = document.activeElement;
      seen.push(focused?.getAttribute("aria-label") ?? focused?.textContent ?? "");
    }
    expect(seen.slice(0, 5)).toEqual([
      "Review before sending",
      "Decline",
      "Send",
      "More options",
      "Later",
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
