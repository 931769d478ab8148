import { renderWithHost } from "@mcp-host-ui/testing";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  type Elicitation,
  type ElicitationForm,
  HostPrompts,
  HostProvider,
  useElicitation,
  useElicitationForm,
} from "mcp-host-ui";
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
  const rendered = await renderWithHost(<HostPrompts />, { ...always, review: "never" });
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
      <HostProvider armAfter={0} review="never" host={remote}>
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

const attempts: ElicitationForm.Attempt[] = [];

function Headless({ form }: { form: Elicitation.OpenForm }) {
  const { submit, control, fields } = useElicitationForm(form);
  const go = async () => {
    for (const field of fields) control.setEntry(field, "Lisbon");
    attempts.push(await submit());
  };
  return (
    <button type="button" onClick={go}>
      Go
    </button>
  );
}

function OpenOne() {
  const { current } = useElicitation({ surface: "inline" });
  return current?.mode === "form" ? <Headless form={current} /> : null;
}

describe('useElicitationForm of a host with policy: { review: "always" }', () => {
  it("resolves submit to what has to be looked at, which confirm sends", async () => {
    const { server, close } = await renderWithHost(<OpenOne />, always);
    onTestFinished(close);
    const { answer } = server.elicit(shippingAddress);
    await userEvent.click(await screen.findByRole("button", { name: "Go" }));
    await waitFor(() => expect(attempts).toHaveLength(1));
    const [look] = attempts;
    expect(look).toMatchObject({
      rejection: "needs-confirmation",
      content: { city: "Lisbon" },
      secrets: [],
    });
    expect(server.received).toEqual([]);
    if (look?.done !== false || look.rejection !== "needs-confirmation")
      throw new Error("No look.");
    await expect(look.confirm()).resolves.toMatchObject({ done: true });
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });
});
