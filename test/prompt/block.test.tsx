import "../kinds/sampling/react/warm.js";
import "../../src/kinds/roots/react/consent/RootsPrompt.js";
import "../../src/kinds/roots/core/runRoots.js";
import { renderWithHost, startServer } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  ElicitationCard,
  HostPrompts,
  HostProvider,
  RequestInbox,
  RootsCard,
  SamplingCard,
} from "mcp-host-ui";
import { createHost, elicitation, type HostOptions, roots, sampling } from "mcp-host-ui/host";
import { connectHost, type ServeHostOptions, serveHost } from "mcp-host-ui/relay";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { analysis } from "../kinds/sampling/core/flights.js";
import { pressInMenu } from "../support/pressInMenu.js";
import { openQuestions } from "../support/questions.js";

const form = {
  method: "elicitation/create",
  params: { message: "Pay?", requestedSchema: { type: "object", properties: {} } },
};
const message = { method: "sampling/createMessage", params: analysis };
const folders = { method: "roots/list" };

const createFullHost = (limits: HostOptions["limits"] = {}) =>
  createHost({
    limits,
    kinds: [
      elicitation({ url: true }),
      sampling({ generate: () => new Promise(() => {}) }),
      roots({ initial: ["file:///work"] }),
    ],
    storage: false,
  });

async function open(ui: ReactNode, host = createFullHost()) {
  const rendered = await renderWithHost(ui, { host });
  onTestFinished(rendered.close);
  const bank = await startServer(host, { id: "bank", name: "My Bank" });
  onTestFinished(() => bank.close());
  const user = userEvent.setup();
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole("button", { name }));
  return { ...rendered, host, bank, user, press };
}

const block = "Block server";

const places = [
  ["a form", form, /^Decline with a reason/, <ElicitationCard key="card" />],
  ["a message", message, /^Decline with a reason/, <SamplingCard key="card" />],
  ["the folders", folders, /^Decline with a reason/, <RootsCard key="card" />],
] as const;

describe.each(places)("Block, beside %s", (_, request, reason, card) => {
  it.each([
    ["a dialog", <HostPrompts key="prompts" />],
    [
      "a card",
      <div key="card">
        {card}
        <HostPrompts />
      </div>,
    ],
  ])(
    "in %s, asks once, ends what waits, and lets nothing more in until it is undone",
    async (_place, ui) => {
      const { host, server, bank, press, user } = await open(ui);
      const { answer } = server.request(request);
      answer.catch(() => {});
      await pressInMenu(user, reason);
      // No dialog opens over a text field in use.
      await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
      server.request(form).answer.catch(() => {});
      await press(block);
      const step = await screen.findByRole("group", { name: /^Block .*Travel Booking.*\?$/ });
      expect(step).toHaveAccessibleDescription(/unblock it/);
      await openQuestions(host, 2);
      await user.click(within(step).getByRole("button", { name: block }));

      await openQuestions(host, 0);
      expect(host.getState().settled.map(({ outcome }) => outcome)).toMatchObject([
        { by: "host", cause: "blocked" },
        { by: "host", cause: "blocked" },
      ]);
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      const said = await screen.findByRole("status", { name: "" });
      await waitFor(() => expect(said).toHaveTextContent(/You blocked .*Travel Booking/));
      await expect(server.request(form).answer).rejects.toThrow("blocked");
      const honest = bank.request(form);
      await press("Confirm");
      await expect(honest.answer).resolves.toEqual({ action: "accept", content: {} });

      await press("Unblock");
      const again = server.request(form);
      await press("Confirm");
      await expect(again.answer).resolves.toEqual({ action: "accept", content: {} });
    },
  );
});

it("goes back from the question whether to block, to the reason that was typed", async () => {
  const { host, server, press, user } = await open(<HostPrompts />);
  server.request(form);
  await pressInMenu(user, /^Decline with a reason/);
  await user.type(await screen.findByRole("textbox"), "Not my trip");
  await press(block);
  await press("Back");
  expect(await screen.findByRole("textbox")).toHaveValue("Not my trip");
  expect(host.getState().sessions.some(({ blocked }) => blocked)).toBe(false);
});

it("blocks a server from its row in the inbox, by keys alone", async () => {
  const { host, server, user } = await open(<RequestInbox />);
  server.request(form).answer.catch(() => {});
  const row = await screen.findByRole("row", { name: /Travel Booking.*: 1 request/ });
  await user.tab();
  await user.keyboard("{ArrowUp}");
  expect(row).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(within(row).getByRole("button", { name: /^Block server/ })).toHaveFocus();
  await user.keyboard("{Enter}");
  const step = await screen.findByRole("group", { name: /^Block / });
  await waitFor(() => expect(within(step).getByRole("button", { name: "Back" })).toHaveFocus());
  await user.tab();
  await user.keyboard("{Enter}");
  await openQuestions(host, 0);
  expect(host.getState().sessions.find(({ id }) => id === "travel")).toMatchObject({
    blocked: true,
  });
});

it.each([
  ["is not offered", {}, false],
  ["is offered", { allows: ({ type }) => (type === "blockSession" ? true : undefined) }, true],
] as const satisfies readonly (readonly [string, ServeHostOptions, boolean])[])(
  "%s in a window of another process by whether it may, in a dialog, the inbox and the notice of a flood",
  async (_, options, isAllowed) => {
    const host = createFullHost({ perMinute: 1 });
    const { port1, port2 } = new MessageChannel();
    const stop = serveHost(host, port2, options);
    const remote = connectHost(port1);
    onTestFinished(() => {
      remote.close();
      stop();
      port1.close();
    });
    const { server, user } = await open(
      <HostProvider host={remote} safety={{ armAfter: 0 }}>
        <HostPrompts />
        <RequestInbox />
      </HostProvider>,
      host,
    );
    server.request(form).answer.catch(() => {});
    await pressInMenu(user, /^Decline with a reason/);
    await expect(server.request(form).answer).rejects.toThrow("Too many");
    await screen.findByText(/1 was blocked/);
    const offers = () => screen.queryAllByRole("button", { name: /^(Block|Allow)/ });
    await screen.findByRole("textbox", { name: /reason/i });
    expect(offers()).toHaveLength(isAllowed ? 3 : 0);
    if (!isAllowed) return;
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: block }));
    const step = await screen.findByRole("group", { name: /^Block / });
    await user.click(within(step).getByRole("button", { name: block }));
    await openQuestions(host, 0);
    const travel = host.getState().sessions.find(({ id }) => id === "travel");
    expect(travel?.blocked).toBe(true);
  },
);
