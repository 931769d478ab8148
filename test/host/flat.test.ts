import { createDecisionLog, createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { countSteps } from "../support/countSteps.js";
import { dialog, shippingAddress } from "../support/questions.js";

const unlimited = Number.POSITIVE_INFINITY;

/** One question among many, and how often the host looked at the others while something became of it. */
interface Crowd {
  readonly host: LocalHost;
  readonly id: string;
  readonly withdrawal: AbortController;
  readonly close: () => void;
}

const events: readonly (readonly [string, (crowd: Crowd) => unknown])[] = [
  ["the server withdraws one", ({ withdrawal }) => withdrawal.abort()],
  ["its session closes", ({ close }) => close()],
  [
    "a person answers one",
    ({ host, id }) => host.send({ type: "settle", id, answer: { action: "cancel" } }),
  ],
  ["one is put aside", ({ host, id }) => host.send({ type: "putAside", id })],
  ["one is raised", ({ host, id }) => host.send({ type: "resume", id })],
];

describe("a host with many questions", () => {
  it.each(events)("takes no more steps when %s than one with few", async (_name, event) => {
    const few = await stepsOf(20, event);
    const many = await stepsOf(2_000, event);
    expect(few).toBeGreaterThan(0);
    // A tree of rows is a level or two higher.
    expect(many).toBeLessThanOrEqual(few + 400);
  });
});

/** Asks so many questions, lets something become of one in their middle and counts the records that were touched. */
async function stepsOf(count: number, event: (crowd: Crowd) => unknown): Promise<number> {
  const host = createHost({
    kinds: [elicitation()],
    limits: { open: unlimited, perMinute: unlimited },
    log: createDecisionLog(),
  });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const crowd = host.openSession({ id: "crowd" });
  const travel = host.openSession({ id: "travel" });
  const withdrawal = new AbortController();
  const ask = (session: typeof crowd, signal?: AbortSignal) =>
    session
      .receive("elicitation/create", shippingAddress, { ...(signal && { signal }) })
      .catch(() => {});
  for (let index = 0; index < count / 2; index += 1) void ask(crowd);
  void ask(travel, withdrawal.signal);
  for (let index = 0; index < count / 2; index += 1) void ask(crowd);
  await expect.poll(() => host.getState().open.length).toBe(count + 1);
  const id = host.getState().open.find(({ session }) => session === "travel")?.id ?? "";
  let heard = 0;
  host.subscribe(() => {
    heard += 1;
    // Whoever only looks whether there is a log, or who is connected, pays for nothing else.
    expect(host.getState().sessions).toHaveLength(2);
  });

  const stop = countSteps();
  await event({ host, id, withdrawal, close: travel.close });
  const steps = stop();
  expect(heard).toBeGreaterThan(0);
  return steps;
}
