import { HostPrompts } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { tapped } from "../../support/tapped.js";
import { mountHost } from "../components/mountHost.js";

/** Shows what an input method offers so far, and keeps its composition open. */
async function compose(text: string): Promise<void> {
  await cdp().send("Input.imeSetComposition", {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
}

/** Ends a composition with what was chosen. */
async function commit(text: string): Promise<void> {
  await cdp().send("Input.insertText", { text });
}

/** Presses a key in the midst of a composition: as input methods hide it (229), and as those that do not. */
async function press(key: "Enter" | "Escape", modifiers = 0): Promise<void> {
  const plain = { key, code: key, modifiers, windowsVirtualKeyCode: key === "Enter" ? 13 : 27 };
  const text = key === "Enter" ? { text: "\r" } : {};
  for (const event of [
    { ...plain, windowsVirtualKeyCode: 229 },
    { ...plain, ...text },
  ]) {
    await cdp().send("Input.dispatchKeyEvent", {
      ...event,
      type: "text" in event ? "keyDown" : "rawKeyDown",
    });
    await cdp().send("Input.dispatchKeyEvent", { ...event, type: "keyUp" });
  }
}

const control = 2;

const trip = {
  message: "Where to?",
  requestedSchema: {
    type: "object",
    properties: {
      city: { type: "string", title: "City" },
      station: {
        type: "string",
        title: "Station",
        enum: ["東京", ...Array.from({ length: 300 }, (_, index) => `駅 ${index}`)],
      },
      guests: { type: "array", title: "Guests", items: { type: "string" } },
      notes: { type: "string", title: "Notes", maxLength: 999 },
    },
    required: ["city"],
  },
};

const dialog = page.getByRole("dialog");
const city = page.getByRole("textbox", { name: "City" });
const station = page.getByRole("combobox", { name: "Station" });
const notes = page.getByRole("textbox", { name: "Notes" });

async function openTrip() {
  const mounted = await mountHost(
    <HostPrompts />,
    { safety: { armAfter: 0 } },
    { wire: tapped(openWire2025) },
  );
  const { answer } = mounted.server.elicit(trip);
  await expect.element(city).toBeVisible();
  return { ...mounted, answer };
}

describe("ElicitationForm.Root, while an input method composes", () => {
  it("is neither sent by Enter, nor left by Escape, until the text is there", async () => {
    const { server, answer } = await openTrip();
    await city.click();
    await compose("とうきょう");
    await press("Enter");
    await press("Enter", control);
    await press("Escape");
    await expect.element(dialog).toBeVisible();
    expect(document.querySelector("[aria-invalid]")).toBeNull();
    expect(server.received).toEqual([]);

    await commit("東京");
    await expect.element(city).toHaveValue("東京");
    await userEvent.keyboard("{Enter}");
    expect(await answer).toEqual({ action: "accept", content: { city: "東京" } });
  });

  it("chooses no option at Enter, and keeps the list open at Escape", async () => {
    const { server, answer } = await openTrip();
    await city.fill("Tokyo");
    await station.click();
    await compose("東");
    await expect.element(page.getByRole("option", { name: "東京" })).toBeVisible();
    await press("Enter");
    await press("Escape");
    await expect.element(station).toHaveAttribute("aria-expanded", "true");
    await expect.element(dialog).toBeVisible();

    await commit("東京");
    await expect.element(page.getByRole("option", { name: "東京" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(station).toHaveAttribute("aria-expanded", "false");
    await expect.element(station).toHaveValue("東京");
    expect(server.received).toEqual([]);
    await userEvent.keyboard("{Enter}");
    expect(await answer).toEqual({
      action: "accept",
      content: { city: "Tokyo", station: "東京" },
    });
  });

  it("begins no further row of a list at Enter", async () => {
    const { server } = await openTrip();
    await page.getByRole("textbox", { name: "Item 1" }).click();
    await compose("はなこ");
    await press("Enter");
    expect(page.getByRole("textbox", { name: "Item 2" }).elements()).toEqual([]);
    await commit("花子");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("textbox", { name: "Item 2" })).toHaveFocus();
    expect(server.received).toEqual([]);
  });
});

describe("ElicitationForm.Root, by its shortcuts", () => {
  it.each(["Control", "Meta"])(
    "takes Enter for a new line, and %s and Enter to send",
    async (key) => {
      const { server, answer } = await openTrip();
      await city.fill("Lisbon");
      await notes.click();
      await userEvent.keyboard("one{Enter}two");
      await expect.element(notes).toHaveValue("one\ntwo");
      expect(server.received).toEqual([]);
      await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
      expect(await answer).toEqual({
        action: "accept",
        content: { city: "Lisbon", notes: "one\ntwo" },
      });
    },
  );
});
