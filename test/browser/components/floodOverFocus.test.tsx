import { HostPrompts } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountHost } from "./mountHost.js";

const question = { message: "Shall we?", requestedSchema: { type: "object", properties: {} } };
/** As many as one server may have open at once. */
const most = 20;

const notice = page.getByRole("region", { name: "Too many requests" });
const bar = page.getByRole("region", { name: /.+/ }).filter({ hasText: /questions? waiting/ });

/** Lets the page lay out, scroll, and move what has to move. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** How much of what has the focus the notice and the bar cover, in square px. */
function coveredArea(): number {
  const focused = document.activeElement?.getBoundingClientRect();
  if (!focused) throw new Error("Nothing has the focus.");
  return [notice, bar].reduce((sum, region) => {
    const box = region.element().getBoundingClientRect();
    const width = Math.min(focused.right, box.right) - Math.max(focused.left, box.left);
    const height = Math.min(focused.bottom, box.bottom) - Math.max(focused.top, box.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}

/** Goes to where the keyboard starts. */
function focusFirst(): HTMLElement {
  const first = page.getByRole("button", { name: "Item 0", exact: true }).element();
  if (!(first instanceof HTMLElement)) throw new Error("There is no first item.");
  first.focus();
  return first;
}

async function flood() {
  const items = Array.from({ length: 30 }, (_, index) => (
    <p key={String(index)}>
      <button type="button">Item {index}</button>
    </p>
  ));
  const { host, server } = await mountHost(
    <>
      {items}
      <HostPrompts />
    </>,
    { safety: { armAfter: 0 } },
  );
  for (let asked = 0; asked < most; asked += 1) server.elicit(question).answer.catch(() => {});
  await expect.poll(() => host.getState().open.length).toBe(most);
  for (const { id } of host.getState().open) await host.send({ type: "putAside", id });
  await expect(server.elicit(question).answer).rejects.toThrow("Too many requests");
  await expect.element(notice).toBeVisible();
  await expect.element(bar).toBeVisible();
  return { server };
}

describe("the notice of too many requests", () => {
  it.each([
    [1280, 800],
    [320, 640],
  ])("covers nothing that the keyboard reaches, in a window of %i by %i", async (width, height) => {
    await page.viewport(width, height);
    await flood();
    // A pointer that rests where a bar is says nothing of where the keyboard goes.
    await userEvent.hover(notice);
    const reached = new Set<string>();
    const walk = async (keys: string) => {
      for (let press = 0; press < 29; press += 1) {
        await userEvent.keyboard(keys);
        await painted();
        reached.add(document.activeElement?.textContent ?? "");
        await expect.poll(coveredArea).toBe(0);
      }
    };
    focusFirst();
    await expect.poll(coveredArea).toBe(0);
    await walk("{Tab}");
    expect(document.activeElement?.textContent).toBe("Item 29");
    await walk("{Shift>}{Tab}{/Shift}");
    expect(document.activeElement?.textContent).toBe("Item 0");
    expect(reached.size).toBe(30);
  });

  it("goes back to the top once nothing there has the focus, and blocks the server there", async () => {
    await page.viewport(320, 640);
    const { server } = await flood();
    const first = focusFirst();
    await userEvent.hover(document.body, { position: { x: 300, y: 300 } });
    await expect.poll(() => notice.element().getBoundingClientRect().top).toBeGreaterThan(300);
    first.blur();
    await expect.poll(() => notice.element().getBoundingClientRect().top).toBeLessThan(100);

    await userEvent.click(page.getByRole("button", { name: "Block server" }));
    await expect(server.elicit(question).answer).rejects.toThrow("blocked");
  });
});
