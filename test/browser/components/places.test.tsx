import { ElicitationCard, HostPrompts } from "mcp-host-ui";
import type { Host } from "mcp-host-ui/host";
import { type ReactNode, Suspense, use, useEffect, useState } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dialog, pressBeside, send, stay } from "./askForCity.js";
import { mountHost } from "./mountHost.js";

const card = page.getByRole("region", { name: /Travel Booking|Where will/ });
const answer = page.getByRole("button", { name: "Answer", exact: true });

/** An app with two parts that it shows in full screen, of which only one can hold a dialog. */
function Player() {
  return (
    <>
      <div id="part" style={{ background: "white", padding: 20 }}>
        <textarea aria-label="Chat" />
      </div>
      <video id="film" muted />
      <HostPrompts />
    </>
  );
}

/** Whether an element is on top in its middle, as a user sees it. */
const isOnTop = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
};

/** The surfaces of the open questions; undefined while no surface shows a question. */
const placesOf = (host: Host) => host.getState().open.map(({ surface }) => surface);

const enter = async (part: string) => {
  await expect.element(page.getByLabelText("Chat")).toBeVisible();
  // Browsers enter full screen only after a press.
  await pressBeside();
  await document.querySelector(part)?.requestFullscreen();
  expect(document.fullscreenElement).toBe(document.querySelector(part));
  onTestFinished(() => document.exitFullscreen().catch(() => {}));
};

describe("HostPrompts, while a part of the app is full-screen", () => {
  it("opens into that part, and sends what the user typed", async () => {
    const { server } = await mountHost(<Player />, { safety: { armAfter: 0 } });
    await enter("#part");
    const { answer: sent } = server.elicit(stay);
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => isOnTop(dialog.element())).toBe(true);
    await page.getByRole("textbox", { name: "Name" }).click();
    await userEvent.keyboard("Ada");
    await send.click();
    expect(await sent).toEqual({ action: "accept", content: { name: "Ada" } });
  });

  it("comes along with what was typed when full screen begins and ends", async () => {
    const { server } = await mountHost(<Player />, { safety: { armAfter: 0 } });
    const { answer: sent } = server.elicit(stay);
    const name = page.getByRole("textbox", { name: "Name" });
    await name.click();
    await userEvent.keyboard("Ada");
    const part = document.querySelector("#part");
    await part?.requestFullscreen();
    await expect
      .poll(() => part?.contains(dialog.element()) && isOnTop(dialog.element()))
      .toBe(true);
    await expect.element(name).toHaveValue("Ada");
    await document.exitFullscreen();
    await expect.poll(() => part?.contains(dialog.element())).toBe(false);
    await expect.element(name).toHaveValue("Ada");
    await send.click();
    expect(await sent).toEqual({ action: "accept", content: { name: "Ada" } });
  });

  it("shows the bar in it while the user writes", async () => {
    const { server } = await mountHost(<Player />, { safety: { armAfter: 0 } });
    await enter("#part");
    await page.getByLabelText("Chat").click();
    const { answer: sent } = server.elicit(stay);
    await expect.poll(() => answer.query() !== null && isOnTop(answer.element())).toBe(true);
    await answer.click();
    await send.click();
    expect(await sent).toEqual({ action: "accept", content: {} });
  });

  it("waits, and takes no Escape, while a film is", async () => {
    const { server, host } = await mountHost(<Player />, { safety: { armAfter: 0 } });
    await enter("#film");
    const { answer: sent } = server.elicit(stay);
    await expect.poll(() => placesOf(host)).toEqual([undefined]);
    await userEvent.keyboard("{Escape}");
    expect(dialog.query()).toBeNull();
    await document.exitFullscreen();
    await expect.element(dialog).toBeVisible();
    await send.click();
    expect(await sent).toEqual({ action: "accept", content: {} });
  });
});

/** Ways in which a page hides what it holds, each with what ends that. */
const hidings: readonly (readonly [
  string,
  (inner: ReactNode) => ReactNode,
  (box: HTMLElement) => void,
])[] = [
  [
    "display: none",
    (inner) => (
      <div id="box" style={{ display: "none" }}>
        {inner}
      </div>
    ),
    (box) => box.style.removeProperty("display"),
  ],
  [
    "visibility: hidden",
    (inner) => (
      <div id="box" style={{ visibility: "hidden", blockSize: 0 }}>
        {inner}
      </div>
    ),
    (box) => box.removeAttribute("style"),
  ],
  [
    "content-visibility: hidden",
    (inner) => (
      <div id="box" style={{ contentVisibility: "hidden" }}>
        {inner}
      </div>
    ),
    (box) => box.style.removeProperty("content-visibility"),
  ],
  [
    "an inert ancestor",
    (inner) => (
      <div id="box" inert>
        {inner}
      </div>
    ),
    (box) => box.removeAttribute("inert"),
  ],
  [
    "a closed <details>",
    (inner) => (
      <details id="box">
        <summary>More</summary>
        {inner}
      </details>
    ),
    (box) => box.toggleAttribute("open", true),
  ],
  [
    "no height",
    (inner) => (
      <div id="box" style={{ blockSize: 0, overflow: "hidden" }}>
        {inner}
      </div>
    ),
    (box) => box.style.removeProperty("block-size"),
  ],
];

