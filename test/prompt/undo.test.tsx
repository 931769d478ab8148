import { type RenderWithHostOptions, renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { ElicitationCard, HostPrompts, RequestInbox } from "mcp-host-ui";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { pressInMenu } from "../support/pressInMenu.js";

const properties = { city: { type: "string", title: "City" } };

async function ask(
  ui: ReactNode,
  { answerWithin, ...options }: RenderWithHostOptions & { readonly answerWithin?: number } = {},
) {
  const rendered = await renderWithHost(ui, {
    ...options,
    questions: { undo: 60_000, ...options.questions },
  });
  onTestFinished(rendered.close);
  if (answerWithin !== undefined) rendered.host.openSession({ id: "travel", answerWithin });
  const { answer } = rendered.server.elicit({
    message: "Where to?",
    requestedSchema: { type: "object", properties },
  });
  answer.catch(() => {});
  const field = await screen.findByLabelText("City");
  const user = userEvent.setup();
  return { ...rendered, answer, field, user };
}

const levels: readonly (readonly [string, ReactNode, (user: UserEvent) => Promise<unknown>])[] = [
  ["Escape in a dialog", <HostPrompts key="dialog" />, (user) => user.keyboard("{Escape}")],
  ["Cancel in a card", <ElicitationCard key="card" />, (user) => pressInMenu(user, "Cancel")],
];

describe.each(levels)("%s", (_, ui, leave) => {
  it("sends nothing while it can be taken back, and Undo brings back what was typed", async () => {
    const { host, server, user, field, answer } = await ask(ui);
    await user.type(field, "Lisbon");
    await leave(user);
    const undo = await screen.findByRole("button", { name: "Undo" });
    expect(screen.getByText("Canceled.")).toBeVisible();
    expect(host.getState().open[0]).toMatchObject({ aside: true, leavesAt: expect.any(Number) });
    expect(server.received).toEqual([]);

    await user.click(undo);
    await waitFor(() => expect(screen.getByLabelText("City")).toHaveValue("Lisbon"));
    expect(host.getState().open[0]?.leavesAt).toBeUndefined();
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  it("tells the server once the time is up", async () => {
    const { server, user, field, answer } = await ask(ui, { questions: { undo: 50 } });
    await user.type(field, "Lisbon");
    await leave(user);
    await expect(answer).resolves.toEqual({ action: "cancel" });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
    expect(server.received).toEqual([{ action: "cancel" }]);
  });

  it("puts the question aside where the app wants that", async () => {
    const { host, user, server } = await ask(ui, { questions: { dismiss: "later" } });
    await leave(user);
    await waitFor(() => expect(host.getState().open[0]).toMatchObject({ aside: true }));
    expect(host.getState().open[0]?.leavesAt).toBeUndefined();
    expect(screen.queryByText("Canceled.")).toBeNull();
    expect(server.received).toEqual([]);
  });
});

describe.each([
  ["a dialog", <HostPrompts key="dialog" />],
  ["a card", <ElicitationCard key="card" />],
])("a Decline in %s, where the app gives time to take it back", (_, ui) => {
  it("sends nothing while it can be undone, and Undo brings back what was typed", async () => {
    const { host, server, user, field, answer } = await ask(ui, {
      questions: { undoDecline: 60_000 },
    });
    await user.type(field, "Lisbon");
    await user.click(screen.getByRole("button", { name: "Decline" }));
    const undo = await screen.findByRole("button", { name: "Undo" });
    expect(screen.getByText("Declined.")).toBeVisible();
    expect(host.getState().open[0]).toMatchObject({ aside: true, declines: true });
    await user.pointer({ target: undo });
    await waitFor(() =>
      expect(host.getState().open[0]?.leavesAt).toBeGreaterThan(Date.now() + 600_000),
    );
    expect(server.received).toEqual([]);
    await user.click(undo);
    await waitFor(() => expect(screen.getByLabelText("City")).toHaveValue("Lisbon"));
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  it("declines once the time is up", async () => {
    const { user, answer } = await ask(ui, { questions: { undoDecline: 50 } });
    await user.click(screen.getByRole("button", { name: "Decline" }));
    await expect(answer).resolves.toEqual({ action: "decline" });
  });
});

describe("the time of Undo", () => {
  it("is told once, with the way to have more of it", async () => {
    const { user, host } = await ask(<HostPrompts />);
    await user.keyboard("{Escape}");
    await screen.findByText(
      "Canceled. You can undo this for 60 seconds. Time stops while you’re on Undo.",
    );
    const [first] = host.getState().open;
    await user.pointer({ target: screen.getByRole("button", { name: "Undo" }) });
    await waitFor(() =>
      expect(host.getState().open[0]?.leavesAt).toBeGreaterThan((first?.leavesAt ?? 0) + 600_000),
    );
    expect(screen.getAllByText(/You can undo this/)).toHaveLength(1);
    expect(screen.getByText(/for 60 seconds/)).toBeInTheDocument();
  });

  it.each(levels)("waits while the pointer is there (%s)", async (_, ui, leave) => {
    const { user, host, server } = await ask(ui);
    await leave(user);
    const undo = await screen.findByRole("button", { name: "Undo" });
    const before = host.getState().open[0]?.leavesAt ?? 0;
    await user.pointer({ target: undo });
    await waitFor(() =>
      expect(host.getState().open[0]?.leavesAt).toBeGreaterThan(before + 600_000),
    );
    await user.pointer({ target: document.body });
    await waitFor(() => expect(host.getState().open[0]?.leavesAt).toBeLessThan(before + 600_000));
    expect(server.received).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(host.getState().open[0]?.leavesAt).toBeUndefined());
  });

  it("waits for whoever comes by keys, and not where the focus fell there by itself", async () => {
    const ui = (
      <>
        <ElicitationCard />
        <button type="button">The page</button>
      </>
    );
    const { user, host } = await ask(ui);
    await pressInMenu(user, "Cancel");
    const undo = await screen.findByRole("button", { name: "Undo" });
    const before = host.getState().open[0]?.leavesAt ?? 0;
    undo.focus();
    expect(host.getState().open[0]?.leavesAt).toBe(before);
    await user.tab();
    await user.tab({ shift: true });
    expect(undo).toHaveFocus();
    await waitFor(() =>
      expect(host.getState().open[0]?.leavesAt).toBeGreaterThan(before + 600_000),
    );
    await user.tab();
    await waitFor(() => expect(host.getState().open[0]?.leavesAt).toBeLessThan(before + 600_000));
    await user.tab({ shift: true });
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByLabelText("City")).toBeVisible());
  });

  it("ends before the server's own deadline", async () => {
    const { user, host } = await ask(<HostPrompts />, { answerWithin: 120_000 });
    await user.keyboard("{Escape}");
    await user.pointer({ target: await screen.findByRole("button", { name: "Undo" }) });
    const { deadline = 0 } = host.getState().open[0] ?? {};
    const left = () => deadline - (host.getState().open[0]?.leavesAt ?? 0);
    await waitFor(() => expect(left()).toBeLessThan(2000));
    expect(left()).toBeGreaterThan(0);
  });
});

describe("a question that is leaving", () => {
  it("is answered at once where its deadline comes sooner", async () => {
    const { user, answer } = await ask(<HostPrompts />, {
      answerWithin: 30_000,
    });
    await user.keyboard("{Escape}");
    await expect(answer).resolves.toEqual({ action: "cancel" });
  });

  it("goes with its server, which is told nothing", async () => {
    const { host, server, user } = await ask(<HostPrompts />);
    await user.keyboard("{Escape}");
    await screen.findByRole("button", { name: "Undo" });
    await server.close();
    await waitFor(() => expect(host.getState().open).toEqual([]));
    expect(host.getState().settled[0]?.outcome).toMatchObject({ sent: "nothing", by: "session" });
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("can still be answered in another window, and nothing follows", async () => {
    const { host, server, user, answer } = await ask(<HostPrompts />);
    await user.keyboard("{Escape}");
    await screen.findByRole("button", { name: "Undo" });
    const [question] = host.getState().open;
    const id = question?.id ?? "";
    const content = { city: "Porto" };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });
    await expect(answer).resolves.toEqual({ action: "accept", content });
    await waitFor(() => expect(screen.queryByText("Canceled.")).toBeNull());
    expect(server.received).toEqual([{ action: "accept", content }]);
  });
});

describe("a request that is cancelled and can be taken back", () => {
  it("is listed as cancelled, and is open again once it is opened from there", async () => {
    const { server, user, answer } = await ask(
      <>
        <RequestInbox />
        <HostPrompts />
      </>,
    );
    await user.keyboard("{Escape}");
    const row = await screen.findByRole("row", { name: /Where to/ });
    await waitFor(() => expect(within(row).getByText("Canceled")).toBeVisible());
    expect(within(row).queryByText("For later")).toBeNull();
    expect(server.received).toEqual([]);

    await user.click(within(row).getByRole("button", { name: /^Open/ }));
    await user.type(await screen.findByLabelText("City"), "Lisbon");
    expect(within(row).getByText("On screen")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });
});
