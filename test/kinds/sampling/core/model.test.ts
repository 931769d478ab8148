import "./warm.js";
import { type Asked, startServer, type TestServer } from "@mcp-host-ui/testing";
import {
  createDecisionLog,
  createHost,
  elicitation,
  type Host,
  type LocalHost,
  Sampling,
  sampling,
} from "mcp-host-ui/host";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import { describe, expect, it } from "vitest";
import * as fc from "../../../support/fc.js";
import { dialog } from "../../../support/questions.js";
import { wires } from "../../../support/wires.js";
import { analysis, models } from "./flights.js";

type Stage = Sampling.Detail["stage"];

/** What the test itself knows of a request. */
interface Expected {
  readonly id: string;
  readonly asked: Asked<unknown>;
  readonly heard: { answers: unknown[]; failures: unknown[] };
  stage: Stage | "sent" | "denied" | "withdrawn";
  /** The words of the answer that is under review, or was. */
  words?: string;
  attempts: number;
}

/** One time that the model was asked. */
interface Turn {
  readonly prompt: string;
  readonly attempt: number;
  readonly signal: AbortSignal;
  answer(generated: Sampling.Generated): void;
  fail(error: Error): void;
}

interface Model {
  requests: Expected[];
}

interface Real {
  readonly host: LocalHost;
  /** The host itself, and the same from another process. */
  readonly windows: readonly Host[];
  readonly server: TestServer;
  readonly turns: Turn[];
}

type Command = fc.AsyncCommand<Model, Real>;

const reviewing: readonly Stage[] = ["request-review", "generating", "response-review", "failed"];
const inStage = (model: Readonly<Model>, ...stages: readonly Expected["stage"][]) =>
  model.requests.filter(({ stage }) => stages.includes(stage));

describe("sampling, under any sequence of events", () => {
  it.each(wires)(
    "goes through its stages and settles each request exactly once, with %s",
    async (_name, wire) => {
      const ends = new Set<string>();
      await fc.assert(
        fc.asyncProperty(fc.commands(commands, { maxCommands: 50, size: "max" }), async (run) => {
          const { real, stop } = await start(wire);
          const model: Model = { requests: [] };
          try {
            await fc.asyncModelRun(() => ({ model, real }), run);
            await finish(model, real);
            for (const { stage } of model.requests) ends.add(stage);
          } finally {
            await stop();
          }
          expect(real.server.errors).toEqual([]);
        }),
        { numRuns: 20, seed: 20_261_121 },
      );
      expect([...ends].toSorted()).toEqual(["denied", "sent", "withdrawn"]);
    },
    60_000,
  );
});

class Sample implements Command {
  check = (model: Readonly<Model>) => inStage(model, ...reviewing).length < 4;
  async run(model: Model, real: Real) {
    const before = new Set(real.host.getState().open.map(({ id }) => id));
    const prompt = `Request ${real.turns.length}-${model.requests.length}-${Math.random()}`;
    const asked = real.server.request({
      method: "sampling/createMessage",
      params: { ...analysis, systemPrompt: prompt },
    });
    const heard: Expected["heard"] = { answers: [], failures: [] };
    asked.answer.then(
      (answer) => heard.answers.push(answer),
      (error: unknown) => heard.failures.push(error),
    );
    const find = () => real.host.getState().open.find(({ id }) => !before.has(id))?.id;
    await expect.poll(find, { interval: 1 }).toBeDefined();
    const id = find() ?? "";
    model.requests.push({ id, asked, heard, stage: "request-review", attempts: 0 });
  }
  toString = () => "sample";
}

/** Does something to a request that the test has in one of these stages. */
abstract class Move implements Command {
  constructor(
    readonly nth: number,
    readonly window: number,
    readonly from: readonly Stage[],
  ) {}
  check = (model: Readonly<Model>) => inStage(model, ...this.from).length > 0;
  async run(model: Model, real: Real) {
    const request = pick(inStage(model, ...this.from), this.nth);
    await this.move(request, pick(real.windows, this.window), real);
    await agree(request, real);
  }
  abstract move(request: Expected, host: Host, real: Real): Promise<void>;
  toString = () => `${this.constructor.name}(${this.nth}, window ${this.window})`;
}

