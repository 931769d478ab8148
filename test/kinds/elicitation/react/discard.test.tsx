import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationCard, HostPrompts } from "mcp-host-ui";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { shippingAddress } from "../../../support/questions.js";

async function typeCity(ui: ReactNode) {
  const rendered = await renderWithHost(ui);
  onTestFinished(rendered.close);
  const user = userEvent.setup();
  const { answer } = rendered.server.elicit(shippingAddress);
  await user.type(await screen.findByRole("textbox", { name: "City" }), "Lis");
  return { ...rendered, user, answer };
}

const surfaces = [
  ["a dialog", <HostPrompts key="prompts" />],
  ["a card", <ElicitationCard key="card" />],
] as const;

describe.each(surfaces)("a form that was begun, in %s", (name, ui) => {
  const leave = async () => {
    const rig = await typeCity(ui);
    // Escape leaves a dialog; in a page it belongs to the page.
    if (name === "a dialog") await rig.user.keyboard("{Escape}");
    else {
      await rig.user.click(screen.getByRole("button", { name: "More options" }));
      screen.getByRole("button", { name: "Cancel" }).focus();
      await rig.user.keyboard("{Enter}");
    }
    const step = await screen.findByRole("group", { name: "Discard your answers?" });
    return { ...rig, step };
  };

  it("asks with exactly three choices before it is dropped, and keeps editing by default", async () => {
    const { step, user } = await leave();
    const choices = within(step).getAllByRole("button");
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      "Discard",
      "Save for later",
      "Keep editing",
    ]);
    await waitFor(() => expect(choices[2]).toHaveFocus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(step).not.toBeInTheDocument());
    expect(screen.getByRole("textbox", { name: "City" })).toHaveValue("Lis");
  });

  it("is cancelled from the keyboard", async () => {
    const { user, answer } = await leave();
    await user.keyboard("{Shift>}{Tab}{Tab}{/Shift}{Enter}");
    await expect(answer).resolves.toEqual({ action: "cancel" });
  });

  it("is put aside from the keyboard, with what was typed", async () => {
    const { user, host } = await leave();
    await user.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
    await waitFor(() => expect(host.getState().open).toMatchObject([{ aside: true }]));
    await user.click(await screen.findByRole("button", { name: "Answer" }));
    expect(await screen.findByRole("textbox", { name: "City" })).toHaveValue("Lis");
  });
});
