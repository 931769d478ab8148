import { renderWithHost, startServer } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationCard, HostPrompts, RequestInbox } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { expect, it, onTestFinished } from "vitest";

const script = {
  mode: "url",
  message: "Pay here",
  url: "javascript:alert(1)",
  elicitationId: "pay-1",
};
const form = { message: "Pay?", requestedSchema: { type: "object", properties: {} } };

/** An app beside a server whose pages nobody can visit, and one that asks something honest. */
async function open(
  ui: ReactNode = (
    <>
      <RequestInbox />
      <HostPrompts />
    </>
  ),
) {
  const host = createHost({
    kinds: [elicitation({ url: true })],
    limits: { perMinute: 1_000 },
    storage: false,
  });
  const rendered = await renderWithHost(ui, { host });
  onTestFinished(rendered.close);
  const bank = await startServer(host, { id: "bank", name: "My Bank" });
  onTestFinished(() => bank.close());
  const refuse = async (count: number) => {
    for (let nth = 0; nth < count; nth += 1)
      await expect(rendered.server.elicit(script).answer).rejects.toThrow("http");
  };
  const bar = () => screen.findByRole("region", { name: "Waiting for you" });
  return { host, bank, refuse, bar, user: userEvent.setup() };
}

const counted = /60 requests from .*Travel Booking.* were rejected/;

it("lets an honest question through at once after 60 pages that nobody can visit", async () => {
  const { bank, refuse, user } = await open();
  await refuse(60);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  const { answer } = bank.elicit(form);
  await screen.findByRole("dialog", { name: /My Bank.* asks$/ });
  expect(screen.queryByRole("button", { name: /show the next/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  await expect(answer).resolves.toEqual({ action: "accept", content: {} });
});

it("tells of them in a bar while nothing else waits, until that is dismissed", async () => {
  const { bank, refuse, bar, user } = await open();
  await refuse(60);
  expect(await bar()).toHaveTextContent(counted);
  const { answer } = bank.elicit(form);
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  await answer;
  await user.click(within(await bar()).getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByText(counted)).not.toBeInTheDocument());
});

it("lists them in one row of the inbox, and one by one where the person asks for that", async () => {
  const { host, refuse, user } = await open();
  await refuse(3);
  const few = /3 requests from .*Travel Booking.* were rejected/;
  const press = async (name: RegExp) => {
    const row = await screen.findByRole("row", { name: few });
    await user.click(within(row).getByRole("button", { name }));
  };
  const rows = (count: string) =>
    waitFor(() => expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", count));
  await rows("2");
  await press(/^Show/);
  await rows("5");
  await press(/^Hide/);
  await rows("2");
  await press(/^Dismiss/);
  await waitFor(() => expect(screen.queryByText(few)).not.toBeInTheDocument());
  expect(host.getState().settled.every(({ dismissed }) => dismissed)).toBe(true);
});

it("tells of them in a card where the app has nothing else, until that is dismissed or something is asked", async () => {
  const { bank, refuse, user } = await open(<ElicitationCard />);
  await refuse(60);
  expect(await screen.findByText(counted)).toBeVisible();
  const { answer } = bank.elicit(form);
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  await expect(answer).resolves.toEqual({ action: "accept", content: {} });
  await screen.findByText(counted);
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByText(counted)).not.toBeInTheDocument());
});

it("tells of them once where a card stands beside dialogs", async () => {
  const { refuse } = await open(
    <>
      <ElicitationCard />
      <HostPrompts />
    </>,
  );
  await refuse(60);
  expect(await screen.findAllByText(counted)).toHaveLength(1);
});

it("tells in the card of one server of no other", async () => {
  const { bank, refuse, user } = await open(<ElicitationCard session="bank" />);
  await refuse(60);
  await expect(bank.elicit(script).answer).rejects.toThrow("http");
  await screen.findByText(/1 request from .*My Bank.* was rejected/);
  expect(screen.queryByText(counted)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
});
