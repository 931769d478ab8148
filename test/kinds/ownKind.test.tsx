import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DecisionLogView, HostPrompts, HostProvider, RequestInbox } from "mcp-host-ui";
import {
  createDecisionLog,
  createHost,
  elicitation,
  type Host,
  type HostSession,
} from "mcp-host-ui/host";
import { QuestionCard } from "mcp-host-ui/kind";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  approveTool,
  type ToolDecision,
  toolApproval,
} from "../../examples/own-kind/toolApproval/hostKind.js";
import { toolApprovalKind } from "../../examples/own-kind/toolApproval/kind.js";
import { toolKind } from "../../examples/own-kind/toolApproval/toolKind.js";

const flight = { tool: "book_flight", arguments: { from: "Lisbon", to: "Oslo" } };
const kinds = [toolApprovalKind];

function openHost() {
  const host = createHost({
    kinds: [elicitation(), toolApproval()],
    log: createDecisionLog(),
    storage: false,
  });
  onTestFinished(host.close);
  return { host, session: host.openSession({ id: "travel", name: "Travel Booking" }) };
}

/** Has the app ask for leave to book the flight. */
function ask(session: HostSession): Promise<ToolDecision> {
  const decisions: Promise<ToolDecision>[] = [];
  act(() => {
    decisions.push(approveTool(session, flight));
  });
  return decisions[0] ?? Promise.reject(new Error("Nothing was asked."));
}

function show(host: Host, children: ReactNode, locale = "en") {
  return render(
    <HostProvider host={host} custom={{ kinds }} locale={locale} safety={{ armAfter: 0 }}>
      {children}
    </HostProvider>,
  );
}

describe("a kind of question of the app's own", () => {
  it("has a dialog, and answers with what the person edited", async () => {
    const { host, session } = openHost();
    show(host, <HostPrompts />);
    const decision = ask(session);
    const dialog = await screen.findByRole("dialog", { name: /Run a tool of .*Travel Booking/ });
    expect(dialog).toHaveAccessibleDescription(/book_flight is about to run/);
    const user = userEvent.setup();
    const field = within(dialog).getByRole("textbox", { name: "Arguments (JSON)" });
    await user.clear(field);
    await user.click(within(dialog).getByRole("button", { name: "Allow once" }));
    expect(within(dialog).getByRole("alert")).toHaveTextContent("must be a JSON object");
    await user.type(field, '{{"to":"Bergen"}');
    await user.click(within(dialog).getByRole("button", { name: "Allow once" }));

    expect(await act(() => decision)).toEqual({ action: "allow", arguments: { to: "Bergen" } });
  });

  it("asks before what was edited is lost, and keeps the reason of a no", async () => {
    const { host, session } = openHost();
    show(host, <HostPrompts />);
    const decision = ask(session);
    const dialog = await screen.findByRole("dialog");
    const user = userEvent.setup();
    await user.type(within(dialog).getByRole("textbox", { name: "Arguments (JSON)" }), " ");
    await user.click(within(dialog).getByRole("button", { name: "Deny" }));
    await user.type(await within(dialog).findByRole("textbox", { name: /Reason/ }), "Too far");
    await user.click(within(dialog).getAllByRole("button", { name: "Deny" })[0] ?? dialog);

    expect(await act(() => decision)).toEqual({ action: "deny" });
    expect(host.getState().settled).toMatchObject([
      { outcome: { sent: "decline", by: "person", reason: "Too far" } },
    ]);
    expect(host.getState().log).toMatchObject([
      { kind: "run-tool", outcome: { sent: "decline", by: "person" } },
    ]);
  });

  it("has a card, which keeps what was typed when it goes and comes back", async () => {
    const { host, session } = openHost();
    show(host, <QuestionCard kind={toolKind} />);
    const decision = ask(session);
    const card = await screen.findByRole("region", { name: /Run a tool/ });
    const user = userEvent.setup();
    const field = within(card).getByRole("textbox");
    await user.clear(field);
    await user.type(field, '{{"to":"Rome"}');
    cleanup();
    show(host, <QuestionCard kind={toolKind} />);
    expect(await screen.findByRole("textbox")).toHaveValue('{"to":"Rome"}');
    await user.click(screen.getByRole("button", { name: "Allow once" }));

    expect(await act(() => decision)).toEqual({ action: "allow", arguments: { to: "Rome" } });
  });

  it("has a row in the inbox and in the log, in the person's language", async () => {
    const { host, session } = openHost();
    show(
      host,
      <>
        <RequestInbox />
        <DecisionLogView />
      </>,
      "de-AT",
    );
    const decision = ask(session);
    const row = await screen.findByRole("row", { name: /Auszuführendes Werkzeug/ });
    expect(row).toHaveTextContent('book_flight {"from":"Lisbon","to":"Oslo"}');
    await userEvent.click(within(row).getByRole("button", { name: /Decline/ }));

    expect(await act(() => decision)).toEqual({ action: "deny" });
    const log = screen.getByRole("table");
    expect(await within(log).findByText("Auszuführendes Werkzeug")).toBeVisible();
  });

  it("is answered in a window whose host lives elsewhere", async () => {
    const { host, session } = openHost();
    const { port1, port2 } = new MessageChannel();
    onTestFinished(serveHost(host, port1));
    const window = connectHost(port2);
    onTestFinished(window.close);
    show(window, <HostPrompts />, "ja");
    let decision = ask(session);
    const dialog = await screen.findByRole("dialog", { name: /ツールを実行しますか/ });
    const user = userEvent.setup();
    await user.click(within(dialog).getByRole("button", { name: "今回だけ許可" }));
    expect(await act(() => decision)).toEqual({ action: "allow", arguments: flight.arguments });

    decision = ask(session);
    const lost = expect(decision).rejects.toThrow("withdrawn");
    act(() => session.close());
    await lost;
  });
});
