import { MenuItem, Select as MuiSelect } from "@mui/material";
import { usePopupContainer } from "mcp-host-ui";
import { type FunctionComponent, type ReactNode, useRef } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  askForCity,
  type CityProps,
  dialog,
  newest,
  older,
  pressBeside,
  selectOf,
  send,
} from "./askForCity.js";

/** As MUI writes it, but for where it is put. */
function MuiCitySelect({ value, onValueChange, attributes }: CityProps) {
  const container = usePopupContainer();
  return (
    <MuiSelect
      value={value ?? ""}
      onChange={(event) => onValueChange(event.target.value)}
      SelectDisplayProps={attributes}
      MenuProps={{ container }}
    >
      <MenuItem value="Porto">Porto</MenuItem>
      <MenuItem value="Lisbon">Lisbon</MenuItem>
    </MuiSelect>
  );
}

/** An app with a modal dialog of the browser's, which makes the rest of the page inert. */
function App({ children }: { readonly children: ReactNode }) {
  const settings = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => settings.current?.showModal()}>
        Settings
      </button>
      <dialog ref={settings} aria-label="Settings" style={{ overflow: "hidden" }}>
        <button type="button">Sound</button>
      </dialog>
      {children}
    </>
  );
}

const settings = page.getByRole("dialog", { name: "Settings" });
const city = page.getByRole("combobox", { name: "City" });
const porto = page.getByRole("option", { name: "Porto" });
const lisbon = page.getByRole("option", { name: "Lisbon" });

const ask = (control: FunctionComponent<CityProps>, isInModal: boolean) =>
  askForCity(control, App, async () => {
    if (isInModal) await page.getByRole("button", { name: "Settings" }).click();
    expect(settings.query() !== null).toBe(isInModal);
  });

describe.each([
  [
    "the newest radix-ui, over a modal <dialog> of the app",
    selectOf(newest, usePopupContainer),
    true,
  ],
  ["an older radix-ui, over a modal <dialog> of the app", selectOf(older, usePopupContainer), true],
  ["the newest radix-ui, over the page", selectOf(newest, usePopupContainer), false],
  ["MUI, over a modal <dialog> of the app", MuiCitySelect, true],
  ["MUI, over the page", MuiCitySelect, false],
] as const)("usePopupContainer, for a Select of %s", (_, control, isInModal) => {
  const isAppsOpen = () => settings.query() !== null;

  it("lets it open above our dialog and be used with a pointer", async () => {
    const { answer } = await ask(control, isInModal);
    await city.click();
    await lisbon.click();
    await expect.element(lisbon).not.toBeInTheDocument();
    await send.click();
    expect(await answer).toEqual({ action: "accept", content: { city: "Lisbon" } });
    expect(isAppsOpen()).toBe(isInModal);
  });

  it("lets it be used by keys", async () => {
    const { answer } = await ask(control, isInModal);
    const trigger = city.element();
    while (document.activeElement !== trigger) await userEvent.keyboard("{Tab}");
    await userEvent.keyboard("{Enter}");
    await expect.element(porto).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(lisbon).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(city).toHaveFocus();
    await send.click();
    expect(await answer).toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  it.each([
    ["an Escape", () => userEvent.keyboard("{Escape}")],
    ["a press outside", pressBeside],
  ])("leaves %s to it, and takes the next Escape", async (_what, leave) => {
    const { server, answer } = await ask(control, isInModal);
    await city.click();
    await expect.element(lisbon).toBeVisible();
    await leave();
    // While it fades it is no option any more, but still takes presses.
    await expect.poll(() => document.querySelector("[role=listbox]")).toBeNull();
    await expect.element(dialog).toBeVisible();
    expect(server.received).toEqual([]);
    expect(isAppsOpen()).toBe(isInModal);
    await userEvent.keyboard("{Escape}");
    expect(await answer).toEqual({ action: "cancel" });
    expect(isAppsOpen()).toBe(isInModal);
  });
});