class Generate extends Move {
  async move(request: Expected, host: Host, real: Real) {
    const type = request.stage === "request-review" ? "sampling/approve" : "sampling/retry";
    expect(await host.send({ type, id: request.id })).toEqual({ done: true });
    request.stage = "generating";
    request.attempts += 1;
    await expect.poll(() => turnOf(request, real)?.attempt, { interval: 1 }).toBe(request.attempts);
    expect(await host.send({ type, id: request.id })).toMatchObject({ done: false });
  }
}

class Answer extends Move {
  async move(request: Expected, _host: Host, real: Real) {
    const words = `Answer ${request.attempts} to ${request.id}`;
    turnOf(request, real)?.answer({ content: words });
    Object.assign(request, { stage: "response-review", words });
  }
}

class Fail extends Move {
  async move(request: Expected, _host: Host, real: Real) {
    turnOf(request, real)?.fail(new Error("overloaded"));
    request.stage = "failed";
  }
}

class Stop extends Move {
  async move(request: Expected, host: Host, real: Real) {
    expect(await host.send({ type: "sampling/stop", id: request.id })).toEqual({ done: true });
    const turn = turnOf(request, real);
    expect(turn?.signal.aborted).toBe(true);
    turn?.answer({ content: "too late" });
    request.stage = "failed";
  }
}

class Write extends Move {
  async move(request: Expected, host: Host, real: Real) {
    const words = `By hand for ${request.id}`;
    const command = { type: "sampling/write", id: request.id, content: words } as const;
    expect(await host.send(command)).toEqual({ done: true });
    if (request.stage === "generating") expect(turnOf(request, real)?.signal.aborted).toBe(true);
    Object.assign(request, { stage: "response-review", words });
  }
}

class Revise extends Move {
  async move(request: Expected, host: Host) {
    expect(await host.send({ type: "sampling/revise", id: request.id })).toEqual({ done: true });
    request.stage = "request-review";
  }
}

class Review extends Move {
  async move(request: Expected, host: Host) {
    const { done } = await host.send({ type: "sampling/review", id: request.id });
    expect(done).toBe(request.words !== undefined);
    if (done) request.stage = "response-review";
  }
}

/** Several windows send the answer at once, or deny. */
class Settle extends Move {
  constructor(
    nth: number,
    window: number,
    from: readonly Stage[],
    readonly actions: readonly ("send" | "deny")[],
  ) {
    super(nth, window, from);
  }
  async move(request: Expected, _host: Host, real: Real) {
    const receipts = await Promise.all(
      this.actions.map((action, index) =>
        pick(real.windows, this.window + index).send({
          type: "settle",
          id: request.id,
          answer: { action },
        }),
      ),
    );
    const settled = receipts.filter(({ done }) => done);
    const canBe = request.stage === "response-review" || this.actions.includes("deny");
    expect(settled).toHaveLength(canBe ? 1 : 0);
    if (canBe) request.stage = settled[0]?.outcome?.sent === "result" ? "sent" : "denied";
  }
  override toString = () => `Settle(${this.nth}, window ${this.window}, ${this.actions.join()})`;
}

class Withdraw extends Move {
  async move(request: Expected, host: Host, real: Real) {
    const wasAtWork = request.stage === "generating";
    request.asked.withdraw();
    request.stage = "withdrawn";
    await expect.poll(() => recordOf(request, real)?.phase, { interval: 1 }).toBe("settled");
    const turn = turnOf(request, real);
    expect(wasAtWork && !turn?.signal.aborted).toBe(false);
    turn?.answer({ content: "too late" });
    const late = await host.send({ type: "settle", id: request.id, answer: { action: "send" } });
    expect(late).toMatchObject({ done: false, rejection: "settled", outcome: { sent: "nothing" } });
  }
}

