import type { TestServer } from "@mcp-host-ui/testing";
import { ElicitationControlsProvider, type ElicitationForm, HostPrompts } from "mcp-host-ui";
import * as newest from "radix-ui";
import * as released2025 from "radix-ui-1.4";
import { Fragment, type FunctionComponent, type ReactNode } from "react";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountHost } from "./mountHost.js";

/** The parts of radix-ui that hosts put into or around a form. */
export type Radix = Pick<typeof newest, "Dialog" | "Popover" | "Select">;

/** Declared by other types of the same names; what is used here is the same in both. */
export const older: Radix = released2025 as unknown as Radix;
export { newest };

/** A question with a field that a control of the app's own edits, and one that none does. */
export const stay = {
  message: "Where will you stay?",
  requestedSchema: {
    type: "object",
    properties: {
      city: { type: "string", title: "City" },
      name: { type: "string", title: "Name" },
    },
  },
};

/** The props of a control for the city. */
export type CityProps = ElicitationForm.ControlProps<"text">;

/** As shadcn/ui writes it: at its own `z-index`, and put into the body or where a hook of ours says. */
export function selectOf(
  { Select }: Pick<Radix, "Select">,
  useContainer: () => HTMLElement | undefined = () => undefined,
): FunctionComponent<CityProps> {
  return function CitySelect({ value, onValueChange, attributes }) {
    return (
      <Select.Root value={value ?? ""} onValueChange={onValueChange}>
        <Select.Trigger {...attributes}>
          <Select.Value placeholder="Pick a city" />
        </Select.Trigger>
        <Select.Portal container={useContainer()}>
          <Select.Content position="popper" style={{ zIndex: 50, background: "white" }}>
            <Select.Viewport>
              <Select.Item value="Porto">
                <Select.ItemText>Porto</Select.ItemText>
              </Select.Item>
              <Select.Item value="Lisbon">
                <Select.ItemText>Lisbon</Select.ItemText>
              </Select.Item>
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    );
  };
}

export const dialog = page.getByRole("dialog", { name: /Travel Booking/ });
export const send = page.getByRole("button", { name: "Send", exact: true });

/** Presses where neither the dialog nor a popup is. */
export function pressBeside(): Promise<void> {
  return userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true });
}

/** Has a server ask for the city, in an app that may do something before and has a control of its own for it. */
export async function askForCity(
  control: FunctionComponent<CityProps>,
  App: FunctionComponent<{ readonly children: ReactNode }> = Fragment,
  prepare: () => Promise<void> = async () => {},
): Promise<{ server: TestServer; answer: Promise<unknown> }> {
  const { server } = await mountHost(
    <ElicitationControlsProvider fieldControls={{ city: { kind: "text", control } }}>
      <App>
        <HostPrompts />
      </App>
    </ElicitationControlsProvider>,
    { safety: { armAfter: 0 } },
  );
  await prepare();
  const { answer } = server.elicit(stay);
  await expect.element(dialog).toBeVisible();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return { server, answer };
}
