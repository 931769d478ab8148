import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationCard, HostPrompts, SamplingCard } from "mcp-host-ui";
import { elicitation, roots, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import "../kinds/sampling/react/warm.js";
import "../../src/kinds/roots/react/consent/RootsPrompt.js";
import "../../src/kinds/roots/core/runRoots.js";
import { analysis } from "../kinds/sampling/core/flights.js";
import { pressInMenu } from "../support/pressInMenu.js";
import { shippingAddress } from "../support/questions.js";

const kinds = [
  [
    "a form",
    { method: "elicitation/create", params: shippingAddress },
    /^Decline with a reason/,
    "Reason (optional)",
  ],
  [
    "a sampling request",
    { method: "sampling/createMessage", params: analysis },
    /^Decline with a reason/,
    "Reason (optional)",
  ],
  ["a question for roots", { method: "roots/list" }, /^Decline with a reason/, "Reason (optional)"],
] as const;

async function ask(request: { method: string; params?: object }, ui = <HostPrompts />) {
  const rendered = await renderWithHost(ui, {
    hostOptions: {
      kinds: [
        elicitation(),
        sampling({ generate: () => new Promise(() => {}) }),
        roots({ initial: [{ uri: "file:///home/ada" }], approve: () => false }),
      ],
    },
  });
  onTestFinished(rendered.close);
  const asked = rendered.server.request(request);
  asked.answer.catch(() => {});
  return { ...rendered, ...asked, user: userEvent.setup() };
}

describe.each(kinds)("the reason for a no to %s", (_, request, open, label) => {
  const typeReason = async (ui?: React.ReactElement) => {
    const rendered = await ask(request, ui);
    await pressInMenu(rendered.user, open);
    await rendered.user.type(await screen.findByRole("textbox", { name: label }), "Not my trip");
    return rendered;
  };

  it("stays to be read and copied when the question ends meanwhile, until that is dismissed", async () => {
    const { user, withdraw } = await typeReason();
    withdraw();
    expect(await screen.findByRole("heading", { name: /is closed$/ })).toBeVisible();
    const kept = await screen.findByRole("textbox", { name: label });
    expect(kept).toHaveValue("Not my trip");
    expect(kept).toHaveAttribute("readonly");
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(kept).not.toBeInTheDocument());
  });

  it("is still there when its page of the app was left and opened again", async () => {
    const { user, rerender } = await typeReason();
    rerender(<p>Another page of the app</p>);
    rerender(<HostPrompts />);
    await pressInMenu(user, open);
    expect(await screen.findByRole("textbox", { name: label })).toHaveValue("Not my trip");
  });
});

it.each([
  ["ElicitationCard", <ElicitationCard key="card" />, kinds[0]],
  ["SamplingCard", <SamplingCard key="card" />, kinds[1]],
] as const)("%s shows no reason where none was typed", async (_, ui, [, request]) => {
  const { withdraw } = await ask(request, ui);
  await screen.findByRole("button", { name: "Later" });
  withdraw();
  expect(await screen.findByText("The server withdrew this question.")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: /^Reason/ })).not.toBeInTheDocument();
});
