import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  HostPrompts,
  HostProvider,
  RequestInbox,
  ToolApprovalCard,
  useToolApproval,
} from "mcp-host-ui";
import { type Host, runTool, type Tools } from "mcp-host-ui/host";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import { createRules } from "mcp-host-ui/rules";
import { RulesManager } from "mcp-host-ui/rules-manager";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { bookFlight, openV2, type ToolRig } from "../rig.js";

const wanted = { from: "Lisbon", to: "Oslo", date: "2026-06-15", seats: 2, cabin: "biz" };

function show(host: Host, ui: ReactNode, locale = "en") {
  return render(
    <HostProvider host={host} safety={{ armAfter: 0 }} locale={locale}>
      {ui}
    </HostProvider>,
  );
}

/** Connects a real server, shows `ui`, and has the assistant want a call. */
async function ask(ui: ReactNode, call: Partial<Tools.Call> = {}, locale?: string) {
  const rig = await openV2({ unseen: true });
  show(rig.host, ui, locale);
  return { ...rig, ran: want(rig, call), user: userEvent.setup() };
}

function want({ session, run }: ToolRig, call: Partial<Tools.Call>) {
  const ran: Promise<Tools.CallEnd<unknown>>[] = [];
  act(() => {
    ran.push(runTool(session, { tool: bookFlight, arguments: wanted, ...call }, run));
  });
  return ran[0] ?? Promise.reject(new Error("Nothing was asked."));
}

const title = /Concierge.* wants to run .*Book a flight.* on .*Travel Booking/;

