import { type Asked, startServer, type TestServer } from "@mcp-host-ui/testing";
import {
  createDecisionLog,
  createHost,
  elicitation,
  type Host,
  type Outcome,
} from "mcp-host-ui/host";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import { describe, expect, it } from "vitest";
import * as fc from "../support/fc.js";
import { shippingAddress } from "../support/questions.js";
import { wires } from "../support/wires.js";

/** What a test does to one question: answers it, lets its server take it back, or leaves it for the end. */
type Fate = "accept" | "decline" | "cancel" | "withdraw" | "leave";

/** What happens in one session. */
interface Plan {
  readonly questions: readonly {
    readonly fate: Fate;
    readonly window: number;
    readonly after: number;
  }[];
  /** When its server closes the connection, in milliseconds; another one takes its place. */
  readonly closes: number | undefined;
}

/** One question as its server saw it. */
interface Seen {
  readonly message: string;
  readonly fate: Fate;
  readonly session: number;
  readonly heard: unknown[];
  readonly failed: unknown[];
}

const sessionCount = 20;

const plan: fc.Arbitrary<Plan> = fc.record({
  questions: fc.array(
    fc.record({
      fate: fc.constantFrom<Fate>("accept", "accept", "decline", "cancel", "withdraw", "leave"),
      window: fc.nat(1),
      after: fc.nat(8),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  closes: fc.option(fc.nat(8), { nil: undefined, freq: 3 }),
});

describe("createHost, with questions from twenty sessions at once", () => {
  it("loses none and leaves none, whoever answers, withdraws or closes", async () => {
    const ends = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(plan, { minLength: sessionCount, maxLength: sessionCount }),
        async (plans) => {
          const { host, windows, servers, restart, stop } = await start();
          try {
            const seen = (
              await Promise.all(
                plans.map((planned, index) => run(planned, index, windows, servers, restart)),
              )
            ).flat();
            await answerRest(host, windows);
            await expectEnds(host, seen, plans);
            for (const { outcome } of host.getState().settled) {
              const end = `${outcome?.sent} by ${outcome?.by}`;
              ends.set(end, (ends.get(end) ?? 0) + 1);
            }
            expect(servers.flatMap(({ errors }) => errors)).toEqual([]);
          } finally {
            await stop();
          }
        },
      ),
      { numRuns: 6, seed: 20_261_121 },
    );
    // The plans reach every kind of end, and each often.
    for (const end of ["accept by person", "nothing by server", "nothing by session"])
      expect(ends.get(end), end).toBeGreaterThan(10);
  }, 120_000);
});

/** Puts the questions of one session, each followed by its fate, while the others do the same. */
async function run(
  { questions, closes }: Plan,
  session: number,
  windows: readonly Host[],
  servers: readonly TestServer[],
  restart: (session: number) => Promise<void>,
): Promise<readonly Seen[]> {
  const ask = (fate: Fate, name: string): [Seen, Asked<unknown>] => {
    const message = `Session ${session} asks ${name}`;
    const seen: Seen = { message, fate, session, heard: [], failed: [] };
    const asked = at(servers, session).elicit({ ...shippingAddress, message });
    asked.answer.then(
      (answer) => seen.heard.push(answer),
      (error: unknown) => seen.failed.push(error),
    );
    return [seen, asked];
  };

  const puts = questions.map(async ({ fate, window, after }, index) => {
    const [seen, asked] = ask(fate, `${index}`);
    await passed(after);
    if (fate === "withdraw") asked.withdraw();
    else if (fate !== "leave") await settle(at(windows, window), seen, fate);
    return seen;
  });
  if (closes === undefined) return Promise.all(puts);

  await passed(closes);
  await at(servers, session).close();
  const before = await Promise.all(puts);
  await restart(session);
  const [again] = ask("accept", "again");
  await settle(at(windows, 0), again, "accept");
  return [...before, again];
}

/** Answers a question from one window, once it is there; one whose session closed first never may be. */
async function settle(window: Host, seen: Seen, action: "accept" | "decline" | "cancel") {
  const find = () => {
    const { open, settled } = window.getState();
    return [...open, ...settled].find(({ request }) => messageOf(request) === seen.message);
  };
  await expect.poll(() => find() ?? seen.failed[0], { interval: 2 }).toBeDefined();
  const answer = action === "accept" ? { action, content: { city: "Lisbon" } } : { action };
  const id = find()?.id;
  if (id !== undefined) await window.send({ type: "settle", id, answer });
}

/** Answers what is still open at the end, from all windows at once. */
async function answerRest(host: Host, windows: readonly Host[]) {
  const left = host.getState().open;
  await Promise.all(
    left.flatMap(({ id }) =>
      windows.map((window) => window.send({ type: "settle", id, answer: { action: "decline" } })),
    ),
  );
}

/** Holds what each server heard beside what the host says became of its question. */
async function expectEnds(
  host: ReturnType<typeof createHost>,
  seen: readonly Seen[],
  plans: readonly Plan[],
) {
  await expect
    .poll(() => seen.filter(({ heard, failed }) => heard.length + failed.length !== 1))
    .toEqual([]);
  await expect.poll(() => host.getState()).toMatchObject({ open: [], calls: [] });
  const outcomes = new Map<unknown, Outcome[]>();
  for (const { request, outcome } of host.getState().settled) {
    const message = messageOf(request);
    if (outcome) outcomes.set(message, [...(outcomes.get(message) ?? []), outcome]);
  }
  const wrong = seen.filter(({ message, fate, session, heard }) => {
    const [outcome, ...others] = outcomes.get(message) ?? [];
    const isClosed = plans[session]?.closes !== undefined && !message.endsWith("again");
    // A question whose connection was closed before it arrived was never heard at all.
    const isOnce = others.length === 0 && (outcome !== undefined || isClosed);
    const isRight =
      heard.length === 0
        ? fate === "withdraw" || isClosed
        : heard.every((answer) => actionOf(answer) === outcome?.sent);
    return !(isOnce && isRight);
  });
  expect(wrong).toEqual([]);
  const ids = host.getState().settled.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    host.log
      ?.entries()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ids.sort());
}

/** A host that twenty servers of all kinds are connected to, seen by two windows. */
async function start() {
  const host = createHost({
    kinds: [elicitation()],
    unattendedAfter: 60_000,
    keepSettled: 1_000,
    log: createDecisionLog(),
  });
  const { port1, port2 } = new MessageChannel();
  const stopServing = serveHost(host, port1);
  const remote = connectHost(port2);
  const startOne = (session: number) =>
    startServer(host, { id: `session-${session}`, wire: at(wires, session)[1] });
  const servers = await Promise.all(
    Array.from({ length: sessionCount }, (_, index) => startOne(index)),
  );
  return {
    host,
    windows: [host, remote],
    servers,
    async restart(session: number) {
      servers[session] = await startOne(session);
    },
    async stop() {
      for (const server of servers) await server.close();
      remote.close();
      stopServing();
      port1.close();
      port2.close();
      host.close();
    },
  };
}

function messageOf(request: unknown): unknown {
  return typeof request === "object" && request && "message" in request && request.message;
}

function actionOf(answer: unknown): unknown {
  return typeof answer === "object" && answer && "action" in answer && answer.action;
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to take from.");
  return item;
}
