import { HostPrompts } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dialog, pressBeside, send } from "./askForCity.js";
import { mountInShadowRoot } from "./mountHost.js";

const trip = {
  message: "Where will you go?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name" },
      day: { type: "string", title: "Day", enum: "Mon Tue Wed Thu Fri Sat Sun".split(" ") },
      city: {
        type: "string",
        title: "City",
        enum: Array.from({ length: 300 }, (_, index) => `City ${index}`),
      },
    },
  },
};

/** A widget with a button of its own, in an app that has another one. */
async function open() {
  const pressed: string[] = [];
  for (const [text, where] of [
    ["Before", "prepend"],
    ["After", "append"],
  ] as const) {
    const button = document.createElement("button");
    button.textContent = text;
    button.addEventListener("click", () => pressed.push(text));
    document.body[where](button);
  }
  const mounted = await mountInShadowRoot(
    <>
      <button type="button" onClick={() => pressed.push("Widget")}>
        Widget
      </button>
      <HostPrompts />
    </>,
    { safety: { armAfter: 0 } },
  );
  await expect.element(page.getByText("Widget")).toBeVisible();
  const own = page.getByText("Widget").element();
  if (own instanceof HTMLElement) own.focus();
  const question = mounted.server.elicit(trip);
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => isInDialog(mounted.tree)).toBe(true);
  return { ...mounted, ...question, pressed, own };
}

const isInDialog = (tree: Document | ShadowRoot) => dialog.element().contains(tree.activeElement);

describe("HostPrompts, in a shadow root", () => {
  it("keeps Tab in the dialog, so that no key presses the app behind it", async () => {
    const { tree, pressed, answer } = await open();
    const stops = new Set<Element | null>();
    for (const keys of ["{Tab}", "{Shift>}{Tab}{/Shift}"])
      for (let presses = 0; presses < 20; presses += 1) {
        await userEvent.keyboard(keys);
        expect(isInDialog(tree)).toBe(true);
        stops.add(tree.activeElement);
      }
    expect(stops.size).toBeGreaterThan(4);
    expect(pressed).toEqual([]);
    await send.click();
    expect(await answer).toEqual({ action: "accept", content: {} });
  });

  it("takes the focus back from the app, in the root and outside of it", async () => {
    const { tree, own } = await open();
    const field = page.getByRole("textbox", { name: "Name" });
    await field.click();
    for (const behind of [own, page.getByText("After").element()]) {
      if (behind instanceof HTMLElement) behind.focus();
      expect(tree.activeElement).toBe(field.element());
    }
  });

  it("cancels at Escape, and gives the focus back", async () => {
    const { tree, answer, own } = await open();
    await userEvent.keyboard("{Escape}");
    expect(await answer).toEqual({ action: "cancel" });
    await expect.poll(() => tree.activeElement).toBe(own);
  });

  it("hides the app from assistive technology, in the root and outside of it", async () => {
    const { tree, answer } = await open();
    const behind = [tree.querySelector("main"), page.getByText("After").element()];
    for (const element of behind) expect(element?.getAttribute("aria-hidden")).toBe("true");
    expect(dialog.element().closest("[aria-hidden=true]")).toBeNull();
    expect(document.querySelector("chat-widget")?.getAttribute("aria-hidden")).toBeNull();
    await send.click();
    await answer;
    await expect
      .poll(() => behind.map((element) => element?.getAttribute("aria-hidden")))
      .toEqual([null, null]);
  });

  it("takes choices by mouse from a short list and from a long one", async () => {
    const { answer } = await open();
    await page.getByRole("combobox", { name: "Day" }).click();
    await page.getByRole("option", { name: "Thu" }).click();
    await page.getByRole("combobox", { name: "City" }).click();
    await page.getByRole("option", { name: "City 3", exact: true }).click();
    await send.click();
    expect(await answer).toEqual({ action: "accept", content: { day: "Thu", city: "City 3" } });
  });

  it("closes a list at a press beside it, and stays", async () => {
    const { answer } = await open();
    await page.getByRole("combobox", { name: "Day" }).click();
    await expect.element(page.getByRole("option", { name: "Thu" })).toBeVisible();
    await pressBeside();
    await expect.element(page.getByRole("option", { name: "Thu" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    expect(await answer).toEqual({ action: "cancel" });
  });
});