describe("a dialog about a tool call", () => {
  it("shows who wants to run what where, and each argument in a readable form", async () => {
    const { user, ran, received } = await ask(<HostPrompts />);
    const dialog = await screen.findByRole("dialog", { name: title });
    expect(dialog).toHaveAccessibleDescription(
      /Travel Booking.* changes things but deletes nothing/,
    );
    const terms = within(dialog).getAllByRole("term");
    expect(terms.map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual([
      "From: Lisbon",
      "To: Oslo",
      "Date: June 15, 2026",
      "Seats: 2",
      "Cabin: Business",
    ]);
    await user.click(within(dialog).getByRole("button", { name: "Show as JSON" }));
    expect(within(dialog).getByText(/"cabin": "biz"/)).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Allow once" }));

    await expect(act(() => ran)).resolves.toMatchObject({ ran: true, edited: false });
    expect(received).toEqual([wanted]);
  });

  it.each([
    [3, 3 * 2],
    [500, 0],
  ])(
    "shows a list of %i objects in %i rows of its own, and allows all of it",
    async (count, rows) => {
      const passenger = {
        type: "object",
        properties: { name: { type: "string" }, age: { type: "integer" } },
      };
      const passengers = Array.from({ length: count }, (_, age) => ({ name: "Ada", age }));
      const properties = { passengers: { type: "array", items: passenger } };
      const { user, ran, received } = await ask(<HostPrompts />, {
        tool: { ...bookFlight, inputSchema: { type: "object", properties } },
        arguments: { passengers },
      });
      await screen.findByRole("dialog", { name: title });
      expect(document.querySelectorAll("dt")).toHaveLength(1 + rows);
      await user.click(screen.getByRole("button", { name: "Allow once" }));

      await expect(act(() => ran)).resolves.toMatchObject({ ran: true, edited: false });
      expect(received).toEqual([{ passengers }]);
    },
  );

  it("edits the arguments in a form, and shows each change beside the model's value before it runs", async () => {
    const { user, ran, received } = await ask(<HostPrompts />);
    const dialog = await screen.findByRole("dialog", { name: title });
    await user.click(within(dialog).getByRole("button", { name: "Edit" }));
    const to = await within(dialog).findByRole("textbox", { name: /^To/ });
    expect(to).toHaveValue("Oslo");
    await user.type(to, " airport");
    await user.click(within(dialog).getByRole("button", { name: "Discard changes" }));
    await user.click(within(dialog).getByRole("button", { name: "Edit" }));
    const again = await within(dialog).findByRole("textbox", { name: /^To/ });
    expect(again).toHaveValue("Oslo");
    await user.clear(again);
    await user.type(again, "Bergen");
    await user.click(within(dialog).getByRole("button", { name: "Review" }));
    expect(await within(dialog).findByText(/The assistant wrote .*Oslo/)).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Allow once" }));

    await expect(act(() => ran)).resolves.toMatchObject({ ran: true, edited: true });
    expect(received).toEqual([{ ...wanted, to: "Bergen" }]);
  });

  it("denies with a reason for the model, and stops the assistant", async () => {
    const { user, ran, received } = await ask(<HostPrompts />);
    const dialog = await screen.findByRole("dialog", { name: title });
    await user.click(within(dialog).getByRole("button", { name: "More options" }));
    await user.click(within(dialog).getByRole("button", { name: "Deny with a reason…" }));
    await user.type(await within(dialog).findByRole("textbox", { name: /Why not/ }), "Too late");
    await user.click(within(dialog).getByRole("checkbox", { name: "Also stop the assistant" }));
    await user.click(within(dialog).getAllByRole("button", { name: "Deny" }).at(-1) ?? dialog);

    await expect(act(() => ran)).resolves.toEqual({
      ran: false,
      decision: { action: "deny", reason: "Too late", stop: true },
    });
    expect(received).toEqual([]);
  });

  it("names each cause of the high risk, and makes Deny the main button without a key to allow", async () => {
    const { user } = await ask(<HostPrompts />, {
      tool: { ...bookFlight, annotations: { destructiveHint: true } },
      arguments: { from: "Lisbon", to: "Os\u200b\u200blo", apiKey: `ghp_${"aB3d".repeat(9)}` },
    });
    const dialog = await screen.findByRole("dialog", { name: title });
    const risk = within(dialog).getByRole("group", { name: /Check this closely/ });
    expect(
      within(risk)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/“.*To.*” contains hidden characters/),
      expect.stringMatching(/An API key goes to .*Travel Booking.*, in “.*Api key.*”/),
      expect.stringMatching(/Travel Booking.* says this can delete or overwrite things/),
    ]);
    expect(within(dialog).getByRole("button", { name: "Deny" })).toHaveAttribute(
      "data-weight",
      "main",
    );
    const allow = within(dialog).getByRole("button", { name: "Allow once" });
    expect(allow).not.toHaveAttribute("data-weight", "main");
    expect(allow).not.toHaveAttribute("aria-keyshortcuts");
    expect(within(dialog).queryByText(/ghp_/)).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Show", description: "Api key" }));
    expect(within(dialog).getByText(/ghp_/)).toBeVisible();
  });

  it("folds a long text, says how long it is, and shows nested objects as groups", async () => {
    const body = "A line of an e-mail. ".repeat(60).trim();
    const { user } = await ask(<HostPrompts />, {
      tool: {
        name: "sendEmail",
        inputSchema: {
          type: "object",
          properties: {
            body: { type: "string", title: "Body" },
            guests: {
              type: "array",
              title: "Guests",
              items: { type: "object", properties: { name: { type: "string", title: "Name" } } },
            },
          },
        },
      },
      arguments: { body, guests: [{ name: "Ana" }, { name: "Rui" }] },
    });
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("1,259 characters")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Show all" }));
    expect(within(dialog).getByText(body)).toBeVisible();
    expect(within(dialog).getAllByText("Name")).toHaveLength(2);
    expect(within(dialog).getByText("Rui")).toBeVisible();
    expect(dialog).toHaveAccessibleDescription(/doesn’t say what this does/);
  });
});

