import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { watchDeadline } from "../../src/host/calls/deadline.js";
import { dialog, shippingAddress } from "../support/questions.js";

const minute = 60_000;

async function ask(
  session: { answerWithin?: number; extendBy?: number },
  options: { deadline?: number; extendBy?: number } = {},
) {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    // What a question loads is not to arrive after the test.
    return vi.dynamicImportSettled();
  });
  const host = createHost({ kinds: [elicitation()] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const opened = host.openSession({ id: "travel", ...session });
  const answer = opened.receive("elicitation/create", shippingAddress, options);
  answer.catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const [question] = host.getState().open;
  if (!question) throw new Error("Nothing was asked.");
  return { host, answer, question };
}

describe("a question's deadline", () => {
  it("may be further away than the longest timer, which would fire at once", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const begun = Date.now();
    const onEnd = vi.fn();
    onTestFinished(watchDeadline(() => begun + 60 * 24 * 60 * minute, onEnd));

    vi.advanceTimersToNextTimer();
    expect(Date.now() - begun).toBe(2 ** 31 - 1);
    expect(onEnd).not.toHaveBeenCalled();
    while (onEnd.mock.calls.length === 0) vi.advanceTimersToNextTimer();
    expect(Date.now() - begun).toBe(60 * 24 * 60 * minute);
  });

  it("is as far away as the session's server waits", async () => {
    const { host, answer, question } = await ask({ answerWithin: 10 * minute });
    expect(question.deadline).toBe(question.receivedAt + 10 * minute);
    await vi.advanceTimersByTimeAsync(10 * minute - 1);
    expect(host.getState().open).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(host.getState().settled).toMatchObject([
      { outcome: { sent: "cancel", by: "host", cause: "deadline" }, lingering: true },
    ]);
    await expect(answer).resolves.toEqual({ action: "cancel" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is the request's own where that is known", async () => {
    const deadline = Date.now() + minute;
    const { question } = await ask({ answerWithin: 10 * minute }, { deadline });
    expect(question.deadline).toBe(deadline);
  });

  it("moves as often as the person asks, where the host app lets it", async () => {
    const { host, question } = await ask({ answerWithin: minute, extendBy: 5 * minute });
    await vi.advanceTimersByTimeAsync(minute - 1);
    for (let times = 0; times < 10; times += 1)
      await expect(host.send({ type: "extend", id: question.id })).resolves.toEqual({ done: true });
    await vi.advanceTimersByTimeAsync(50 * minute);
    expect(host.getState().open).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(host.getState().open).toEqual([]);
  });

  it("does not move otherwise", async () => {
    const { host, question } = await ask({ answerWithin: minute });
    await expect(host.send({ type: "extend", id: question.id })).resolves.toMatchObject({
      done: false,
      rejection: "unknown",
    });
  });

  it("ends the question even where a machine slept and its timers are late", async () => {
    const accepted = { action: "accept", content: { city: "Lisbon" } };
    const late = [
      { type: "settle", answer: accepted },
      { type: "settle", answer: { action: "decline" }, rule: "never" },
      { type: "extend" },
      { type: "putAside" },
    ] as const;
    for (const command of late) {
      const { host, answer, question } = await ask({ answerWithin: 10 * minute, extendBy: minute });
      // A clock that moves while no timer does, as in sleep.
      vi.setSystemTime(Date.now() + 120 * minute);

      const { id } = question;
      const receipt = await host.send({ ...command, id });

      expect(receipt).toMatchObject({ done: false });
      await expect(answer).resolves.toEqual({ action: "cancel" });
      expect(host.getState().settled).toMatchObject([
        { id, outcome: { sent: "cancel", by: "host", cause: "deadline" } },
      ]);
    }
    expect(late).toHaveLength(4);
  });

  it("ends the question while its answer is judged, too", async () => {
    const { host, answer, question } = await ask({ answerWithin: minute });
    const content = { city: "Lisbon" };
    const receipt = host.send({
      type: "settle",
      id: question.id,
      answer: { action: "accept", content },
    });
    vi.setSystemTime(Date.now() + 120 * minute);

    await expect(receipt).resolves.toMatchObject({
      done: false,
      rejection: "settled",
      outcome: { by: "host", cause: "deadline" },
    });
    await expect(answer).resolves.toEqual({ action: "cancel" });
  });

  it("keeps what was typed when it has passed unnoticed", async () => {
    const { host, question } = await ask({ answerWithin: minute });
    vi.setSystemTime(Date.now() + 120 * minute);
    const { id } = question;
    await expect(host.send({ type: "saveDraft", id, draft: { city: "Lis" } })).resolves.toEqual({
      done: true,
    });
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    expect(host.getState().settled).toMatchObject([{ lingering: true }]);
    expect(host.read(`draft:${id}`)).toEqual({ city: "Lis" });
  });

  it("may be further away than a timer reaches", async () => {
    const { host } = await ask({ answerWithin: 2 ** 31 + minute });
    await vi.advanceTimersByTimeAsync(minute);
    expect(host.getState().open).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2 ** 31);
    expect(host.getState().open).toEqual([]);
  });
});
