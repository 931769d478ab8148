import { HostPrompts } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { pressBeside } from "../components/askForCity.js";
import { mountHost } from "../components/mountHost.js";

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

const room = page.getByRole("combobox", { name: "Month" });
const dialog = page.getByRole("dialog");
const option = (name: string) => page.getByRole("option", { name, exact: true });
async function isOpen(open: boolean) {
  await expect.element(room).toHaveAttribute("aria-expanded", `${open}`);
}

/** Asks for a month, and waits until the list of ours is there. */
async function askForMonth(
  property: object = {},
  required: readonly string[] = [],
  element = "BUTTON",
) {
  const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
  const { answer } = server.elicit({
    message: "When?",
    requestedSchema: {
      type: "object",
      properties: { month: { type: "string", title: "Month", enum: months, ...property } },
      required,
    },
  });
  await expect.poll(() => room.query()?.tagName).toBe(element);
  return { server, answer };
}

const send = () => page.getByRole("button", { name: "Send", exact: true }).click();
const active = () => {
  const id = room.element().getAttribute("aria-activedescendant") ?? "";
  return document.getElementById(id)?.textContent;
};

describe("SelectOnlyControl", () => {
  it("sends what a pointer chooses", async () => {
    const { answer } = await askForMonth();
    await room.click();
    await option("March").click();
    await isOpen(false);
    await expect.element(room).toHaveTextContent("March");
    await expect.element(room).toHaveFocus();
    await send();
    expect(await answer).toEqual({ action: "accept", content: { month: "March" } });
  });

  it("is walked by the keys of a list", async () => {
    const { answer } = await askForMonth();
    room.element().focus();
    await userEvent.keyboard("{ArrowDown}");
    await isOpen(true);
    expect(active()).toBe("January");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(active()).toBe("March");
    await userEvent.keyboard("{End}");
    expect(active()).toBe("December");
    await userEvent.keyboard("{PageUp}");
    expect(active()).toBe("February");
    await userEvent.keyboard("{PageDown}");
    expect(active()).toBe("December");
    await userEvent.keyboard("{Home}");
    expect(active()).toBe("January");
    await userEvent.keyboard("ju");
    expect(active()).toBe("June");
    await userEvent.keyboard("{Enter}");
    await isOpen(false);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(await answer).toEqual({ action: "accept", content: { month: "June" } });
  });

  it("closes at the first Escape, and the dialog at the second", async () => {
    const { server, answer } = await askForMonth();
    await room.click();
    await expect.element(option("May")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await isOpen(false);
    await expect.element(dialog).toBeVisible();
    expect(server.received).toEqual([]);
    await userEvent.keyboard("{Escape}");
    expect(await answer).toEqual({ action: "cancel" });
  });

  it("chooses nothing for the person who leaves it", async () => {
    const { answer } = await askForMonth({ default: "May" });
    room.element().focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Tab}");
    await isOpen(false);
    await expect.element(room).toHaveTextContent("May");
    await room.click();
    await userEvent.keyboard("{End}");
    await pressBeside();
    await isOpen(false);
    await send();
    expect(await answer).toEqual({ action: "accept", content: { month: "May" } });
  });

  it.each([
    ["a key", () => userEvent.keyboard("{Backspace}")],
    ["its button", () => page.getByRole("button", { name: /Clear the answer to .*Month/ }).click()],
  ])("takes an optional choice back by %s", async (_, clear) => {
    const { answer } = await askForMonth({ default: "May" });
    room.element().focus();
    await clear();
    await expect.element(room).toHaveTextContent("Choose…");
    await expect.element(room).toHaveFocus();
    await send();
    expect(await answer).toEqual({ action: "accept", content: {} });
  });

  it("has no way to take back a choice that is needed, and takes the focus where it is missing", async () => {
    const { answer } = await askForMonth({}, ["month"]);
    await send();
    await expect.element(room).toHaveFocus();
    await expect.element(room).toHaveAttribute("aria-invalid", "true");
    await expect.element(room).toHaveAccessibleDescription("Answer this.");
    await userEvent.keyboard("Sep{Enter}{Backspace}");
    expect(page.getByRole("button", { name: /Clear/ }).query()).toBeNull();
    await send();
    expect(await answer).toEqual({ action: "accept", content: { month: "September" } });
  });

  it.each([
    ["at the bottom of a small window", "ltr", 320, 420],
    ["from right to left", "rtl", 320, 420],
    ["in a window of little height", "ltr", 900, 240],
  ])("stands above the dialog, whole in the window, %s", async (_, dir, width, height) => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(width, height);
    document.documentElement.dir = dir;
    const names = months.map((month) => `${month} ${"very ".repeat(12)}long`);
    await askForMonth({ enum: names });
    await room.click();
    const list = page.getByRole("listbox").element();
    expect(list.matches(":popover-open")).toBe(true);
    const box = list.getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(height);
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    expect(list.contains(middle)).toBe(true);
    await userEvent.keyboard("{End}");
    const last = () => page.getByRole("option").elements().at(-1)?.getBoundingClientRect().bottom;
    await expect.poll(last).toBeLessThanOrEqual(Math.ceil(box.bottom));
    document.documentElement.removeAttribute("dir");
    await page.viewport(innerWidth, innerHeight);
  });

  it("marks what an option hides, in the list and once it is chosen", async () => {
    const { answer } = await askForMonth({ enum: ["Pay\u202e01$", ...months] });
    await room.click();
    await expect.poll(() => page.getByRole("option").elements()[0]?.textContent).toContain("RLO");
    await userEvent.keyboard("{Home}{Enter}");
    await expect.element(room).toHaveTextContent("RLO");
    await page.getByRole("button", { name: "Send anyway…" }).click();
    await page.getByRole("button", { name: "Send it anyway" }).click();
    expect(await answer).toEqual({ action: "accept", content: { month: "Pay\u202e01$" } });
  });

  it("leaves a list that browsers fill in to the browser", async () => {
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    const { answer } = server.elicit({
      message: "Where?",
      requestedSchema: {
        type: "object",
        properties: {
          country: { type: "string", title: "Country", enum: months },
          month: { type: "string", title: "Month", enum: months },
        },
      },
    });
    await expect.poll(() => room.query()?.tagName).toBe("BUTTON");
    const country = page.getByRole("combobox", { name: "Country" });
    expect(country.element().tagName).toBe("SELECT");
    await country.selectOptions("May");
    await send();
    expect(await answer).toEqual({ action: "accept", content: { country: "May" } });
  });

  it("leaves touch the browser's own", async () => {
    await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await expect.poll(() => matchMedia("(pointer: coarse)").matches).toBe(true);
    const { answer } = await askForMonth({}, [], "SELECT");
    await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: false });
    await expect.poll(() => room.query()?.tagName).toBe("BUTTON");
    await room.click();
    await option("May").click();
    await send();
    expect(await answer).toEqual({ action: "accept", content: { month: "May" } });
  });

  it("takes the browser's own from nobody who is in it", async () => {
    await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: true });
    const { answer } = await askForMonth({}, [], "SELECT");
    const own = room.element();
    await userEvent.selectOptions(own, "May");
    (own as HTMLElement).focus();
    await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: false });
    await expect.poll(() => matchMedia("(pointer: coarse)").matches).toBe(false);
    expect(document.activeElement).toBe(own);
    await userEvent.keyboard("{Tab}");
    await expect.poll(() => room.query()?.tagName).toBe("BUTTON");
    await expect.element(room).toHaveTextContent("May");
    await send();
    expect(await answer).toEqual({ action: "accept", content: { month: "May" } });
  });
});
