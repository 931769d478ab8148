import {
  createDecisionLog,
  createHost,
  elicitation,
  type LocalHost,
  roots,
  sampling,
} from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { countSteps } from "../support/countSteps.js";
import { dialog, shippingAddress } from "../support/questions.js";

const unlimited = Number.POSITIVE_INFINITY;

/** The questions that stand in a host. */
interface Load {
  readonly open: number;
  readonly settled: number;
}

/** One question among many, and how often the host looked at the others while something became of it. */
interface Crowd {
  readonly host: LocalHost;
  readonly id: string;
  readonly withdrawal: AbortController;
  /** Has one more asked; resolves once it waits for an answer. */
  readonly ask: () => Promise<unknown>;
  readonly close: () => void;
}

const few: Load = { open: 20, settled: 20 };
const loads: readonly (readonly [string, Load])[] = [
  ["open", { open: 2_000, settled: 20 }],
  ["settled", { open: 20, settled: 2_000 }],
];

const events: readonly (readonly [string, (crowd: Crowd) => unknown])[] = [
  ["a server asks one more", ({ ask }) => ask()],
  ["the server withdraws one", ({ withdrawal }) => withdrawal.abort()],
  ["its session closes", ({ close }) => close()],
  [
    "a person answers one",
    ({ host, id }) => host.send({ type: "settle", id, answer: { action: "cancel" } }),
  ],
  [
    "what is typed for one is kept",
    ({ host, id }) => host.send({ type: "saveDraft", id, draft: { city: "Lisbon" } }),
  ],
  ["one is put aside", ({ host, id }) => host.send({ type: "putAside", id })],
  ["one is raised", ({ host, id }) => host.send({ type: "resume", id })],
  [
    "the person decides about folders",
    ({ host }) => host.send({ type: "roots/decide", session: "crowd", decision: "refuse" }),
  ],
  [
    "a kind of which none waits looks through its own",
    ({ host }) => host.send({ type: "sampling/configure", settings: { askEveryTime: true } }),
  ],
];

describe.each(loads)("a host with many questions that are %s", (_name, many) => {
  it.each(events)("takes no more steps when %s than one with few", async (_name, event) => {
    const least = await stepsOf(few, event);
    const most = await stepsOf(many, event);
    expect(least).toBeGreaterThan(0);
    // Trees of rows are a level or two higher; a list of all questions would be two thousand.
    expect(most).toBeLessThanOrEqual(least + 900);
  });
});

/** Has so many questions asked and settled, lets something become of one in their middle and counts the records that were touched. */
async function stepsOf({ open, settled }: Load, event: (crowd: Crowd) => unknown): Promise<number> {
  const host = createHost({
    kinds: [elicitation(), roots(), sampling({ generate: async () => ({ content: "" }) })],
    limits: { open: unlimited, perMinute: unlimited },
    keepSettled: settled,
    log: createDecisionLog({ keep: settled }),
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
  const past = host.openSession({ id: "past" });
  for (let index = 0; index < settled; index += 1) void ask(past);
  await expect.poll(() => host.getState().open.length).toBe(settled);
  past.close();
  for (let index = 0; index < open / 2; index += 1) void ask(crowd);
  void ask(travel, withdrawal.signal);
  for (let index = 0; index < open / 2; index += 1) void ask(crowd);
  await expect.poll(() => host.getState().open.length).toBe(open + 1);
  expect(host.getState().settled).toHaveLength(settled);
  expect(host.getState().log).toHaveLength(settled);
  const id = host.getState().open.find(({ session }) => session === "travel")?.id ?? "";
  // Loads what the kind needs for its first command.
  await host.send({ type: "roots/decide", session: "travel", decision: "refuse" });
  await host.send({ type: "sampling/configure", settings: { askEveryTime: false } });
  let heard = 0;
  host.subscribe(() => {
    heard += 1;
    // Whoever only looks whether there is a log, or who is connected, pays for nothing else.
    expect(host.getState().sessions).toHaveLength(3);
  });
  host.subscribe(() => (heard += 1), id);
  host.subscribe(() => (heard += 1), "roots:state");
  host.subscribe(() => (heard += 1), "sampling:settings");
  host.observe(() => (heard += 1));

  const askOneMore = () => {
    const arrived = new Promise((resolve) => onTestFinished(host.observe(resolve)));
    void ask(travel);
    return arrived;
  };

  const stop = countSteps();
  await event({ host, id, withdrawal, ask: askOneMore, close: travel.close });
  const steps = stop();
  expect(heard).toBeGreaterThan(0);
  return steps;
}
