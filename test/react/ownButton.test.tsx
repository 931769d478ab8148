import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationCard, HostPrompts } from "mcp-host-ui";
import type { ComponentProps, ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { unlock } from "../support/unlock.js";

const requestedSchema = {
  type: "object",
  properties: { token: { type: "string", title: "API key" } },
} as const;

/** As an app has one: it passes on what it gets, and chooses its looks by the weight. */
function AppButton(props: ComponentProps<"button"> & { readonly "data-weight": string }) {
  return <button {...props} className={`app-${props["data-weight"]} ${props.className ?? ""}`} />;
}

async function ask(ui: ReactNode) {
  const world = await renderWithHost(ui, { custom: { button: AppButton } });
  onTestFinished(world.close);
  const { answer } = world.server.elicit({ message: "Please sign in", requestedSchema });
  await screen.findByLabelText("API key");
  return { ...world, answer };
}

describe.each([
  ["a dialog", <HostPrompts key="dialog" />],
  ["a card", <ElicitationCard key="card" />],
] as const)("An app's own button in %s", (_, ui) => {
  it("draws every button, with the weight that each has", async () => {
    const { answer, baseElement } = await ask(ui);
    answer.catch(() => {});
    const classes = [...baseElement.querySelectorAll("button")].map((button) => button.className);
    expect(classes.length).toBeGreaterThan(3);
    for (const name of classes) expect(name).toMatch(/^app-(main|plain|quiet|danger)\b/);
    expect(baseElement.querySelector(".mcp-button")).toBeNull();
  });

  it("keeps what it does: a step back gives the focus back, and the second look sends", async () => {
    const user = userEvent.setup();
    const { answer } = await ask(ui);
    await unlock(user);
    await user.type(await screen.findByLabelText("API key"), "secret");
    await user.click(screen.getByRole("button", { name: /^Send/ }));
    const back = await screen.findByRole("button", { name: "Go back" });
    await user.click(back);
    await waitFor(() => expect(document.activeElement).toHaveClass("app-danger"));
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("button", { name: "Send it anyway" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { token: "secret" } });
  });
});
