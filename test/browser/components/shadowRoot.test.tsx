import { HostPrompts, RootsPopover } from "mcp-host-ui";
import { roots } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pressBeside, send as sendButton } from "./askForCity.js";
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
async function open(mode: ShadowRootMode = "open") {
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
    {},
    undefined,
    mode,
  );
  const { tree } = mounted;
  await expect.poll(() => tree.querySelector("button")).not.toBeNull();
  const own = tree.querySelector("button");
  own?.focus();
  const question = mounted.server.elicit(trip);
  await expect.poll(() => isInDialog(tree)).toBe(true);
  return { ...mounted, ...question, pressed, own };
}

/** Locators of the test do not see into closed roots, so these tests look for elements themselves. */
const dialogIn = (tree: Document | ShadowRoot) => tree.querySelector("[role=dialog]");
const isInDialog = (tree: Document | ShadowRoot) => dialogIn(tree)?.contains(tree.activeElement);
const labelOf = (element: Element | null) =>
  element?.getAttribute("aria-label") ?? element?.textContent ?? "";
const labelled = (tree: Document | ShadowRoot, label: RegExp) =>
  [...tree.querySelectorAll("button")].find((button) => label.test(labelOf(button)));
async function press(tree: Document | ShadowRoot, label: RegExp): Promise<void> {
  await expect.poll(() => labelled(tree, label)).toBeDefined();
  labelled(tree, label)?.focus();
  await userEvent.keyboard("{Enter}");
}

describe.each(["open", "closed"] as const)("HostPrompts, in a shadow root that is %s", (mode) => {
  it("keeps Tab in the dialog, so that no key presses the app behind it", async () => {
    const { tree, pressed, answer } = await open(mode);
    const stops = new Set<Element | null>();
    for (const keys of ["{Tab}", "{Shift>}{Tab}{/Shift}"])
      for (let presses = 0; presses < 20; presses += 1) {
        await userEvent.keyboard(keys);
        expect(isInDialog(tree)).toBe(true);
        stops.add(tree.activeElement);
      }
    expect(stops.size).toBeGreaterThan(4);
    expect(pressed).toEqual([]);
    await press(tree, /^Send$/);
    expect(await answer).toEqual({ action: "accept", content: {} });
  });

  it("takes the focus back from the app, in the root and outside of it", async () => {
    const { tree, own } = await open(mode);
    const field = tree.querySelector("input");
    field?.focus();
    expect(tree.activeElement).toBe(field);
    for (const behind of [own, page.getByText("After").element()]) {
      if (behind instanceof HTMLElement) behind.focus();
      expect(tree.activeElement).toBe(field);
    }
  });

  it("cancels at Escape, and gives the focus back", async () => {
    const { tree, answer, own } = await open(mode);
    await userEvent.keyboard("{Escape}");
    expect(await answer).toEqual({ action: "cancel" });
    await expect.poll(() => tree.activeElement).toBe(own);
  });

  it("hides the app from assistive technology, in the root and outside of it", async () => {
    const { tree, answer } = await open(mode);
    const behind = [tree.querySelector("main"), page.getByText("After").element()];
    for (const element of behind) expect(element?.getAttribute("aria-hidden")).toBe("true");
    expect(dialogIn(tree)?.closest("[aria-hidden=true]")).toBeNull();
    expect(document.querySelector("chat-widget")?.getAttribute("aria-hidden")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await answer;
    await expect
      .poll(() => behind.map((element) => element?.getAttribute("aria-hidden")))
      .toEqual([null, null]);
  });

  it("waits while the user types in the widget", async () => {
    const { tree, server } = await mountInShadowRoot(
      <>
        <textarea />
        <HostPrompts />
      </>,
      { safety: { armAfter: 0 } },
      {},
      undefined,
      mode,
    );
    await expect.poll(() => tree.querySelector("textarea")).not.toBeNull();
    tree.querySelector("textarea")?.focus();
    await userEvent.keyboard("abc");
    const { answer } = server.elicit(trip);
    await expect.poll(() => labelled(tree, /^Answer/)).toBeDefined();
    await userEvent.keyboard("defghijklmnopqrstuvwxyz");
    expect(tree.querySelector("textarea")?.value).toBe("abcdefghijklmnopqrstuvwxyz");
    expect(dialogIn(tree)).toBeNull();
    labelled(tree, /^Answer/)?.click();
    await expect.poll(() => isInDialog(tree)).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(await answer).toEqual({ action: "cancel" });
    await expect.poll(() => tree.activeElement).toBe(tree.querySelector("textarea"));
  });

  it("puts the focus into a field that was wrong", async () => {
    const { tree, server, answer } = await open(mode);
    await userEvent.keyboard("{Escape}");
    await answer;
    const next = server.elicit({
      message: "How many?",
      requestedSchema: {
        type: "object",
        properties: {
          note: { type: "string", title: "Note" },
          count: { type: "integer", title: "Count", minimum: 2 },
        },
        required: ["count"],
      },
    });
    await expect.poll(() => isInDialog(tree) && tree.querySelectorAll("input").length).toBe(2);
    await press(tree, /^Send$/);
    const count = tree.querySelectorAll("input")[1];
    await expect.poll(() => tree.activeElement).toBe(count);
    await userEvent.keyboard("3{Enter}");
    expect(await next.answer).toEqual({ action: "accept", content: { count: 3 } });
  });
});

describe.each(["open", "closed"] as const)("RootsPopover, in a shadow root that is %s", (mode) => {
  it("keeps the focus through editing, removing, undo and Escape", async () => {
    const initial = ["one", "two"].map((name) => ({ uri: `file:///srv/${name}`, name }));
    const { tree, server } = await mountInShadowRoot(
      <RootsPopover />,
      {},
      {},
      [roots({ initial, approve: () => true })],
      mode,
    );
    const focused = () => labelOf(tree.activeElement);
    await press(tree, /folders/);
    await press(tree, /^Edit .*two/);
    await expect.poll(() => tree.activeElement?.localName).toBe("input");
    await userEvent.keyboard("{Control>}a{/Control}second{Enter}");
    await expect.poll(focused).toMatch(/^Edit .*second/);

    const inputs = tree.querySelectorAll<HTMLInputElement>("input:not([type=radio])");
    inputs[inputs.length - 1]?.focus();
    await userEvent.keyboard("/srv/three{Enter}");
    await expect.poll(() => tree.activeElement?.getAttribute("type")).toBe("radio");
    await userEvent.keyboard(" {Enter}");
    await press(tree, /^Remove .*three/);
    await expect.poll(focused).toBe("Undo");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => tree.activeElement?.id).toMatch(/-list$/);
    const { answer } = server.request({ method: "roots/list" });
    expect(await answer).toMatchObject({ roots: [{ name: "one" }, { name: "second" }, {}] });

    await userEvent.keyboard("{Escape}");
    await expect.poll(focused).toMatch(/folders/);
    expect(labelled(tree, /^Edit/)).toBeUndefined();
  });
});

describe("HostPrompts, in a shadow root by mouse", () => {
  it("takes choices by mouse from a short list and from a long one", async () => {
    const { answer } = await open();
    await page.getByRole("combobox", { name: "Day" }).click();
    await page.getByRole("option", { name: "Thu" }).click();
    await page.getByRole("combobox", { name: "City" }).click();
    await page.getByRole("option", { name: "City 3", exact: true }).click();
    await sendButton.click();
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
