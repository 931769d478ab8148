import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationCard, HostPrompts } from "mcp-host-ui";
import { elicitation } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createCountdown, stepAt } from "../../../../src/react/clock/createCountdown.js";
import { pressInMenu } from "../../../support/pressInMenu.js";
import { openQuestion, shippingAddress } from "../../../support/questions.js";
import { startClock } from "../../../support/startClock.js";

const minute = 60_000;

async function ask(ui: ReactNode, session: { answerWithin?: number; extendBy?: number }) {
  const rendered = await renderWithHost(ui, {
    hostOptions: { kinds: [elicitation({ sendReason: true })] },
  });
  onTestFinished(rendered.close);
  rendered.host.openSession({ id: "travel", ...session });
  const { answer } = rendered.server.elicit(shippingAddress);
  return { ...rendered, answer, user: userEvent.setup() };
}

describe("Elicitation.Deadline", () => {
  it.each([
    ["a card", <ElicitationCard key="card" />],
    ["a dialog", <HostPrompts key="prompts" />],
  ])("says in %s how much time is left, aloud when it is little", async (_, ui) => {
    await ask(ui, { answerWithin: minute - 1_000 });
    const [shown, said] = await waitFor(() => {
      const found = screen.getAllByText("Less than 1 minute left to answer");
      expect(found).toHaveLength(2);
      return found;
    });
    expect(shown).toBeVisible();
    expect(said).toHaveRole("status");
    expect(screen.queryByRole("button", { name: "I need more time" })).not.toBeInTheDocument();
  });

  it("gives more time where the host app lets it", async () => {
    const { host, user } = await ask(<ElicitationCard />, {
      answerWithin: minute - 1_000,
      extendBy: 10 * minute,
    });
    await user.click(await screen.findByRole("button", { name: "I need more time" }));
    expect(await screen.findByText("Less than 11 minutes left to answer")).toBeVisible();
    expect(await screen.findByText("You have more time now.")).toHaveRole("status");
    expect((await openQuestion(host)).phase).toBe("open");
  });

  it("leaves what was typed in sight when the time is over", async () => {
    const clock = startClock();
    const { user, answer } = await ask(<ElicitationCard />, { answerWithin: minute / 2 });
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lis");
    await clock.pass(minute / 2);
    await expect(answer).resolves.toEqual({ action: "cancel" });
    expect(await screen.findByText("Time ran out.")).toBeVisible();
    expect(screen.getByText("Lis")).toBeVisible();
    expect(screen.queryByText(/left to answer/)).not.toBeInTheDocument();
  });

  it("is nothing where no deadline is known", async () => {
    await ask(<ElicitationCard />, {});
    expect(await screen.findByRole("textbox", { name: "City" })).toBeVisible();
    expect(screen.queryByText(/left to answer/)).not.toBeInTheDocument();
  });

  it("says who sees the reason of a decline", async () => {
    const { user, answer } = await ask(<ElicitationCard />, {});
    await pressInMenu(user, "Decline with a reason");
    expect(screen.getByText(/Travel Booking.* will see this/)).toBeVisible();
    await user.type(screen.getByRole("textbox", { name: /^Reason/ }), "too nosy");
    await user.click(screen.getByRole("button", { name: "Decline" }));
    await expect(answer).resolves.toEqual({
      action: "decline",
      _meta: { "io.github.mcp-host-ui/reason": "too nosy" },
    });
  });
});

describe("createCountdown", () => {
  it.each([
    [119 * minute, 2, "hour"],
    [60 * minute, 60, "minute"],
    [4 * minute + 1, 5, "minute"],
    [minute, 1, "minute"],
    [30_000, 30, "second"],
    [10_000, 10, "second"],
    [1, 10, "second"],
  ] as const)("tells %i ms as less than %i %s", (left, count, unit) => {
    expect(stepAt(left)?.left).toEqual({ count, unit });
  });

  it("tells those who listen of each step, and holds no timer when it is over", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const countdown = createCountdown(Date.now() + 2.5 * minute);
    const told: string[] = [];
    const stop = countdown.subscribe(() => {
      const { count, unit } = countdown.getState() ?? {};
      told.push(count === undefined ? "over" : `${count} ${unit}`);
    });
    vi.advanceTimersByTime(3 * minute);
    expect(told).toEqual(["2 minute", "1 minute", "30 second", "10 second", "over"]);
    expect(vi.getTimerCount()).toBe(0);
    stop();
  });

  it("is over when the time is", () => {
    expect(stepAt(0)).toBeUndefined();
    expect(createCountdown(Date.now() - 1).getState()).toBeUndefined();
  });
});
