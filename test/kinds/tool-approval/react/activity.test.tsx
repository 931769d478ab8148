import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DecisionLogView, HostPrompts, HostProvider } from "mcp-host-ui";
import { runTool } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { bookFlight, openV2 } from "../rig.js";

describe("DecisionLogView", () => {
  it("shows and saves each run of a tool beside its decision", async () => {
    const { host, session, run, received } = await openV2({ unseen: true });
    const saved: string[] = [];
    render(
      <HostProvider host={host} safety={{ armAfter: 0 }} locale="en">
        <HostPrompts />
        <DecisionLogView onSave={(lines) => saved.push(lines)} />
      </HostProvider>,
    );
    const user = userEvent.setup();
    const given = { from: "Lisbon", to: "Oslo" };
    const ran: Promise<unknown>[] = [];
    act(() => {
      ran.push(runTool(session, { tool: bookFlight, arguments: given }, run));
    });
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Allow once" }));
    await act(() => Promise.all(ran));
    expect(received).toEqual([given]);

    const [, ...rows] = await screen.findAllByRole("row");
    const texts = rows.map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/gu, ""));
    expect(texts).toEqual([
      expect.stringMatching(/Travel Booking.*bookFlight.*Done \d.* s.*You.*Booked/),
      expect.stringMatching(/Travel Booking.*Accepted.*You/),
    ]);
    await user.click(screen.getByRole("button", { name: "Export" }));
    expect(saved.join("")).toMatch(/"run":\{"tool":"bookFlight".*"text":"Booked"/);
  });
});
