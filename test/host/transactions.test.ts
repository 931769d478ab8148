import { startServer, type TestServer } from "@mcp-host-ui/testing";
import {
  type Commit,
  createDecisionLog,
  createHost,
  elicitation,
  type LocalHost,
  type Question,
  type Roots,
  roots,
  type Sampling,
  sampling,
} from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import * as fc from "../support/fc.js";
import { shippingAddress } from "../support/questions.js";
import { wires } from "../support/wires.js";
import { isMoreThanCalls, lookAt, type Replay, replay } from "./replay.js";

type Act = (world: World) => Promise<unknown>;

interface World {
  readonly host: LocalHost;
  readonly server: () => TestServer;
  readonly restart: () => Promise<void>;
  /** What models are asked and have not answered. */
  readonly models: ((answer: Sampling.Generated) => void)[];
  /** Carries out a command, and holds it to at most one commit. */
  readonly send: (command: Parameters<LocalHost["send"]>[0]) => Promise<boolean>;
}

const twoWires = wires.filter(([name]) => name.startsWith("SDK v2"));

describe("a host, under any sequence of commands and of events of its sessions", () => {
  it.each(twoWires)(
    "is what its commits say, for whoever listens, and commits each command once, with %s",
    async (_name, wire) => {
      const seen = { commits: 0, heard: 0, commands: 0 };
      await fc.assert(
        fc.asyncProperty(
          fc.array(acts, { minLength: 8, maxLength: 25, size: "max" }),
          async (run) => {
            const { world, stop } = await open(wire, seen);
            try {
              for (const act of run) await act(world);
            } finally {
              await stop();
            }
          },
        ),
        { numRuns: 12 },
      );
      expect(seen.commits).toBeGreaterThan(100);
      expect(seen.heard).toBeGreaterThan(seen.commits);
      expect(seen.commands).toBeGreaterThan(40);
    },
    90_000,
  );
});

async function open(wire: (typeof wires)[number][1], seen: Record<string, number>) {
  const models: World["models"] = [];
  const log = createDecisionLog();
  const host = createHost({
    kinds: [
      elicitation({ url: true }),
      sampling({ generate: () => new Promise((answer) => models.push(answer)) }),
      roots({ initial: ["/work/one"] }),
    ],
    log,
    keepSettled: 3,
    unattendedAfter: 60_000,
  });
  const wrong: unknown[] = [];
  const commits: Commit[] = [];
  let told: Replay = lookAt(host);
  const compare = () => {
    seen.heard = (seen.heard ?? 0) + 1;
    try {
      expect(lookAt(host)).toEqual(told);
    } catch (error) {
      wrong.push(error);
    }
  };
  host.observe((commit) => {
    seen.commits = (seen.commits ?? 0) + 1;
    commits.push(commit);
    told = replay(told, commit);
    compare();
    // Whoever comes to a question by its key sees as much.
    for (const { id } of commit.open.set) if (commits.length % 3 === 0) host.subscribe(compare, id);
  });
  host.subscribe(compare);
  log.subscribe(compare);

  const rootsKnow = (session: string) =>
    (host.read("roots:state") as Roots.State | undefined)?.servers.some(
      (one) => one.session === session,
    );
  let count = 0;
  /** Roots look at a new session a moment after it opened: an event of its own. */
  const start = async () => {
    count += 1;
    const started = await startServer(host, { wire, id: `travel-${count}` });
    await expect.poll(() => rootsKnow(started.session.id), { interval: 1 }).toBe(true);
    return started;
  };
  let server = await start();
  const world: World = {
    host,
    models,
    server: () => server,
    async restart() {
      await server.close();
      await expect.poll(() => host.getState().open.length, { interval: 1 }).toBe(0);
      server = await start();
    },
    async send(command) {
      seen.commands = (seen.commands ?? 0) + 1;
      const before = commits.length;
      const { done } = await host.send(command);
      const own = commits.slice(before).filter(isMoreThanCalls);
      if (own.length > 1) wrong.push(new Error(`${command.type} made ${own.length} commits.`));
      return done;
    },
  };
  const stop = async () => {
    await server.close();
    host.close();
    compare();
    expect(wrong).toEqual([]);
  };
  return { world, stop };
}

const nth = fc.nat(20);

/** Puts a question, and waits until it stands in the host, is answered or is refused. */
const ask =
  (request: Parameters<TestServer["request"]>[0]): Act =>
  async ({ host, server }) => {
    const isBlocked = host
      .getState()
      .sessions.some(({ phase, blocked }) => phase === "open" && blocked);
    const before = host.getState().open.length;
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    server().request(request).answer.then(over, over);
    await expect
      .poll(() => isOver || isBlocked || host.getState().open.length > before, { interval: 1 })
      .toBe(true);
  };

