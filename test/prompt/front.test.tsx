import "../kinds/sampling/react/warm.js";
import { renderWithHost, startServer } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationCard, HostPrompts, HostProvider, RequestInbox } from "mcp-host-ui";
import {
  createHost,
  elicitation,
  type Host,
  type LocalHost,
  roots,
  sampling,
} from "mcp-host-ui/host";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import { type ReactNode, StrictMode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { analysis } from "../kinds/sampling/core/flights.js";
import { openQuestions } from "../support/questions.js";

const form = (message: string) => ({
  method: "elicitation/create",
  params: { message, requestedSchema: { type: "object", properties: {} } },
});
const message = { method: "sampling/createMessage", params: analysis };
const folders = { method: "roots/list" };

const settings = [
  ["a page", (_host: LocalHost, ui: ReactNode) => ui],
  ["StrictMode", (_host: LocalHost, ui: ReactNode) => <StrictMode>{ui}</StrictMode>],
  [
    "a relay window",
    (host: LocalHost, ui: ReactNode) => (
      <HostProvider host={windowOf(host)} safety={{ armAfter: 0 }}>
        {ui}
      </HostProvider>
    ),
  ],
] as const;

function windowOf(host: LocalHost): Host {
  const { port1, port2 } = new MessageChannel();
  const stop = serveHost(host, port2);
  const remote = connectHost(port1);
  onTestFinished(() => {
    remote.close();
    stop();
    port1.close();
  });
  return remote;
}

describe.each(settings)("what is in front, in %s", (_name, around) => {
  const open = async (ui: ReactNode = <HostPrompts />) => {
    const generate = () => Promise.reject(new Error("not asked"));
    const host = createHost({
      kinds: [elicitation(), sampling({ generate }), roots({ initial: ["file:///work"] })],
    });
    const rendered = await renderWithHost(around(host, ui), { host });
    onTestFinished(rendered.close);
    const bank = await startServer(host, { id: "bank", name: "My Bank" });
    const maps = await startServer(host, { id: "maps", name: "Maps" });
    onTestFinished(async () => {
      await Promise.all([bank.close(), maps.close()]);
    });
    return { host, travel: rendered.server, bank, maps };
  };

  const inDialog = async (text: string) =>
    waitFor(() => within(screen.getByRole("dialog")).getByText(text));

  /** Two forms of one server and one of another: once the first is answered, the other server has its turn. */
  const openOutOfOrder = async (ui?: ReactNode) => {
    const opened = await open(ui);
    const { travel, bank, host } = opened;
    const first = travel.request(form("Trip 1?"));
    await inDialog("Trip 1?");
    const older = travel.request(form("Trip 2?"));
    await openQuestions(host, 2);
    const inFront = bank.request(form("Pay?"));
    await openQuestions(host, 3);
    await userEvent.click(await screen.findByRole("button", { name: "Confirm" }));
    await expect(first.answer).resolves.toEqual({ action: "accept", content: {} });
    await inDialog("Pay?");
    return { ...opened, older, inFront };
  };

  const notices = () => screen.queryAllByRole("heading", { name: /is closed$/, hidden: true });

  it("says so when it is taken back, though an older one waits", async () => {
    const { inFront, bank, travel } = await openOutOfOrder();
    inFront.withdraw();
    expect(await screen.findByRole("heading", { name: /My Bank.* is closed$/ })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(await screen.findByText("Trip 2?")).toBeVisible();
    expect(notices()).toEqual([]);
    expect(bank.received).toEqual([]);
    expect(travel.received).toHaveLength(1);
  });

  it("stays when an older one that nobody saw is taken back, and that leaves no notice", async () => {
    const { host, older, inFront } = await openOutOfOrder();
    older.withdraw();
    await openQuestions(host, 1);
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: /show the next/ })).not.toBeInTheDocument(),
    );
    expect(screen.getByText("Pay?")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    await expect(inFront.answer).resolves.toEqual({ action: "accept", content: {} });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(notices()).toEqual([]);
    expect(host.getState().settled.filter(({ lingering }) => lingering)).toEqual([]);
  });

  it.each([
    ["a message", message],
    ["the folders", folders],
  ])("stays when a question of another kind behind it is taken back: %s", async (_, request) => {
    const { host, travel, maps } = await open();
    const { answer } = travel.request(form("Trip 1?"));
    await screen.findByText("Trip 1?");
    const behind = maps.request(request);
    expect(await screen.findByRole("button", { name: "1 of 2, show the next" })).toBeVisible();
    behind.withdraw();
    await openQuestions(host, 1);
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: /show the next/ })).not.toBeInTheDocument(),
    );
    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: {} });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(host.getState().settled.filter(({ lingering }) => lingering)).toEqual([]);
  });

  it("is the same one for dialogs, the inbox and the host", async () => {
    const { host } = await openOutOfOrder(
      <>
        <RequestInbox />
        <HostPrompts />
      </>,
    );
    const rows = screen.getAllByText("On screen");
    expect(rows).toHaveLength(1);
    expect(rows[0]?.closest("[role=row]")).toHaveTextContent("Pay?");
    expect(host.getState().open.filter(({ inFront }) => inFront)).toMatchObject([
      { session: "bank" },
    ]);
  });

  it("is one for each card in the page, and one for all dialogs", async () => {
    const { host, travel, bank, maps } = await open(
      <>
        <ElicitationCard session="travel" />
        <HostPrompts />
      </>,
    );
    const inPage = travel.request(form("Trip 1?"));
    await screen.findByText("Trip 1?");
    const inFront = bank.request(form("Pay?"));
    await screen.findByText("Pay?");
    const behind = maps.request(folders);
    await screen.findByRole("button", { name: "1 of 2, show the next" });
    behind.withdraw();
    await openQuestions(host, 2);
    inFront.withdraw();
    expect(await screen.findByRole("heading", { name: /My Bank.* is closed$/ })).toBeVisible();
    inPage.withdraw();
    // The page behind an open dialog is hidden from roles.
    const inPageToo = { selector: "section *" };
    await waitFor(() =>
      expect(screen.getAllByText(/Travel Booking.* is closed$/, inPageToo)).not.toHaveLength(0),
    );
    expect(host.getState().settled.filter(({ inFront }) => inFront)).toHaveLength(2);
  });
});
