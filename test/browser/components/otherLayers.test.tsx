import { HostPrompts } from "mcp-host-ui";
import { type KeyboardEvent, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  askForCity,
  type CityProps,
  dialog,
  newest,
  older,
  pressBeside,
  type Radix,
  selectOf,
  send,
  stay,
} from "./askForCity.js";
import { mountHost } from "./mountHost.js";

function popoverOf({ Popover }: Pick<Radix, "Popover">) {
  return function CityPopover({ value, onValueChange, attributes }: CityProps) {
    return (
      <Popover.Root>
        <Popover.Trigger {...attributes}>{value ?? "Pick a city"}</Popover.Trigger>
        <Popover.Portal>
          <Popover.Content style={{ zIndex: 50, background: "white" }}>
            <button type="button" onClick={() => onValueChange("Lisbon")}>
              Lisbon
            </button>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    );
  };
}

/** No library's: it says that it is open, and has no `z-index`. */
function HomeMade({ value, onValueChange, attributes }: CityProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (event: KeyboardEvent) => event.key === "Escape" && setIsOpen(false);
  useEffect(() => {
    const leave = ({ target }: Event) =>
      target instanceof Element && !target.closest("[data-list]") && setIsOpen(false);
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, []);
  return (
    <>
      <button
        {...attributes}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onKeyDown={close}
      >
        {value ?? "Pick a city"}
      </button>
      {isOpen &&
        createPortal(
          <div
            data-list=""
            style={{ position: "fixed", insetBlockStart: "45%", insetInlineStart: "40%" }}
          >
            <button
              type="button"
              onClick={() => {
                onValueChange("Lisbon");
                setIsOpen(false);
              }}
            >
              Lisbon
            </button>
          </div>,
          document.body,
        )}
    </>
  );
}

const city = page.getByLabelText("City");
const lisbon = page
  .getByRole("option", { name: "Lisbon" })
  .or(page.getByRole("button", { name: "Lisbon" }));

describe.each([
  ["Select of the newest radix-ui", selectOf(newest)],
  ["Select of an older radix-ui", selectOf(older)],
  ["Popover of the newest radix-ui", popoverOf(newest)],
  ["Popover of an older radix-ui", popoverOf(older)],
  ["popup that no library made", HomeMade],
] as const)("HostPrompts, with a %s in the form", (_, Control) => {
  it("lets the popup, which is put into the body, lie above the dialog and be used", async () => {
    const { answer } = await askForCity(Control);
    await city.click();
    await lisbon.click();
    await expect.element(dialog).toBeVisible();
    await send.click();
    expect(await answer).toEqual({ action: "accept", content: { city: "Lisbon" } });
    expect(document.body.style.pointerEvents).toBe("");
  });

  it("leaves an Escape to the popup, and takes the next", async () => {
    const { server, answer } = await askForCity(Control);
    await city.click();
    await expect.element(lisbon).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(lisbon).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    expect(server.received).toEqual([]);
    await userEvent.keyboard("{Escape}");
    expect(await answer).toEqual({ action: "cancel" });
  });

  it("leaves a press outside to the popup, and does nothing at the next", async () => {
    const { server, answer } = await askForCity(Control);
    await city.click();
    await expect.element(lisbon).toBeVisible();
    await pressBeside();
    await expect.element(lisbon).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await pressBeside();
    await expect.element(dialog).toBeVisible();
    expect(server.received).toEqual([]);
    await userEvent.keyboard("{Escape}");
    expect(await answer).toEqual({ action: "cancel" });
  });
});

/** An app with a dialog of its own, in which something is done while a server asks. */
function AppWithDialog({ Dialog }: Pick<Radix, "Dialog">) {
  return (
    <>
      <Dialog.Root>
        <Dialog.Trigger>Settings</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay style={{ position: "fixed", inset: 0, background: "rgb(0 0 0 / 50%)" }} />
          <Dialog.Content style={{ position: "fixed", inset: "10%", background: "white" }}>
            <Dialog.Title>Settings</Dialog.Title>
            <Dialog.Description>What the app does</Dialog.Description>
            <input type="checkbox" aria-label="Sound" />
            <Dialog.Close>Done</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <HostPrompts />
    </>
  );
}

describe.each([
  ["the newest radix-ui", newest],
  ["an older radix-ui", older],
])("HostPrompts, over a dialog of the app's own from %s", (_, radix) => {
  const sound = page.getByRole("checkbox", { name: "Sound" });

  async function open() {
    const { server } = await mountHost(<AppWithDialog Dialog={radix.Dialog} />, {
      safety: { armAfter: 0 },
    });
    await page.getByRole("button", { name: "Settings" }).click();
    await expect.element(sound).toHaveFocus();
    const { answer } = server.elicit(stay);
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    return { answer };
  }

  /** The app's dialog is as it was, and can be used and closed; after it, the page. */
  async function expectUntouched() {
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(sound).toHaveFocus();
    await sound.click();
    await expect.element(sound).toBeChecked();
    await page.getByRole("button", { name: "Done" }).click();
    await expect.element(sound).not.toBeInTheDocument();
    await expect.poll(() => document.body.style.pointerEvents).toBe("");
    await page.getByRole("button", { name: "Settings" }).click();
    await expect.element(sound).toBeVisible();
  }

  it("can be typed into, and leaves that open when it sends", async () => {
    const { answer } = await open();
    await page.getByRole("textbox", { name: "Name" }).click();
    await userEvent.keyboard("Ada");
    await send.click();
    expect(await answer).toEqual({ action: "accept", content: { name: "Ada" } });
    await expectUntouched();
  });

  it("goes at an Escape, which leaves that open", async () => {
    const { answer } = await open();
    await userEvent.keyboard("{Escape}");
    expect(await answer).toEqual({ action: "cancel" });
    await expectUntouched();
  });

  it("stays at a press outside, which leaves that open, too", async () => {
    const { answer } = await open();
    await pressBeside();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(await answer).toEqual({ action: "cancel" });
    await expectUntouched();
  });
});