describe("a tool call elsewhere", () => {
  it("is a row of the inbox, and a card", async () => {
    const { user, ran } = await ask(
      <>
        <RequestInbox />
        <ToolApprovalCard aria-label="In the chat" />
      </>,
    );
    expect(await screen.findByText("Tool to run")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Allow once" }));
    await expect(act(() => ran)).resolves.toMatchObject({ ran: true });
  });
});

describe("a tool call in the inbox", () => {
  it("has a danger mark before it is opened if its risk is high, and no mark otherwise", async () => {
    const { ran, received, user, session, run } = await ask(<RequestInbox />);
    const destroys = { ...bookFlight, name: "cancel", annotations: { destructiveHint: true } };
    const cancelled: Promise<unknown>[] = [];
    act(() => {
      cancelled.push(runTool(session, { tool: destroys, arguments: { booking: "4711" } }, run));
    });
    const safe = await screen.findByRole("row", { name: /Tool to run.*"from":"Lisbon"/ });
    const dangerous = await screen.findByRole("row", { name: /Tool to run.*"booking"/ });
    const mark = await within(dangerous).findByText("1 warning");
    expect(mark).toHaveAttribute("data-severity", "danger");
    expect(within(safe).queryByText("1 warning")).not.toBeInTheDocument();
    await user.click(within(dangerous).getByRole("button", { name: /Decline/ }));
    await expect(act(() => Promise.all(cancelled))).resolves.toMatchObject([
      { ran: false, decision: { action: "deny" } },
    ]);
    await user.click(within(safe).getByRole("button", { name: /Decline/ }));
    await expect(act(() => ran)).resolves.toMatchObject({ ran: false });
    expect(received).toEqual([]);
  });
});

describe("a rule made from a tool call", () => {
  it("says what it covers, decides at once, and stands under its server in the manager", async () => {
    const rig = await openV2({ unseen: true, rules: createRules() });
    const other = { effect: "deny", subject: "roots", server: "sunny", expires: "never" } as const;
    await rig.host.send({ type: "rules/add", rules: [other] });
    show(
      rig.host,
      <>
        <HostPrompts />
        <RulesManager />
      </>,
    );
    const user = userEvent.setup();
    const ran = want(rig, {});
    const dialog = within(await screen.findByRole("dialog", { name: title }));
    await user.click(await dialog.findByRole("button", { name: "Allow without asking…" }));
    const step = within(dialog.getByRole("group", { name: "Allow without asking" }));
    const text = () => step.getByRole("listitem").textContent?.replaceAll(/[\u2068\u2069]/gu, "");
    expect(text()).toBe(
      "bookFlight on Travel Booking can run without asking, until it disconnects · with any arguments",
    );
    await user.click(step.getByRole("radio", { name: "Only these arguments" }));
    await user.click(step.getByRole("radio", { name: "Always" }));
    expect(text()).toMatch(/until you revoke it · with the same “from” · with the same “to” · /);
    await user.click(step.getByRole("button", { name: "Create rule" }));
    await expect(act(() => ran)).resolves.toMatchObject({ ran: true });

    const group = await screen.findByRole("list", { name: "Travel Booking", hidden: true });
    expect(group).toHaveTextContent(/bookFlight.* can run without asking/);
  });
});

describe("a window whose host runs in another process", () => {
  it("shows the call, and its answer reaches the tool", async () => {
    const rig = await openV2({ unseen: true });
    const { port1, port2 } = new MessageChannel();
    onTestFinished(serveHost(rig.host, port1));
    const remote = connectHost(port2);
    onTestFinished(() => {
      remote.close();
      port1.close();
      port2.close();
    });
    show(remote, <HostPrompts />);
    const ran = want(rig, {});
    const dialog = within(await screen.findByRole("dialog", { name: title }));
    await userEvent.setup().click(await dialog.findByRole("button", { name: "Allow once" }));
    await expect(act(() => ran)).resolves.toMatchObject({ ran: true });
    expect(rig.received).toEqual([wanted]);
  });
});

describe("useToolApproval", () => {
  it("returns the question, its facts, and its legal actions in one object", async () => {
    function Own() {
      const { current } = useToolApproval();
      if (current?.status !== "open") return null;
      return (
        <button
          type="button"
          onClick={() => void current.allow({ arguments: { ...current.arguments, seats: 1 } })}
        >
          {`${current.assistant}, ${current.tool.name}, ${current.risk.level}, ${String(current.always)}`}
        </button>
      );
    }
    const { user, ran, received } = await ask(<Own />);
    const button = await screen.findByRole("button");
    expect(button).toHaveTextContent("Concierge, bookFlight, normal, undefined");
    await user.click(button);
    await expect(act(() => ran)).resolves.toMatchObject({ edited: true });
    expect(received).toEqual([{ ...wanted, seats: 1 }]);
  });
});
