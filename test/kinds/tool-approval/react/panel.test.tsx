import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostProvider, ToolActivity, ToolsPanel } from "mcp-host-ui";
import { availableTools, runTool, type Tools } from "mcp-host-ui/host";
import { createRules } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";
import { openQuestion } from "../../../support/questions.js";
import { bookFlight, openV2 } from "../rig.js";

const searchHotels = { name: "searchHotels", description: "Finds hotels.", execute: () => {} };
const call = { tool: bookFlight, arguments: { from: "Lisbon", to: "Oslo" } };

async function open(settings: Parameters<typeof openV2>[0] = {}) {
  const rig = await openV2({ rules: createRules(), ...settings });
  const listed = () => act(() => availableTools(rig.session, [bookFlight, searchHotels]));
  await listed();
  render(
    <HostProvider host={rig.host} safety={{ armAfter: 0 }}>
      <ToolsPanel />
      <ToolActivity />
    </HostProvider>,
  );
  const want = (wanted: Tools.Call = call) => act(() => runTool(rig.session, wanted, rig.run));
  return { ...rig, listed, want, user: userEvent.setup() };
}

describe("ToolsPanel", () => {
  it("keeps a switched-off tool from the model, and from running", async () => {
    const { listed, want, received, user, host } = await open();
    await user.click(screen.getByRole("checkbox", { name: /Use .*Book a flight/ }));
    expect((await listed()).map(({ name }) => name)).toEqual(["searchHotels"]);
    await expect(want()).resolves.toMatchObject({
      ran: false,
      decision: { action: "deny", reason: "The user switched this tool off." },
    });
    expect(received).toEqual([]);
    expect(host.log?.entries()).toMatchObject([{ outcome: { by: "rule", rule: "switched off" } }]);
    await user.click(screen.getByRole("checkbox", { name: /Use .*Book a flight/ }));
    expect(await listed()).toHaveLength(2);
  });

  it("allows, denies, and asks about one tool again", async () => {
    const { want, host, session, run, user } = await open();
    const mode = () => screen.getByRole("combobox", { name: /wants to run .*Book a flight/ });
    expect(mode()).toHaveDisplayValue("Ask me");
    await user.selectOptions(mode(), "Always allow");
    await waitFor(() => expect(mode()).toHaveDisplayValue("Always allow"));
    await expect(want()).resolves.toMatchObject({ ran: true });
    await user.selectOptions(mode(), "Always deny");
    await waitFor(() => expect(mode()).toHaveDisplayValue("Always deny"));
    await expect(want()).resolves.toMatchObject({ ran: false, decision: { action: "deny" } });
    await user.selectOptions(mode(), "Ask me");
    await waitFor(() => expect(mode()).toHaveDisplayValue("Ask me"));
    await act(async () => {
      void runTool(session, call, run);
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: { action: "cancel" } });
    });
    expect(host.log?.entries().at(-1)?.outcome).toMatchObject({ sent: "cancel", by: "person" });
  });

  it("finds tools by name, title, and description", async () => {
    const { user } = await open();
    await user.type(screen.getByRole("searchbox", { name: "Search tools" }), "hotel");
    expect(screen.queryByText("Book a flight")).not.toBeInTheDocument();
    await user.type(screen.getByRole("searchbox", { name: "Search tools" }), "xyz");
    expect(screen.getByRole("status")).toHaveTextContent("No tool matches");
  });
});

describe("ToolActivity", () => {
  it("shows each run with its decision, outcome, and result, and the log's policy holds for content", async () => {
    const { want, user } = await open();
    const mode = screen.getByRole("combobox", { name: /wants to run .*Book a flight/ });
    await user.selectOptions(mode, "Always allow");
    await want();
    const row = within(screen.getByRole("list", { name: "Tool activity" }));
    expect(row.getByText(/bookFlight.* on .*Travel Booking/)).toBeVisible();
    expect(row.getByText("Done")).toBeVisible();
    expect(row.getByText(/^Rule /)).toBeVisible();
    expect(row.getByText("Booked")).toBeVisible();
  });

  it("keeps no result where the log keeps no content, and shows a failure", async () => {
    const { session, user } = await open({ policy: { log: { content: false } } });
    const mode = screen.getByRole("combobox", { name: /wants to run .*Book a flight/ });
    await user.selectOptions(mode, "Always allow");
    const fails = () => Promise.reject(new Error("secret ticket number"));
    const ran = act(() => runTool(session, call, fails).catch((error: unknown) => String(error)));
    await expect(ran).resolves.toContain("secret ticket number");
    expect(screen.getByText("Failed")).toBeVisible();
    expect(screen.queryByText(/secret ticket/)).not.toBeInTheDocument();
  });
});
