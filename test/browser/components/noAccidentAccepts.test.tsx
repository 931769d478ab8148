import type { TestServer } from "@mcp-host-ui/testing";
import { ElicitationCard, HostPrompts } from "mcp-host-ui";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { Chat } from "./Chat.js";
import { mountHost } from "./mountHost.js";

const approve = (what: string) => ({
  message: `Approve ${what}?`,
  requestedSchema: {
    type: "object",
    properties: { approve: { type: "boolean", title: "Approve" } },
    required: ["approve"],
  },
});

const confirm = (what: string) => ({
  message: `Delete ${what}?`,
  requestedSchema: { type: "object", properties: {} },
});

const trip = {
  message: "Where to?",
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", title: "City", default: "Lisbon" } },
  },
};

const dialog = page.getByRole("dialog");
const chat = page.getByRole("textbox", { name: "Chat" });

/** Waits until what has just appeared takes presses. */
async function seen() {
  await expect.poll(() => document.querySelector("[data-arming]")).toBeNull();
}

/** Lets answers that should not have been sent arrive: what the client sends after them arrives after them. */
async function arrived(server: TestServer): Promise<void> {
  await painted();
  await server.call(async () => "done");
}

const timers: Parameters<typeof vi.useFakeTimers>[0] = { toFake: ["setTimeout", "clearTimeout"] };

/** Lets ten seconds pass for everything that waits for a time to come. */
async function passTime(server: TestServer): Promise<void> {
  for (let second = 0; second < 10; second += 1) {
    vi.advanceTimersByTime(1_000);
    await arrived(server);
  }
}

afterEach(() => {
  vi.useRealTimers();
});

