import { renderWithHost, startServer, type TestServer } from "@mcp-host-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DecisionLogView } from "mcp-host-ui";
import { createDecisionLog } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openQuestion, shippingAddress } from "../support/questions.js";

async function renderLog(props: Parameters<typeof DecisionLogView>[0] = {}) {
  const rendered = await renderWithHost(<DecisionLogView {...props} />, {
    hostOptions: { log: createDecisionLog() },
  });
  onTestFinished(rendered.close);
  const deals = await startServer(rendered.host, { id: "deals", name: "Best Deals" });
  onTestFinished(() => deals.close());
  const decide = async (server: TestServer, answer: object, rule?: string) => {
    const asked = server.elicit(shippingAddress);
    const { id } = await openQuestion(rendered.host);
    await rendered.host.send({
      type: "settle",
      id,
      answer,
      ...(rule !== undefined && { rule }),
    });
    await asked.answer;
  };
  return { ...rendered, deals, decide, user: userEvent.setup() };
}

const rowTexts = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/gu, ""));

describe("DecisionLogView", () => {
  it("says that nothing was decided", async () => {
    await renderLog();
    expect(screen.getByRole("region", { name: "Decisions" })).toHaveTextContent("No decisions");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("shows who decided what about whose request, and why, the last decision first", async () => {
    const { server, deals, decide } = await renderLog();
    await decide(server, { action: "decline", reason: "too nosy" });
    await decide(deals, { action: "cancel" }, "No deals");
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(3));
    expect(rowTexts()).toEqual([
      expect.stringMatching(/Best Deals.*Canceled.*Rule No deals/),
      expect.stringMatching(/Travel Booking.*Declined.*You.*too nosy/),
    ]);
    expect(screen.getAllByRole("columnheader")).toHaveLength(6);
  });

  it("names whoever sat at the window, and on whose behalf something else decided", async () => {
    const { host, server } = await renderLog();
    const first = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    const answer = { action: "decline" };
    await host.send({ type: "settle", id, answer }, { principal: "ada\u202e" });
    await expect(first.answer).resolves.toEqual({ action: "decline" });
    const second = server.elicit(shippingAddress);
    await openQuestion(host);
    const block = { type: "blockSession", id: "travel", blocked: true } as const;
    await host.send(block, { principal: "ben" });
    await expect(second.answer).resolves.toEqual({ action: "cancel" });
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(3));
    expect(rowTexts()).toEqual([
      expect.stringMatching(/Canceled.*This app, on behalf of ben/),
      expect.stringMatching(/Declined.*ada(?!\u202e)/),
    ]);
    expect(screen.queryByText("You")).not.toBeInTheDocument();
  });

  it("filters by server and says how many are left", async () => {
    const { server, deals, decide, user } = await renderLog();
    await decide(server, { action: "cancel" });
    await decide(deals, { action: "decline" });
    await decide(deals, { action: "decline" });
    await user.selectOptions(await screen.findByRole("combobox", { name: "Server" }), "Best Deals");
    expect(rowTexts()).toHaveLength(2);
    expect(screen.getByRole("status")).toHaveTextContent("2 decisions");
    await user.selectOptions(screen.getByRole("combobox", { name: "Server" }), "All servers");
    expect(rowTexts()).toHaveLength(3);
  });

  it("hands what is shown to the host app as JSON Lines", async () => {
    const onSave = vi.fn<(lines: string) => void>();
    const { host, server, decide, user } = await renderLog({ onSave });
    await decide(server, { action: "cancel" });
    await user.click(await screen.findByRole("button", { name: "Export" }));
    const lines = onSave.mock.calls[0]?.[0] ?? "";
    expect(
      lines
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual(host.log?.entries());
  });
});
