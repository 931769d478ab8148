import "./warm.js";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { sampling } from "mcp-host-ui/host";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { tellInAct } from "../../../../packages/testing/src/kit/tellInAct.js";
import { openRelay } from "../../../support/openRelay.js";

const actEnvironment = "IS_REACT_ACT_ENVIRONMENT";

// What reviews a request is loaded, and arrives when it does: as in a page, inside no `act`.
beforeEach(() => void Reflect.set(globalThis, actEnvironment, false));
afterEach(() => void Reflect.set(globalThis, actEnvironment, true));

const card = "4111 1111 1111 1111";
const email = "ada@example.org";

it("redaction is chosen in the window of a host elsewhere, for the model and for the server", async () => {
  const asked: unknown[] = [];
  const { session, openWindow } = openRelay({
    unattendedAfter: Number.POSITIVE_INFINITY,
    kinds: [
      sampling({
        redact: true,
        generate: async (request) => {
          asked.push(request.messages);
          return { content: `[card 1] is ${email}'s.` };
        },
      }),
    ],
  });
  const { remote } = openWindow({ heartbeat: Number.POSITIVE_INFINITY });
  const { unmount } = render(
    <HostProvider host={tellInAct(remote, act)} safety={{ armAfter: 0 }}>
      <HostPrompts />
    </HostProvider>,
  );
  onTestFinished(unmount);
  const user = userEvent.setup();
  const answer = session.receive("sampling/createMessage", {
    maxTokens: 100,
    messages: [{ role: "user", content: { type: "text", text: `Charge ${card} for ${email}.` } }],
  });
  const row = async (name: RegExp) => within(await screen.findByRole("group", { name }));

  const inRequest = await row(/2 details look private/);
  await user.click(inRequest.getByRole("button", { name: "Choose" }));
  await user.click(inRequest.getByRole("checkbox", { name: `${email} [email 1]` }));
  await waitFor(() => expect(inRequest.getByRole("status")).toHaveTextContent("1 not masked"));
  await user.click(screen.getByRole("button", { name: /^Run / }));
  await screen.findByRole("heading", { name: /Check the answer/ });
  expect(asked).toEqual([
    [{ role: "user", content: { type: "text", text: `Charge [card 1] for ${email}.` } }],
  ]);

  const inAnswer = await row(/2 details look private/);
  await user.click(inAnswer.getByRole("button", { name: "Choose" }));
  await user.click(inAnswer.getByRole("checkbox", { name: `${card} [card 1]` }));
  await waitFor(() => expect(inAnswer.getByRole("status")).toHaveTextContent("1 not masked"));
  await user.click(screen.getByRole("button", { name: /^Send/ }));
  await expect(answer).resolves.toMatchObject({
    content: { type: "text", text: `${card} is [email 1]'s.` },
  });
});
