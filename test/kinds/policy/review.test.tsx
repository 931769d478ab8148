import { renderWithHost } from "@mcp-host-ui/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { describe, expect, it, onTestFinished } from "vitest";
import { openRelay } from "../../support/openRelay.js";
import { shippingAddress } from "../../support/questions.js";

const always = { hostOptions: { policy: { review: "always" } as const } };

const agree = {
  message: "May we keep the address?",
  requestedSchema: {
    type: "object",
    properties: { keep: { type: "boolean" } },
    required: ["keep"],
  },
};

async function renderPrompts() {
  const rendered = await renderWithHost(<HostPrompts />, {
    ...always,
    safety: { review: "never" },
  });
  onTestFinished(rendered.close);
  return { ...rendered, user: userEvent.setup() };
}

describe('HostPrompts of a host with policy: { review: "always" }', () => {
  it("shows what leaves before it does, though its HostProvider says never", async () => {
    const { server, user } = await renderPrompts();
    const { answer } = server.elicit(shippingAddress);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    expect(screen.queryByRole("button", { name: "Review" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Send" }));
    const review = await screen.findByRole("group", { name: /Travel Booking/ });
    expect(review).toHaveTextContent("Lisbon");
    expect(server.received).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  it("shows it for a yes that one press would have sent", async () => {
    const { server, user } = await renderPrompts();
    const { answer } = server.elicit(agree);
    await user.click(await screen.findByRole("button", { name: "Yes" }));
    await screen.findByRole("group", { name: /Travel Booking/ });
    expect(server.received).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { keep: true } });
  });

  it("shows it in a window that may not see the policy, and sends it once it was seen", async () => {
    const relay = openRelay({ policy: { review: "always" } });
    const { remote } = relay.openWindow({ sees: ({ type }) => type !== "value" });
    const { answer } = relay.ask();
    // What another process brings arrives when it does, and inside no `act`.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    onTestFinished(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
    render(
      <HostProvider safety={{ armAfter: 0, review: "never" }} host={remote}>
        <HostPrompts />
      </HostProvider>,
    );
    onTestFinished(cleanup);
    const user = userEvent.setup();
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByRole("group", { name: /Travel Booking/ });
    expect(relay.host.getState().open).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });
});