/** Resolves once the frame that shows what is there now was painted. */
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Resolves to a button in the very moment in which it appears. */
const shown = (label: string) =>
  new Promise<HTMLButtonElement>((resolve) => {
    const observer = new MutationObserver(() => {
      const found = [...document.querySelectorAll("button")].find(
        ({ textContent }) => textContent === label,
      );
      if (!found) return;
      observer.disconnect();
      resolve(found);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

/** Moves Enter as a keyboard does; `userEvent` lets a key go before it presses it again. */
const key = (type: "keyDown" | "keyUp", more: { autoRepeat?: boolean } = {}) =>
  cdp().send("Input.dispatchKeyEvent", {
    type,
    key: "Enter",
    code: "Enter",
    text: "\r",
    windowsVirtualKeyCode: 13,
    ...more,
  });

function focusButton(name: string): void {
  const button = page.getByRole("button", { name, exact: true }).element();
  if (button instanceof HTMLElement) button.focus();
}

describe("HostPrompts", () => {
  it.each([
    ["one-tap prompts", approve, "Yes"],
    ["confirmations", confirm, "Confirm"],
  ])("accepts one at most of two queued %s when Enter is pressed twice", async (_, ask, button) => {
    const { server } = await mountHost(<HostPrompts />);
    server.elicit(ask("this"));
    server.elicit(ask("that"));
    await expect.element(dialog).toHaveTextContent("1 of 2");
    await seen();

    focusButton(button);
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.element(dialog).toHaveTextContent("that?");
    await userEvent.keyboard("{Enter} ");
    await arrived(server);

    expect(server.received).toHaveLength(1);
    await expect.element(dialog).toBeVisible();
  });

  it("accepts nothing while Enter is held down", async () => {
    const { server } = await mountHost(<HostPrompts />);
    server.elicit(confirm("this"));
    await expect.element(dialog).toBeVisible();

    await key("keyDown");
    await seen();
    focusButton("Confirm");
    await key("keyDown", { autoRepeat: true });
    await key("keyDown", { autoRepeat: true });
    await key("keyUp");
    await arrived(server);

    expect(server.received).toEqual([]);
  });

  it("ignores a click that was on its way when it opened", async () => {
    const { server } = await mountHost(<HostPrompts />);
    server.elicit(confirm("this"));
    const button = await shown("Confirm");
    button.click();
    await arrived(server);
    expect(server.received).toEqual([]);

    await seen();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect.poll(() => server.received).toEqual([{ action: "accept", content: {} }]);
  });

  it("ignores a click that was made just after it was painted, however late a busy page gets to it", async () => {
    const { server } = await mountHost(<HostPrompts />);
    server.elicit(confirm("this"));
    const button = await shown("Confirm");
    await painted();
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
    await seen();
    button.dispatchEvent(click);
    await arrived(server);
    expect(server.received).toEqual([]);

    await seen();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect.poll(() => server.received).toEqual([{ action: "accept", content: {} }]);
  });

  it("ignores a key that was pressed while the page was busy with a schema", async () => {
    const { server } = await mountHost(<HostPrompts />);
    server.elicit(confirm("this"));
    await shown("Confirm");
    await painted();
    focusButton("Confirm");
    const pressed = key("keyDown");
    const until = performance.now() + 900;
    while (performance.now() < until);
    await pressed;
    await key("keyUp");
    await arrived(server);
    expect(server.received).toEqual([]);
    await expect.element(dialog).toBeVisible();
  });

  it("accepts one question at most of a queue while somebody clicks on and on", async () => {
    const { server } = await mountHost(<HostPrompts />);
    for (let place = 0; place < 20; place += 1) server.elicit(confirm(`number ${place}`));
    await expect.element(dialog).toHaveTextContent("1 of 20");
    await seen();
    for (let click = 0; click < 30; click += 1) {
      const confirms = page.getByRole("button", { name: "Confirm" }).query();
      if (confirms instanceof HTMLElement) confirms.click();
      await painted();
    }
    expect(server.received).toHaveLength(1);
    await seen();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect.poll(() => server.received).toHaveLength(2);
  });

  it("sends nothing by Ctrl and Enter from its title", async () => {
    const { server } = await mountHost(<HostPrompts />);
    server.elicit(trip);
    await expect.element(page.getByRole("heading")).toHaveFocus();
    await seen();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await arrived(server);
    expect(server.received).toEqual([]);

    await page.getByRole("textbox", { name: "City" }).fill("Porto");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect
      .poll(() => server.received)
      .toEqual([{ action: "accept", content: { city: "Porto" } }]);
  });

  it("ignores a click beside it, and Escape, when it has just opened", async () => {
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 10_000 } });
    server.elicit(confirm("this"));
    await expect.element(dialog).toBeVisible();

    await page.elementLocator(document.documentElement).click({ position: { x: 2, y: 2 } });
    await userEvent.keyboard("{Escape}");
    await arrived(server);

    expect(server.received).toEqual([]);
  });

  it("focuses nothing that could be pressed, neither when it opens nor when it replaces another", async () => {
    const { server } = await mountHost(<HostPrompts />);
    server.elicit(confirm("this"));
    server.elicit(confirm("that"));
    await expect.element(page.getByRole("heading")).toHaveFocus();
    await seen();

    await page.getByRole("button", { name: "Confirm" }).click();
    await expect.element(dialog).toHaveTextContent("Delete that?");

    await expect.element(page.getByRole("heading")).toHaveFocus();
  });

  it("sends nothing and loses no key when a person is typing while it would open", async () => {
    const { server } = await mountHost(<ChatAndPrompts />);
    await chat.click();
    await userEvent.keyboard("o");
    server.elicit(confirm("this"));
    await expect.element(page.getByRole("region", { name: "Waiting for you" })).toBeVisible();

    await userEvent.keyboard("k{Enter}");
    await arrived(server);

    await expect.element(page.getByRole("list", { name: "Sent" })).toHaveTextContent("ok");
    expect(server.received).toEqual([]);
    await expect.element(chat).toHaveFocus();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("leaves the focus and its keys to an empty field, and opens once the person leaves it", async () => {
    vi.useFakeTimers(timers);
    const { server } = await mountHost(<ChatAndPrompts />);
    await chat.click();
    await userEvent.keyboard("ok{Enter}");
    server.elicit(confirm("this"));
    await expect.element(page.getByRole("button", { name: "Answer" })).toBeVisible();
    await passTime(server);
    await expect.element(dialog).not.toBeInTheDocument();
    vi.useRealTimers();
    await userEvent.keyboard("more");
    await expect.element(chat).toHaveValue("more");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(server.received).toEqual([]);

    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByRole("heading")).toHaveFocus();
  });

  it("waits as long as there is text in the field that has the focus", async () => {
    vi.useFakeTimers(timers);
    const { server } = await mountHost(<ChatAndPrompts />);
    await chat.click();
    await userEvent.keyboard("half a sentence");
    server.elicit(confirm("this"));
    await expect.element(page.getByRole("button", { name: "Answer" })).toBeVisible();

    await passTime(server);

    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(chat).toHaveFocus();
  });

  it("says once to a screen reader that it waits", async () => {
    const { server } = await mountHost(<ChatAndPrompts />);
    await chat.click();
    await userEvent.keyboard("o");
    server.elicit(confirm("this"));

    await expect.element(page.getByRole("status")).toHaveTextContent("Travel Booking");
    await expect.element(page.getByRole("status")).toHaveLength(1);
  });

  it("opens from its bar, and gives the focus back to the field in use", async () => {
    const { server } = await mountHost(<ChatAndPrompts />);
    await chat.click();
    await userEvent.keyboard("half a sentence");
    server.elicit(confirm("this"));

    await page.getByRole("button", { name: "Answer" }).click();
    await expect.element(page.getByRole("heading")).toHaveFocus();
    await seen();
    await userEvent.keyboard("{Escape}");

    await expect.poll(() => server.received).toEqual([{ action: "cancel" }]);
    await expect.element(chat).toHaveFocus();
    await expect.element(chat).toHaveValue("half a sentence");
  });
});

describe("ElicitationCard", () => {
  it("ignores a click that was on its way when it appeared, and takes no focus", async () => {
    const { server } = await mountHost(
      <>
        <Chat />
        <ElicitationCard />
      </>,
    );
    await chat.click();
    server.elicit(confirm("this"));
    const button = await shown("Confirm");
    button.click();
    await arrived(server);

    expect(server.received).toEqual([]);
    await expect.element(chat).toHaveFocus();
  });
});

function ChatAndPrompts() {
  return (
    <>
      <Chat />
      <HostPrompts />
    </>
  );
}
