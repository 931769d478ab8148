import { ElicitationCard, HostPrompts } from "mcp-host-ui";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { mountHost } from "../components/mountHost.js";

const texts = (from: number, length: number) =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => [`n${from + index}`, { type: "string" }]),
  );

const request = {
  message: "A few questions",
  requestedSchema: {
    type: "object",
    properties: {
      ...texts(0, 2),
      seat: { type: "string", title: "Seat", description: "By the way", enum: ["window", "aisle"] },
      ...texts(2, 12),
      city: { type: "string", title: "City" },
    },
    required: ["seat", "city"],
  },
};

beforeEach(async () => {
  await page.viewport(640, 700);
  return () => page.viewport(414, 896);
});

/** Whether a person sees the whole of an element, and nothing over it. */
function isSeen(element: Element): boolean {
  const { left, top, bottom, width } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => {
    const hit = document.elementFromPoint(left + Math.min(width / 2, 10), y);
    return hit !== null && element.contains(hit);
  });
}

/** What shows where the focus is. */
function ring(): string {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(
    document.activeElement ?? document.body,
  );
  return `${outlineStyle} ${outlineWidth} ${outlineColor}`;
}

describe.each([
  ["HostPrompts", <HostPrompts key="ui" />, "dialog"],
  ["ElicitationCard", <ElicitationCard key="ui" />, "region"],
] as const)("an error in %s", (_, ui, role) => {
  it("keeps its question, what is wrong and a ring in view, and the summary too", async () => {
    const { server } = await mountHost(ui, { safety: { armAfter: 0 } });
    const { answer } = server.elicit(request);
    const surface = page.getByRole(role, { name: /Travel Booking/ });
    const send = surface.getByRole("button", { name: "Send", exact: true });
    await expect.element(send).toBeInTheDocument();
    await send.click();

    const window = surface.getByRole("radio", { name: "window" });
    await expect.element(window).toHaveFocus();
    const group = surface.getByRole("radiogroup", { name: "Seat" }).element();
    const field = group.parentElement;
    const label = surface.getByText("Seat", { exact: true });
    const error = surface.getByText("Answer this.", { exact: true }).first();
    for (const part of [label, error, surface.getByRole("alert")])
      await expect.poll(() => isSeen(part.element())).toBe(true);
    expect(field?.contains(error.element())).toBe(true);
    const danger = getComputedStyle(error.element()).color;
    expect(ring()).toBe(`solid 2px ${danger}`);

    await window.click();
    await send.click();
    const city = surface.getByRole("textbox", { name: "City" });
    await expect.element(city).toHaveFocus();
    const shown = [surface.getByText("City", { exact: true })];
    // A card may be higher than the window: its summary stays where it is.
    if (role === "dialog") shown.push(surface.getByRole("alert"));
    for (const part of shown) await expect.poll(() => isSeen(part.element())).toBe(true);
    expect(ring()).toBe(`solid 2px ${danger}`);

    await city.fill("Lisbon");
    await send.click();
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: { seat: "window", city: "Lisbon" },
    });
  });
});
