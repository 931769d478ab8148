import { startServer } from "@mcp-host-ui/testing";
import { createDecisionLog, createHost, elicitation, type HostOptions } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { openQuestion, openQuestions, shippingAddress } from "../support/questions.js";
import { collectUncaught } from "../support/uncaught.js";
import { wires } from "../support/wires.js";

const failure = new Error("QuotaExceededError");

function throwIt(): never {
  throw failure;
}

const troubles: readonly (readonly [string, () => NonNullable<HostOptions["log"]>])[] = [
  ["log.record", () => ({ ...createDecisionLog(), record: throwIt })],
  ["log.entries", () => ({ ...createDecisionLog(), entries: throwIt })],
  [
    "a listener of the log",
    () => {
      const log = createDecisionLog();
      log.subscribe(throwIt);
      return log;
    },
  ],
];

describe.each(wires)("createHost, through %s", (_name, wire) => {
  it.each(troubles)("sends the answer and reports it when %s throws", async (_trouble, makeLog) => {
    const onError = vi.fn<(error: unknown) => void>();
    const host = createHost({ kinds: [elicitation()], log: makeLog(), onError });
    onTestFinished(host.close);
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);

    const content = { city: "Lisbon" };
    const receipt = await host.send({ type: "settle", id, answer: { action: "accept", content } });

    expect(receipt).toMatchObject({ done: true, outcome: { sent: "accept", by: "person" } });
    await expect(answer).resolves.toMatchObject({ action: "accept", content });
    expect(host.getState()).toMatchObject({ open: [], settled: [{ id, phase: "settled" }] });
    expect(onError.mock.calls.flat().flatMap(causes)).toContain(failure);
  });

  it("sends the answer when the log, a listener and onError all throw", async () => {
    const uncaught = collectUncaught();
    const log = { ...createDecisionLog(), record: throwIt };
    const host = createHost({ kinds: [elicitation()], log, onError: throwIt });
    onTestFinished(host.close);
    host.subscribe(throwIt);
    host.observe(throwIt);
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);

    const receipt = await host.send({ type: "settle", id, answer: { action: "decline" } });

    expect(receipt).toMatchObject({ done: true, outcome: { sent: "decline" } });
    await expect(answer).resolves.toMatchObject({ action: "decline" });
    await expect.poll(() => uncaught.flatMap(causes)).toContain(failure);
  });

  it("closes a session whose questions the log fails to record, all of them", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const log = { ...createDecisionLog(), record: throwIt };
    const host = createHost({ kinds: [elicitation()], log, onError });
    onTestFinished(host.close);
    const server = await startServer(host, { wire });
    const asked = [server.elicit(shippingAddress), server.elicit(shippingAddress)];
    for (const { answer } of asked) answer.catch(() => {});
    await openQuestions(host, 2);

    await server.close();

    await expect.poll(() => host.getState().open).toEqual([]);
    expect(host.getState().sessions).toMatchObject([{ phase: "closed" }]);
    expect(onError.mock.calls).toEqual([[failure], [failure]]);
  });
});

describe("createHost", () => {
  it("lets every listener hear, whichever of them throws", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const host = createHost({ kinds: [elicitation()], onError });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    session.receive("elicitation/create", shippingAddress).catch(() => {});
    const { id } = await openQuestion(host);
    const heard = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()] as const;
    host.observe(throwIt);
    host.subscribe(throwIt, id);
    host.subscribe(throwIt);
    host.observe(heard[0]);
    host.subscribe(heard[1], id);
    host.subscribe(heard[2]);

    await host.send({ type: "settle", id, answer: { action: "cancel" } });

    for (const listener of heard) expect(listener).toHaveBeenCalled();
    expect(heard).toHaveLength(3);
    expect(onError).toHaveBeenCalledWith(failure);
  });

  it("lets every listener of the log hear, whichever of them throws", async () => {
    const log = createDecisionLog();
    const heard = vi.fn<() => void>();
    log.subscribe(throwIt);
    log.subscribe(heard);
    const host = createHost({ kinds: [elicitation()], log, onError: () => {} });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    session.receive("elicitation/create", shippingAddress).catch(() => {});
    const { id } = await openQuestion(host);

    await host.send({ type: "settle", id, answer: { action: "cancel" } });

    expect(heard).toHaveBeenCalledOnce();
    expect(host.getState().log).toMatchObject([{ id }]);
  });

  it("closes a session without a throw, whatever a kind does with the news", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const kind = elicitation();
    const host = createHost({
      onError,
      kinds: [
        {
          ...kind,
          start: (core) => ({
            ...kind.start(core),
            ended: throwIt,
            sessionChanged: throwIt,
            fingerprint: throwIt,
            isBusy: throwIt,
            close: throwIt,
          }),
        },
      ],
    });
    const session = host.openSession({ id: "travel" });
    const answer = session.receive("elicitation/create", shippingAddress);
    answer.catch(() => {});
    await openQuestion(host);

    session.close();
    host.close();

    await expect(answer).rejects.toThrow("withdrawn");
    expect(host.getState()).toMatchObject({ open: [], sessions: [{ phase: "closed" }] });
    expect(onError).toHaveBeenCalledWith(failure);
  });

  it("answers a server whose kind fails to stand in for the person", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const kind = elicitation();
    const host = createHost({
      onError,
      unattendedAfter: 1,
      kinds: [{ ...kind, start: (core) => ({ ...kind.start(core), fallback: throwIt }) }],
    });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });

    const answer = session.receive("elicitation/create", shippingAddress);

    await expect(answer).rejects.toMatchObject({ code: -32603, message: "Internal error" });
    expect(onError).toHaveBeenCalledWith(failure);
  });
});

describe("an onError that throws itself", () => {
  it("is thrown where it is seen, with the error that it was told", async () => {
    const uncaught = collectUncaught();
    const second = new Error("The tracker is down.");
    const host = createHost({
      kinds: [ownKind("own", { requests: { "own/ask": throwIt } })],
      onError() {
        throw second;
      },
    });
    onTestFinished(host.close);
    const answer = host.openSession({ id: "travel" }).receive("own/ask");
    await expect(answer).rejects.toMatchObject({ message: "Internal error" });
    await expect.poll(() => uncaught, { interval: 2 }).toHaveLength(1);
    expect(uncaught).toMatchObject([
      { message: "onError threw when it was told of an error", errors: [failure, second] },
    ]);
  });
});

/** An error with all that it was made of. */
function causes(error: unknown): readonly unknown[] {
  return error instanceof AggregateError ? [error, ...error.errors.flatMap(causes)] : [error];
}
