import { ElicitationPrompt, HostPrompts } from "mcp-host-ui";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountHost } from "./mountHost.js";

const question = {
  message: "Shall we?",
  requestedSchema: { type: "object", properties: { city: { type: "string" } } },
};

/** An app whose controls stand all over the page, down to a composer at its very end. */
function App({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {Array.from({ length: 30 }, (_, index) => (
        <p key={String(index)}>
          <button type="button">Item {index}</button>
        </p>
      ))}
      <textarea aria-label="Message" rows={2} style={{ inlineSize: "100%" }} />
      {children}
    </>
  );
}

const bar = () =>
  page.getByRole("region", { name: /.+/ }).filter({ hasText: /questions? waiting/ });

/** Goes to where the keyboard starts. */
function focusItem(index: number): void {
  [...document.querySelectorAll("button")].find(isItem(index))?.focus();
}

function isItem(index: number) {
  return ({ textContent }: Element) => textContent === `Item ${index}`;
}

/** Lets the page lay out, scroll, and move what has to move. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** How much of what has the focus the bar covers, in square px. */
function coveredArea(): number {
  const focused = document.activeElement?.getBoundingClientRect();
  const box = bar().element().getBoundingClientRect();
  if (!focused) throw new Error("Nothing has the focus.");
  const width = Math.min(focused.right, box.right) - Math.max(focused.left, box.left);
  const height = Math.min(focused.bottom, box.bottom) - Math.max(focused.top, box.top);
  return Math.max(0, width) * Math.max(0, height);
}

async function putAside(prompts: ReactNode) {
  const mounted = await mountHost(<App>{prompts}</App>, { safety: { armAfter: 0 } });
  const { host, server } = mounted;
  const asked = server.elicit(question);
  await expect.poll(() => host.getState().open.length).toBe(1);
  for (const { id } of host.getState().open) await host.send({ type: "putAside", id });
  await expect.element(bar()).toBeVisible();
  return { ...mounted, asked };
}

describe.each([
  ["HostPrompts", <HostPrompts key="all" />],
  ["ElicitationPrompt", <ElicitationPrompt key="one" />],
])("the bar of %s", (_, prompts) => {
  // The last one is 1280 by 1024 at 400 %.
  it.each([
    [1280, 800],
    [320, 640],
    [320, 256],
  ])("covers nothing that the keyboard reaches, in a window of %i by %i", async (width, height) => {
    await page.viewport(width, height);
    await putAside(prompts);
    const reached: string[] = [];
    focusItem(0);
    for (let press = 0; press < 30; press += 1) {
      await userEvent.keyboard("{Tab}");
      await painted();
      const { activeElement } = document;
      const name = activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
      reached.push(name);
      await expect.poll(coveredArea, { message: name }).toBe(0);
    }
    expect(new Set(reached).size).toBe(30);
    expect(reached.at(-1)).toBe("Message");
    for (let press = 0; press < 30; press += 1) {
      await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
      await painted();
      await expect.poll(coveredArea).toBe(0);
    }
    expect(document.activeElement?.textContent).toBe("Item 0");
  });

  it("moves from above the composer that is written into, and is reached by the keyboard there", async () => {
    await page.viewport(320, 640);
    const { asked } = await putAside(prompts);
    const composer = page.getByRole("textbox", { name: "Message" });
    focusItem(29);
    await userEvent.keyboard("{Tab}Hello");
    await painted();
    await expect.poll(coveredArea).toBe(0);
    await expect.element(composer).toHaveValue("Hello");

    const resume = page.getByRole("button", { name: "Answer" });
    await userEvent.keyboard("{Tab}{Tab}");
    await expect.element(resume).toHaveFocus();
    await painted();
    // It stays where it was found.
    expect(bar().element().getBoundingClientRect().top).toBeLessThan(100);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Send", exact: true }));
    await expect(asked.answer).resolves.toEqual({ action: "accept", content: {} });
  });

  it("goes back to the end of the page once the composer is left, and stays under a pointer", async () => {
    await page.viewport(320, 640);
    await putAside(prompts);
    const top = () => bar().element().getBoundingClientRect().top;
    const composer = page.getByRole("textbox", { name: "Message" });
    const atTheTop = async () => {
      const field = composer.element();
      if (field instanceof HTMLElement) field.focus();
      await expect.poll(top).toBeLessThan(100);
    };
    await userEvent.hover(bar());
    await atTheTop();
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
    await expect.element(composer).not.toHaveFocus();
    await expect.poll(top).toBeGreaterThan(300);

    await atTheTop();
    await userEvent.click(bar().getByText(/questions? waiting/));
    await expect.element(composer).not.toHaveFocus();
    await painted();
    expect(top()).toBeLessThan(100);
  });
});
