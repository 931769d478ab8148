import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { elicitation, roots, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openRelay } from "../support/openRelay.js";
import { shippingAddress } from "../support/questions.js";

interface Case {
  readonly method: string;
  readonly params: object;
  readonly field?: string;
  readonly button: string | RegExp;
  readonly received: object;
}

const cases: readonly Case[] = [
  {
    method: "elicitation/create",
    params: shippingAddress,
    field: "City",
    button: "Send",
    received: { action: "accept", content: { city: "Lisbon" } },
  },
  {
    method: "roots/list",
    params: {},
    button: /Share/,
    received: { roots: [{ uri: "file:///work" }] },
  },
  {
    method: "sampling/createMessage",
    params: {
      messages: [{ role: "user", content: { type: "text", text: "Which flight?" } }],
      maxTokens: 100,
    },
    button: /^Run the model/,
    received: { content: { type: "text", text: "The first." } },
  },
];

const maybeSent = /don’t know if your answer arrived/;

describe("a window that loses the receipt of what it sent", () => {
  it.each(cases)(
    "says of $method that it may have arrived, and closes once it knows",
    async (one) => {
      const relay = openRelay({
        kinds: [
          elicitation(),
          roots({ initial: ["/work"] }),
          sampling({
            generate: async () => ({ content: "The first.", model: "test" }),
            reviewResponse: false,
          }),
        ],
      });
      const { remote, near } = relay.openWindow();
      const answer = relay.session.receive(one.method, one.params);
      answer.catch(() => {});
      // What comes through a port arrives when it does, and inside no `act`.
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
      onTestFinished(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
      render(
        <HostProvider safety={{ armAfter: 0 }} host={remote}>
          <HostPrompts />
        </HostProvider>,
      );
      onTestFinished(cleanup);
      const dialog = within(await screen.findByRole("dialog"));
      const user = userEvent.setup();
      if (one.field) await user.type(dialog.getByLabelText(one.field), "Lisbon");
      near.freeze();
      await user.click(await dialog.findByRole("button", { name: one.button }));
      await expect(answer).resolves.toMatchObject(one.received);

      const next = relay.openChannel();
      next.near.freeze();
      remote.reconnect(next.near.port);

      await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(maybeSent));
      next.near.thaw();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    },
  );
});