describe("ElicitationCard, in a part of the page that is hidden", () => {
  it.each(hidings)(
    "leaves its questions to the dialog (%s), and takes them once it can be seen",
    async (_, hide, show) => {
      const { server } = await mountHost(
        <>
          {hide(<ElicitationCard />)}
          <HostPrompts />
        </>,
        { safety: { armAfter: 0 } },
      );
      const first = server.elicit(stay);
      await expect.element(dialog).toBeVisible();
      expect(card.query()).toBeNull();
      await send.click();
      expect(await first.answer).toEqual({ action: "accept", content: {} });
      await expect.element(dialog).not.toBeInTheDocument();

      const box = document.querySelector("#box");
      if (!(box instanceof HTMLElement)) throw new Error("There is no box.");
      show(box);
      await expect.poll(() => box.checkVisibility()).toBe(true);
      await expect
        .poll(async () => {
          const { answer: next } = server.elicit(stay);
          await expect.element(send).toBeVisible();
          const isInPage = dialog.query() === null;
          await send.click();
          await next;
          await expect.element(send).not.toBeInTheDocument();
          return isInPage;
        })
        .toBe(true);
    },
  );
});

describe("HostPrompts, with a hidden container", () => {
  it("waits, and does not take an Escape, until the container can be seen", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.hidden = true;
    const { server, host } = await mountHost(<HostPrompts />, {
      safety: { armAfter: 0 },
      container,
    });
    const { answer: sent } = server.elicit(stay);
    await expect.poll(() => placesOf(host)).toEqual([undefined]);
    await userEvent.keyboard("{Escape}");
    container.hidden = false;
    await expect.element(dialog).toBeVisible();
    await send.click();
    expect(await sent).toEqual({ action: "accept", content: {} });
  });
});

describe("HostPrompts, in a boundary that suspends while a dialog is open", () => {
  it("frees the page until the boundary shows it again, with the focus and what was typed", async () => {
    let load = () => {};
    const late = new Promise<string>((resolve) => {
      load = () => resolve("Loaded");
    });
    const button = document.body.appendChild(document.createElement("button"));
    function Late() {
      const [data, setData] = useState<Promise<string>>();
      useEffect(() => {
        const suspend = () => setData(late);
        button.addEventListener("click", suspend);
        return () => button.removeEventListener("click", suspend);
      }, []);
      return data ? use(data) : "At once";
    }
    const { server } = await mountHost(
      <>
        <p>Page</p>
        <Suspense fallback="Wait">
          <Late />
          <HostPrompts />
        </Suspense>
      </>,
      { safety: { armAfter: 0 } },
    );
    const { answer: sent } = server.elicit(stay);
    const name = page.getByRole("textbox", { name: "Name" });
    await name.click();
    await userEvent.keyboard("Ada");
    const root = document.documentElement;
    const main = document.querySelector("main");
    expect(getComputedStyle(root).overflow).toBe("hidden");
    expect(main?.getAttribute("aria-hidden")).toBe("true");

    button.click();
    await expect.element(page.getByText("Wait")).toBeVisible();
    expect(getComputedStyle(root).overflow).toBe("visible");
    expect(main?.getAttribute("aria-hidden")).toBeNull();
    await userEvent.keyboard("{Escape}");
    expect(server.received).toEqual([]);

    load();
    await expect.element(name).toHaveValue("Ada");
    await expect.element(name).toHaveFocus();
    expect(getComputedStyle(root).overflow).toBe("hidden");
    await expect.poll(() => main?.getAttribute("aria-hidden")).toBe("true");
    await send.click();
    expect(await sent).toEqual({ action: "accept", content: { name: "Ada" } });
  });
});

/** What an app writes in without an element that browsers know as a text field. */
const editors: readonly (readonly [string, () => HTMLElement])[] = [
  [
    "an EditContext element",
    () => {
      const editor = document.createElement("div");
      // TypeScript has no EditContext yet.
      Object.assign(editor, {
        editContext: Reflect.construct(Reflect.get(window, "EditContext"), []),
      });
      return editor;
    },
  ],
  [
    "a canvas with the role of a text field",
    () => {
      const editor = document.createElement("canvas");
      editor.tabIndex = 0;
      editor.role = "textbox";
      return editor;
    },
  ],
  [
    "a text field in a closed shadow root",
    () => {
      const editor = document.createElement("rich-text");
      const field = document.createElement("textarea");
      editor.attachShadow({ mode: "closed" }).append(field);
      editor.focus = () => field.focus();
      return editor;
    },
  ],
];

describe("HostPrompts, while the user writes", () => {
  it.each(editors)("leaves all keys to %s", async (_, make) => {
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    const editor = document.body.appendChild(make());
    let typed = "";
    editor.addEventListener("keydown", ({ key }) => (typed += key));
    editor.focus();
    await userEvent.keyboard("abc");
    const { answer: sent } = server.elicit(stay);
    await expect.element(answer).toBeVisible();
    await userEvent.keyboard("defghijklmnopqrstuvwxyz");
    expect(typed).toBe("abcdefghijklmnopqrstuvwxyz");
    expect(dialog.query()).toBeNull();
    await answer.click();
    await send.click();
    expect(await sent).toEqual({ action: "accept", content: {} });
  });
});
