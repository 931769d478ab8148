import { HostPrompts } from "mcp-host-ui";
import { useRef } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountHost } from "./mountHost.js";

const stay = {
  message: "Where will you stay?",
  requestedSchema: { type: "object", properties: { name: { type: "string", title: "Name" } } },
};

/** An app with a modal dialog of the browser's, small and moved into the middle by a transform. */
function App() {
  const settings = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => settings.current?.showModal()}>
        Settings
      </button>
      <dialog
        ref={settings}
        aria-label="Settings"
        style={{
          inset: "50% auto auto 50%",
          translate: "-50% -50%",
          margin: 0,
          overflow: "hidden",
        }}
      >
        <button type="button">Sound</button>
        <textarea aria-label="Signature" />
      </dialog>
      <HostPrompts />
    </>
  );
}

const dialog = page.getByRole("dialog", { name: /Travel Booking/ });
const settings = page.getByRole("dialog", { name: "Settings" });
const send = page.getByRole("button", { name: "Send", exact: true });

async function open() {
  const { server } = await mountHost(<App />, { safety: { armAfter: 0 } });
  await page.getByRole("button", { name: "Settings" }).click();
  await expect.element(settings).toBeVisible();
  return server;
}

const native = () => {
  const element = settings.element();
  if (!(element instanceof HTMLDialogElement)) throw new Error("There is no dialog.");
  return element;
};

describe("HostPrompts, over a modal <dialog> of the app", () => {
  it("lies above it, can be pressed and typed into, and gives the focus back into it", async () => {
    const server = await open();
    const { answer } = server.elicit(stay);
    await expect.element(dialog).toBeVisible();
    await page.getByRole("textbox", { name: "Name" }).click();
    await userEvent.keyboard("Ada");
    const { width, height } = dialog.element().getBoundingClientRect();
    expect(width).toBeGreaterThan(300);
    expect(height).toBeGreaterThan(200);
    await send.click();
    expect(await answer).toEqual({ action: "accept", content: { name: "Ada" } });
    await expect.element(dialog).not.toBeInTheDocument();
    expect(native().open).toBe(true);
    await expect.element(page.getByRole("button", { name: "Sound" })).toHaveFocus();
  });

  it("goes at an Escape, which leaves that open", async () => {
    const server = await open();
    const { answer } = server.elicit(stay);
    await expect.poll(() => dialog.query()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(await answer).toEqual({ action: "cancel" });
    await expect.element(dialog).not.toBeInTheDocument();
    expect(native().open).toBe(true);
  });

  it("stays when that closes, with what was typed", async () => {
    const server = await open();
    const { answer } = server.elicit(stay);
    await expect.element(dialog).toBeVisible();
    await page.getByRole("textbox", { name: "Name" }).click();
    await userEvent.keyboard("Ada");
    native().close();
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
    await expect.element(dialog).toBeVisible();
    await send.click();
    expect(await answer).toEqual({ action: "accept", content: { name: "Ada" } });
  });

  it("says in it that a question waits while somebody writes there", async () => {
    const server = await open();
    await page.getByRole("textbox", { name: "Signature" }).click();
    await userEvent.keyboard("Best");
    const { answer } = server.elicit(stay);
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    await expect.element(dialog).toBeVisible();
    await send.click();
    expect(await answer).toEqual({ action: "accept", content: {} });
  });
});