const withOpen =
  (index: number, act: (question: Question, world: World) => Promise<unknown>): Act =>
  async (world) => {
    const questions = world.host.getState().open;
    const question = questions[index % Math.max(1, questions.length)];
    if (question) await act(question, world);
  };

const answerTo = ({ kind, detail, request }: Question, no: boolean): unknown => {
  if (kind === "sampling") return no ? { action: "deny" } : { action: "send" };
  if (kind === "roots") {
    const { roots: offered } = detail as { roots: { uri: string }[] };
    return no ? { action: "refuse" } : { action: "share", uris: offered.map(({ uri }) => uri) };
  }
  const isForm = (request as { mode: string }).mode === "form";
  return no
    ? { action: "decline" }
    : { action: "accept", ...(isForm && { content: { city: "Lisbon" } }) };
};

const acts = fc.oneof(
  fc.constantFrom(
    ask({ method: "elicitation/create", params: shippingAddress }),
    ask({
      method: "elicitation/create",
      params: { mode: "url", message: "Sign in", url: "https://example.com/", elicitationId: "1" },
    }),
    ask({
      method: "elicitation/create",
      params: { mode: "url", message: "Sign in", url: "javascript:0", elicitationId: "2" },
    }),
    ask({
      method: "sampling/createMessage",
      params: { messages: [{ role: "user", content: { type: "text", text: "Hi" } }], maxTokens: 9 },
    }),
    ask({ method: "roots/list" }),
  ),
  fc
    .tuple(nth, fc.boolean())
    .map(([index, no]) =>
      withOpen(index, (question, { send }) =>
        send({ type: "settle", id: question.id, answer: answerTo(question, no) }),
      ),
    ),
  fc
    .tuple(nth, fc.constantFrom("putAside" as const, "resume" as const))
    .map(([index, type]) => withOpen(index, ({ id }, { send }) => send({ type, id }))),
  nth.map((index) =>
    withOpen(index, ({ id }, { send }) =>
      send({ type: "saveDraft", id, draft: { city: `Porto ${index}` } }),
    ),
  ),
  fc
    .tuple(nth, fc.constantFrom("approve", "write", "revise", "review", "stop"))
    .map(([index, move]) =>
      withOpen(index, ({ id }, { send }) =>
        send({ type: `sampling/${move}`, id, content: "An answer of one's own" }),
      ),
    ),
  fc.tuple(nth, fc.boolean()).map(
    ([index, one]): Act =>
      async ({ host, send }) => {
        const ids = host.getState().settled.map(({ id }) => id);
        const id = ids[index % Math.max(1, ids.length)] ?? "nobody";
        await send(one ? { type: "dismiss", id } : { type: "dismissAll", ids });
      },
  ),
  fc.tuple(nth, fc.boolean()).map(
    ([index, isOpen]): Act =>
      ({ send }) =>
        send(
          isOpen
            ? {
                type: "openSurface",
                surface: { id: `s${index % 2}`, kind: "dialog", visible: true },
              }
            : { type: "closeSurface", id: `s${index % 2}` },
        ),
  ),
  fc.constantFrom(true, false).map(
    (blocked): Act =>
      ({ send }) =>
        send({ type: "blockSession", id: "travel", blocked }),
  ),
  fc.constantFrom("share", "refuse", "ask").map(
    (decision): Act =>
      ({ send }) =>
        send({ type: "roots/decide", session: "travel", decision }),
  ),
  nth.map(
    (index): Act =>
      ({ send }) =>
        send({ type: "roots/add", root: `/work/${index}` }),
  ),
  fc.boolean().map(
    (askEveryTime): Act =>
      ({ send }) =>
        send({ type: "sampling/configure", settings: { askEveryTime } }),
  ),
  fc.constant<Act>(async ({ host, send }) => {
    const [call] = host.getState().calls;
    if (call) await send({ type: "stopCall", id: call.id });
  }),
  fc.constant<Act>(async ({ host, models }) => {
    models.shift()?.({ content: "An answer" });
    await expect
      .poll(
        () =>
          host.getState().open.filter(({ detail }) => isGenerating(detail)).length <= models.length,
        { interval: 1 },
      )
      .toBe(true);
  }),
  fc.constant<Act>(({ restart }) => restart()),
);

function isGenerating(detail: unknown): boolean {
  return (detail as { stage?: string } | undefined)?.stage === "generating";
}
