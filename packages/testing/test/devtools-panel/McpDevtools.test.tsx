import { playRecording, startServer } from "@mcp-host-ui/testing";
import { createRecorder, type Recorder } from "@mcp-host-ui/testing/devtools";
import { McpDevtools, type McpDevtoolsProps } from "@mcp-host-ui/testing/devtools/react";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation, type Host, type LocalHost, runTool } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { bookFlight, openV2 } from "../../../../test/kinds/tool-approval/rig.js";
import { openDesks, openPage, questionIn } from "../../../../test/support/desk/openDesks.js";
import { openRelay } from "../../../../test/support/openRelay.js";
import {
  openQuestion,
  settledQuestion,
  shippingAddress,
} from "../../../../test/support/questions.js";
import { openWire2025 } from "../../src/kit/openWire2025.js";
import { tellInAct } from "../../src/kit/tellInAct.js";

const decline = { action: "decline" } as const;

function openHost(options: Partial<Parameters<typeof createHost>[0]> = {}): LocalHost {
  const host = createHost({ kinds: [elicitation({ url: true })], storage: false, ...options });
  onTestFinished(host.close);
  return host;
}

function record(host: Host): Recorder {
  const recorder = createRecorder(tellInAct(host, act));
  onTestFinished(recorder.stop);
  return recorder;
}

async function startTravel(host: LocalHost, options?: Parameters<typeof startServer>[1]) {
  const server = await startServer(host, options);
  onTestFinished(server.close);
  return server;
}

async function settle(host: Host, answer: object = decline): Promise<void> {
  const { id } = await openQuestion(host);
  await host.send({ type: "settle", id, answer });
}

/** Opens the panel as a developer does. */
async function open(host: Host, props: McpDevtoolsProps = {}, app: ReactNode = null) {
  // What is copied is in jsdom's own clipboard.
  const user = userEvent.setup();
  render(
    <HostProvider
      host={tellInAct(host, act)}
      safety={{ armAfter: 0 }}
      questions={{ undo: 0 }}
      bars={{ showSent: 0 }}
    >
      {app}
      <McpDevtools {...props} />
    </HostProvider>,
  );
  await user.click(await screen.findByRole("button", { name: "MCP devtools" }));
  return { user, panel: within(screen.getByRole("complementary", { name: "MCP devtools" })) };
}

type Panel = ReturnType<typeof within>;

const rows = (panel: Panel) => within(panel.getByRole("listbox")).getAllByRole("option");
const row = async (panel: Panel) => within(await panel.findByRole("listbox")).findByRole("option");

const life = (panel: Panel) =>
  panel
    .getAllByRole("listitem")
    .map(({ textContent }: HTMLElement) =>
      textContent?.replace(/^\S+( \w+)? {1,2}(?=[a-z])/, "").trim(),
    );

