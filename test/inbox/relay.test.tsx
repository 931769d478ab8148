import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostProvider, RequestInbox } from "mcp-host-ui";
import { type HostKind, sampling } from "mcp-host-ui/host";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { tellInAct } from "../../packages/testing/src/kit/tellInAct.js";
import { openRelay } from "../support/openRelay.js";
import { openQuestion, shippingAddress } from "../support/questions.js";

const actEnvironment = "IS_REACT_ACT_ENVIRONMENT";

// What judges a form is loaded, and arrives when it does: as in a page, inside no `act`.
beforeEach(() => void Reflect.set(globalThis, actEnvironment, false));
afterEach(() => void Reflect.set(globalThis, actEnvironment, true));

const row = (name: RegExp) => screen.findByRole("row", { name });

function openInbox(kinds?: readonly HostKind[]) {
  const relay = openRelay({
    unattendedAfter: Number.POSITIVE_INFINITY,
    ...(kinds && { kinds }),
  });
  const show = () => {
    const window = relay.openWindow({ heartbeat: Number.POSITIVE_INFINITY });
    const { container, unmount } = render(
      <HostProvider host={tellInAct(window.remote, act)} safety={{ armAfter: 0 }}>
        <RequestInbox />
      </HostProvider>,
    );
    onTestFinished(unmount);
    return { ...window, inbox: within(container) };
  };
  return { ...relay, show, user: userEvent.setup() };
}

describe("RequestInbox, in two windows of a host elsewhere", () => {
  it("lists and settles what the host has, in both", async () => {
    const { ask, show, user } = openInbox();
    const { answer } = ask();
    const [one, other] = [show(), show()];
    await one.inbox.findByRole("row", { name: /tickets/ });
    await user.click(await other.inbox.findByRole("button", { name: /^Decline: / }));
    await expect(answer).resolves.toEqual({ action: "decline" });
    await one.inbox.findByRole("row", { name: /Declined.*You.*tickets/ });
  });

  it("goes on when its port drops and another one comes", async () => {
    const { ask, show, openChannel } = openInbox();
    ask();
    const { cut, remote } = show();
    await row(/tickets/);
    cut();
    await waitFor(() => expect(remote.getPhase()).toBe("lost"));
    expect(await row(/tickets/)).toBeVisible();
    ask({ ...shippingAddress, message: "Which seat?" });
    remote.reconnect(openChannel().near.port);
    expect(await row(/seat/)).toBeVisible();
  });

  it("knows after its window was loaded again what was typed before", async () => {
    const { ask, show, host } = openInbox();
    ask();
    const { remote, cut } = show();
    const { id } = await openQuestion(remote);
    await remote.send({ type: "saveDraft", id, draft: { city: "Lis" } });
    cut();
    const again = show();
    expect(await again.inbox.findByRole("row", { name: /Draft.*tickets/ })).toBeVisible();
    expect(again.remote.read(`draft:${id}`)).toEqual({ city: "Lis" });
    expect(host.getState().open).toHaveLength(1);
  });

  it("settles several requests of a server together", async () => {
    const analysed: string[] = [];
    const { session, show, user } = openInbox([
      sampling({
        reviewResponse: false,
        generate: ({ messages }) => {
          analysed.push(JSON.stringify(messages));
          return Promise.resolve({ content: "Done." });
        },
      }),
    ]);
    const ask = (text: string) =>
      session.receive("sampling/createMessage", {
        messages: [{ role: "user", content: { type: "text", text } }],
        maxTokens: 100,
      });
    const answers = [ask("Lisbon"), ask("Porto")];
    const { inbox } = show();
    await inbox.findByRole("row", { name: /Porto/ });
    await user.click(await inbox.findByRole("checkbox", { name: /^Select all from / }));
    await user.click(await inbox.findByRole("button", { name: "Allow 2" }));
    for (const answer of answers)
      await expect(answer).resolves.toMatchObject({ content: { text: "Done." } });
    expect(analysed).toEqual([expect.stringContaining("Lisbon"), expect.stringContaining("Porto")]);
    expect(await inbox.findByText("2 requests allowed.")).toBeVisible();
  });
});
