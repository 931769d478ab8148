import { HostPrompts } from "mcp-host-ui";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { mountHost } from "./mountHost.js";

const width = 360;
const height = 740;

/** Stands for the part of the page that a phone's keyboard leaves free: no keyboard covers a headless browser. */
function coverable() {
  const viewport = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height });
  Object.defineProperty(window, "visualViewport", { configurable: true, value: viewport });
  onTestFinished(() => void Reflect.deleteProperty(window, "visualViewport"));
  return (free: { height: number; offsetTop?: number; scale?: number }) => {
    Object.assign(viewport, { offsetTop: 0, scale: 1 }, free);
    viewport.dispatchEvent(new Event("resize"));
  };
}

const names = ["name", "email", "phone", "street", "city", "country"];
const contact = {
  message: "Who travels?",
  requestedSchema: {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "string", title: name }])),
  },
};

beforeEach(async () => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(414, 896));
});

async function open() {
  const cover = coverable();
  const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
  const { answer } = server.elicit(contact);
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("textbox", { name: "email" })).toBeVisible();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return { answer, cover, box: () => dialog.element().getBoundingClientRect() };
}

const send = () => page.getByRole("button", { name: "Send", exact: true });

describe("HostPrompts over a virtual keyboard", () => {
  it("keeps the dialog and its actions in the part of the page that is free", async () => {
    const { answer, cover, box } = await open();
    expect(box().bottom).toBeGreaterThan(700);
    cover({ height: 600 });
    expect(box().bottom).toBeLessThanOrEqual(600);
    expect(send().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
    cover({ height: 600, offsetTop: 100 });
    expect(box().top).toBeGreaterThanOrEqual(100);
    expect(box().bottom).toBeLessThanOrEqual(700);
    await send().click();
    await expect(answer).resolves.toMatchObject({ action: "accept" });
  });

  it("scrolls as one where little is left, and has every action in reach", async () => {
    const { answer, cover, box } = await open();
    cover({ height: 260 });
    expect(box().bottom).toBeLessThanOrEqual(260);
    const decline = page.getByRole("button", { name: "Decline", exact: true });
    decline.element().scrollIntoView({ block: "nearest" });
    expect(decline.element().getBoundingClientRect().bottom).toBeLessThan(261);
    await decline.click();
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  it("takes the whole page again afterwards, and stays where it is while somebody zooms", async () => {
    const { cover, box } = await open();
    const before = box();
    cover({ height: 300 });
    cover({ height });
    expect(box()).toEqual(before);
    cover({ height: 370, offsetTop: 90, scale: 2 });
    expect(box()).toEqual(before);
    expect(document.documentElement.getAttribute("style") ?? "").toBe("");
  });
});