describe("McpDevtools", () => {
  it("shows what was asked, how it lived and ended, and by whom", async () => {
    const host = openHost();
    const recorder = record(host);
    const server = await startTravel(host);
    const { answer } = server.elicit({ ...shippingAddress, message: "Pay\u200b now" });
    const { id } = await openQuestion(host);
    await host.send({ type: "putAside", id });
    await settle(host);
    expect(await answer).toEqual(decline);

    const { panel } = await open(host, { recorder });
    const [asked] = rows(panel);
    await waitFor(() => expect(asked).toHaveTextContent("ZWSP"));
    expect(asked).toHaveTextContent(/decline by person · Travel Booking/);
    const details = within(panel.getByRole("region", { name: "Details" }));
    expect(details.getByText("Request")).toBeVisible();
    expect(
      within(details.getByRole("list", { name: "Life" })).getAllByRole("listitem"),
    ).toHaveLength(3);
    expect(life(details)).toEqual([expect.stringMatching(/asked/), "put aside", "settled"]);
    expect(panel.queryByRole("button", { name: "Replay" })).not.toBeInTheDocument();
  });

  it("shows a tool call with its arguments, and how it was decided", async () => {
    const { host, session, run, received } = await openV2();
    const recorder = record(host);
    const given = { from: "Lisbon", token: `ghp_${"aB3d".repeat(9)}` };
    const ran = runTool(session, { tool: bookFlight, arguments: given }, run);
    await settle(host, { action: "allow" });
    await expect(ran).resolves.toMatchObject({ ran: true });
    expect(received).toEqual([given]);

    const { panel } = await open(host, { recorder });
    expect(rows(panel)).toHaveLength(1);
    const details = within(panel.getByRole("region", { name: "Details" }));
    expect(details.getByText("accept by person")).toBeVisible();
    // In the request, and in the decision that the log keeps.
    expect(details.getAllByText(/"from": "Lisbon"/)).toHaveLength(2);
    expect(details.queryByText(/ghp_/)).not.toBeInTheDocument();
    expect(panel.queryByRole("button", { name: "Replay" })).not.toBeInTheDocument();
  });

  it("filters by session and text, and tells how many are left", async () => {
    const host = openHost();
    const travel = await startTravel(host);
    const deals = await startTravel(host, { id: "deals", name: "Best Deals" });
    const { user, panel } = await open(host);
    for (const server of [travel, deals, deals]) {
      const { answer } = server.elicit({
        ...shippingAddress,
        message: `Deal ${server.received.length}?`,
      });
      await settle(host);
      await answer;
    }
    await waitFor(() => expect(rows(panel)).toHaveLength(3));
    await user.selectOptions(panel.getByRole("combobox", { name: "Session" }), "Best Deals");
    expect(panel.getByRole("status")).toHaveTextContent("2 shown");
    await user.type(panel.getByRole("searchbox", { name: "Filter by text" }), "DEAL 1");
    expect(rows(panel)).toHaveLength(1);
    await user.click(panel.getByRole("radio", { name: "Sessions (2)" }));
    expect(panel.getByText("No sessions to show")).toBeVisible();
    await user.clear(panel.getByRole("searchbox"));
    expect(rows(panel)[0]).toHaveTextContent("Best Deals");
    expect(panel.getByText("test-server 1.0.0")).toBeVisible();
  });

  it("shows messages of the wire with the time until they were answered", async () => {
    const host = openHost();
    const recorder = record(host);
    const server = await startTravel(host, {
      wire: async (answerTool) => {
        const wire = await openWire2025(answerTool);
        const client = wire.client as unknown as { connect(transport: object): Promise<void> };
        const connect = client.connect.bind(client);
        client.connect = (transport) =>
          connect(recorder.watchTransport("travel", transport as never));
        return wire;
      },
    });
    const { answer } = server.elicit(shippingAddress);
    await settle(host);
    expect(await answer).toEqual(decline);
    const { user, panel } = await open(host, { recorder });
    await user.click(panel.getByRole("radio", { name: /^Messages/ }));
    await user.type(panel.getByRole("searchbox"), "elicitation/create");
    const [result, request] = rows(panel);
    expect(result).toHaveTextContent("elicitation/createto the server, result");
    expect(request).toHaveTextContent("elicitation/createfrom the server, request");
    await user.click(request ?? document.body);
    expect(request).toHaveAttribute("aria-selected", "true");
    expect(panel.getByText("Answered in").nextSibling).toHaveTextContent(/^\d+ ms$/);
    expect(server.received).toEqual([decline]);
  });

  it("copies a story and a test of the question that is chosen", async () => {
    const host = openHost();
    const { user, panel } = await open(host);
    const server = await startTravel(host);
    const { answer } = server.elicit(shippingAddress);
    await settle(host);
    await answer;
    await user.click(await panel.findByRole("button", { name: "Copy as story" }));
    await waitFor(() => expect(panel.getByRole("status")).toHaveTextContent("Copied the story"));
    expect(await navigator.clipboard.readText()).toContain("StoryObj");
    await user.click(panel.getByRole("button", { name: "Copy as test" }));
    await waitFor(() => expect(panel.getByRole("status")).toHaveTextContent("Copied the test"));
    expect(await navigator.clipboard.readText()).toContain("renderWithHost");
  });

  it("has a real server ask again in the running app, in a session of its own", async () => {
    const host = openHost();
    const recorder = record(host);
    const server = await startTravel(host);
    const { answer } = server.elicit(shippingAddress);
    await settle(host);
    await answer;
    const received: unknown[] = [];
    const { user, panel } = await open(
      host,
      {
        recorder,
        replay: async (recording) => {
          const played = await playRecording(host, recording);
          for (const each of played.questions) void each.answer.then((got) => received.push(got));
          return played;
        },
      },
      <HostPrompts />,
    );
    await user.click(panel.getByRole("button", { name: "Replay" }));
    await screen.findByRole("dialog");
    expect(host.getState().open[0]?.session).not.toBe("travel");
    await user.click(screen.getByRole("button", { name: "Decline" }));
    await waitFor(() =>
      expect(screen.getByText("Replayed: the server received 1 of 1 answers")).toBeInTheDocument(),
    );
    expect(received).toEqual([decline]);
    expect(server.received).toEqual([decline]);
  });

  it("opens a recording that was saved, and refuses what is none", async () => {
    const elsewhere = openHost();
    const recorder = record(elsewhere);
    const { answer } = (await startTravel(elsewhere)).elicit(shippingAddress);
    await settle(elsewhere);
    await answer;
    const { user, panel } = await open(openHost());
    const upload = (text: string) =>
      user.upload(panel.getByLabelText("Open a file"), new File([text], "saved.json"));
    await upload('{"version":2}');
    await waitFor(() => expect(panel.getByRole("status")).toHaveTextContent("no recording of"));
    await upload(recorder.toJson(recorder.getState()));
    expect(await row(panel)).toHaveTextContent("Where should the tickets go?");
    await user.click(panel.getByRole("button", { name: "Show this app" }));
    expect(panel.getByText("No questions to show")).toBeVisible();
  });

  it("is no surface: what nothing else shows goes unattended", async () => {
    const host = openHost({ unattendedAfter: 50 });
    const server = await startTravel(host);
    render(
      <HostProvider host={tellInAct(host, act)}>
        <McpDevtools defaultOpen />
      </HostProvider>,
    );
    const panel = within(await screen.findByRole("complementary", { name: "MCP devtools" }));
    const { answer } = server.elicit(shippingAddress);
    expect(await answer).toEqual({ action: "cancel" });
    await waitFor(() => expect(rows(panel)[0]).toHaveTextContent("cancel by host (unattended)"));
  });

  it("works on a host in another process", async () => {
    const relay = openRelay();
    const { remote } = relay.openWindow();
    const { panel } = await open(remote);
    const { answer } = relay.ask();
    expect(await row(panel)).toHaveTextContent("elicitation, open");
    await settle(remote);
    expect(await answer).toEqual(decline);
    await waitFor(() => expect(rows(panel)[0]).toHaveTextContent("elicitation, decline by person"));
  });

  it("works on what comes by a desk", async () => {
    const [asking, answering] = openDesks();
    const server = await startTravel(asking.host("ada"));
    const { host } = await openPage(answering);
    const { user, panel } = await open(host, {
      replay: (recording) => playRecording(host, recording),
    });
    const { answer } = server.elicit(shippingAddress);
    const id = await questionIn(host);
    await host.send({ type: "settle", id, answer: decline });
    expect(await answer).toEqual(decline);
    await settledQuestion(host, id);
    await waitFor(() => expect(rows(panel)[0]).toHaveTextContent("elicitation, decline by person"));
    await user.click(panel.getByRole("button", { name: "Replay" }));
    await settle(host);
    await panel.findByText("Replayed: the server received 1 of 1 answers");
    expect(rows(panel)).toHaveLength(2);
    expect(server.received).toEqual([decline]);
    cleanup();
  });
});