const nth = fc.nat(20);
const move = (
  Kind: new (nth: number, window: number, from: readonly Stage[]) => Command,
  ...from: Stage[]
) => fc.tuple(nth, fc.nat(1)).map(([index, window]) => new Kind(index, window, from));
const commands = [
  fc.constant(new Sample()),
  move(Generate, "request-review", "response-review", "failed"),
  move(Generate, "request-review"),
  move(Answer, "generating"),
  move(Answer, "generating"),
  move(Fail, "generating"),
  move(Stop, "generating"),
  move(Write, ...reviewing),
  move(Revise, "response-review", "failed"),
  move(Review, "request-review", "failed"),
  fc
    .tuple(
      nth,
      fc.nat(1),
      fc.array(fc.constantFrom("send" as const, "deny" as const), { minLength: 1, maxLength: 3 }),
    )
    .map(([index, window, actions]) => new Settle(index, window, ["response-review"], actions)),
  fc.tuple(nth, fc.nat(1)).map(([index, window]) => new Settle(index, window, reviewing, ["deny"])),
  move(Withdraw, ...reviewing),
];

async function start(wire: (typeof wires)[number][1]) {
  const turns: Turn[] = [];
  const host = createHost({
    // The model knows a request by its prompt, once it is settled, too.
    log: createDecisionLog({ content: true }),
    kinds: [
      elicitation(),
      sampling({
        models,
        limits: { perMinute: 1_000 },
        generate: ({ systemPrompt: prompt = "" }, { signal }) =>
          new Promise((answer, fail) => {
            const attempt = turns.filter((turn) => turn.prompt === prompt).length + 1;
            turns.push({ prompt, attempt, signal, answer, fail });
          }),
      }),
    ],
  });
  await host.send({ type: "openSurface", surface: dialog });
  const { port1, port2 } = new MessageChannel();
  const stopServing = serveHost(host, port1);
  const remote = connectHost(port2);
  const server = await startServer(host, { wire });
  const stop = async () => {
    await server.close();
    remote.close();
    stopServing();
    port1.close();
    port2.close();
    host.close();
  };
  return { real: { host, windows: [host, remote], server, turns } satisfies Real, stop };
}

/** Waits until the host has a request where the test has it. */
async function agree(request: Expected, real: Real) {
  const { stage, words, attempts } = request;
  if (stage === "sent" || stage === "denied" || stage === "withdrawn") return;
  await expect.poll(() => recordOf(request, real)?.detail.stage, { interval: 1 }).toBe(stage);
  const detail = recordOf(request, real)?.detail;
  expect(detail?.attempts).toBe(attempts);
  const content = detail?.response?.result.content;
  expect(content).toEqual(words === undefined ? undefined : { type: "text", text: words });
}

/** Denies what is left, and holds every request beside what the server heard of it. */
async function finish(model: Model, real: Real) {
  while (inStage(model, ...reviewing).length > 0)
    await new Settle(0, 0, reviewing, ["deny"]).run(model, real);
  await expect.poll(() => real.host.getState().calls, { interval: 1 }).toEqual([]);
  expect(real.host.getState().open).toEqual([]);
  expect([...real.host.keys()].filter((key) => key.startsWith("partial:"))).toEqual([]);
  for (const { id, stage, words, heard } of model.requests) {
    await expect.poll(() => heard.answers.length + heard.failures.length, { interval: 1 }).toBe(1);
    const sent = stage === "sent" ? [{ content: { type: "text", text: words } }] : [];
    expect(heard.answers).toMatchObject(sent);
    expect(heard.failures).toMatchObject(stage === "denied" ? [{ code: -1 }] : heard.failures);
    const outcome = real.host.getState().settled.find((question) => question.id === id)?.outcome;
    expect(outcome?.sent).toBe(
      { sent: "result", denied: "error", withdrawn: "nothing" }[stage as "sent"],
    );
  }
}

function recordOf({ id }: Expected, { host }: Real): Sampling.Question | undefined {
  const { open, settled } = host.getState();
  return [...open, ...settled].filter(Sampling.isQuestion).find((question) => question.id === id);
}

function turnOf(request: Expected, real: Real): Turn | undefined {
  const prompt = recordOf(request, real)?.request.systemPrompt;
  return real.turns.findLast((turn) => turn.prompt === prompt);
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}
