import { type Asked, startServer, type TestServer } from "@mcp-host-ui/testing";
import { createHost, elicitation, type Host, type LocalHost } from "mcp-host-ui/host";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import { describe, expect, it } from "vitest";
import * as fc from "../support/fc.js";
import { shippingAddress } from "../support/questions.js";
import { wires } from "../support/wires.js";

/** What the test itself knows of a question: how often the server heard of it, and what became of it. */
interface Expected {
  readonly server: number;
  readonly asked: Asked<unknown>;
  readonly heard: { answers: unknown[]; failures: unknown[] };
  id?: string;
  ended?: "answered" | "withdrawn" | "closed";
}

interface Real {
  readonly host: LocalHost;
  readonly windows: readonly Host[];
  readonly servers: (TestServer | undefined)[];
  readonly restart: (index: number) => Promise<void>;
}

type Model = { questions: Expected[]; surfaces: Set<string> };
type Command = fc.AsyncCommand<Model, Real>;

const open = (model: Model) => model.questions.filter(({ ended }) => ended === undefined);

describe("createHost, under any sequence of events", () => {
  it.each(wires)(
    "settles each question exactly once, with %s",
    async (_name, wire) => {
      let settled = 0;
      await fc.assert(
        fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: "max" }), async (run) => {
          const { real, stop } = await start(wire);
          const model: Model = { questions: [], surfaces: new Set() };
          try {
            await fc.asyncModelRun(() => ({ model, real }), run);
            await finish(model, real);
            settled += model.questions.length;
          } finally {
            await stop();
          }
          expect(real.servers.flatMap((server) => server?.errors ?? [])).toEqual([]);
        }),
        { numRuns: 12, seed: 20_261_121 },
      );
      expect(settled).toBeGreaterThan(30);
    },
    60_000,
  );
});

class Ask implements Command {
  constructor(readonly server: number) {}
  check = () => true;
  async run(model: Model, real: Real) {
    const server = real.servers[this.server];
    if (!server) return;
    const before = new Set(real.host.getState().open.map(({ id }) => id));
    const asked = server.elicit({ ...shippingAddress, message: `Question ${Math.random()}` });
    const heard: Expected["heard"] = { answers: [], failures: [] };
    asked.answer.then(
      (answer) => heard.answers.push(answer),
      (error: unknown) => heard.failures.push(error),
    );
    const find = () => real.host.getState().open.find(({ id }) => !before.has(id))?.id;
    await expect.poll(find, { interval: 1 }).toBeDefined();
    const id = find();
    model.questions.push({ server: this.server, asked, heard, ...(id !== undefined && { id }) });
  }
  toString = () => `ask(${this.server})`;
}

class Answer implements Command {
  constructor(
    readonly nth: number,
    readonly window: number,
    readonly answers: readonly ("accept" | "decline" | "cancel")[],
  ) {}
  check = (model: Readonly<Model>) => open(model).length > 0;
  async run(model: Model, real: Real) {
    const question = pick(open(model), this.nth);
    const receipts = await Promise.all(
      this.answers.map((action, index) =>
        (real.windows[(this.window + index) % real.windows.length] ?? real.host).send({
          type: "settle",
          id: question.id ?? "",
          answer: action === "accept" ? { action, content: { city: "Lisbon" } } : { action },
        }),
      ),
    );
    expect(receipts.filter(({ done }) => done)).toHaveLength(1);
    question.ended = "answered";
    await expect.poll(() => question.heard.answers.length, { interval: 1 }).toBe(1);
    const sent = receipts.find(({ done }) => done)?.outcome?.sent;
    expect(question.heard.answers).toMatchObject([{ action: sent }]);
  }
  toString = () => `answer(${this.nth}, window ${this.window}, ${this.answers.join()})`;
}

class Withdraw implements Command {
  constructor(readonly nth: number) {}
  check = (model: Readonly<Model>) => open(model).length > 0;
  async run(model: Model, real: Real) {
    const question = pick(open(model), this.nth);
    question.asked.withdraw();
    question.ended = "withdrawn";
    await gone(real, question);
    const late = await real.host.send({
      type: "settle",
      id: question.id ?? "",
      answer: { action: "cancel" },
    });
    expect(late).toMatchObject({ done: false, rejection: "settled", outcome: { sent: "nothing" } });
  }
  toString = () => `withdraw(${this.nth})`;
}

class Close implements Command {
  constructor(readonly server: number) {}
  check = () => true;
  async run(model: Model, real: Real) {
    await real.servers[this.server]?.close();
    for (const question of open(model).filter(({ server }) => server === this.server)) {
      question.ended = "closed";
      await gone(real, question);
    }
    await real.restart(this.server);
  }
  toString = () => `close(${this.server})`;
}

class Aside implements Command {
  constructor(
    readonly nth: number,
    readonly type: "putAside" | "resume",
  ) {}
  check = (model: Readonly<Model>) => open(model).length > 0;
  async run(model: Model, real: Real) {
    const { id = "" } = pick(open(model), this.nth);
    expect(await real.host.send({ type: this.type, id })).toEqual({ done: true });
  }
  toString = () => `${this.type}(${this.nth})`;
}

class Mount implements Command {
  constructor(
    readonly window: number,
    readonly kind: "inline" | "dialog",
    readonly visible: boolean,
  ) {}
  check = () => true;
  async run(model: Model, real: Real) {
    const id = `${this.kind}-${this.window}`;
    model.surfaces.add(id);
    const surface = { id, kind: this.kind, visible: this.visible };
    const receipt = await pick(real.windows, this.window).send({ type: "openSurface", surface });
    expect(receipt).toEqual({ done: true });
  }
  toString = () => `mount(${this.kind}, window ${this.window}, ${this.visible})`;
}

class Unmount implements Command {
  constructor(
    readonly window: number,
    readonly kind: "inline" | "dialog",
  ) {}
  check = () => true;
  async run(model: Model, real: Real) {
    const id = `${this.kind}-${this.window}`;
    const receipt = await pick(real.windows, this.window).send({ type: "closeSurface", id });
    expect(receipt.done).toBe(model.surfaces.delete(id));
  }
  toString = () => `unmount(${this.kind}, window ${this.window})`;
}

const nth = fc.nat(20);
const window = fc.nat(1);
const kind = fc.constantFrom("inline" as const, "dialog" as const);
const action = fc.constantFrom("accept" as const, "decline" as const, "cancel" as const);
const commands = [
  fc.nat(1).map((server) => new Ask(server)),
  fc.nat(1).map((server) => new Ask(server)),
  fc
    .tuple(nth, window, fc.array(action, { minLength: 1, maxLength: 3 }))
    .map(([index, from, answers]) => new Answer(index, from, answers)),
  nth.map((index) => new Withdraw(index)),
  fc.nat(1).map((server) => new Close(server)),
  fc
    .tuple(nth, fc.constantFrom("putAside" as const, "resume" as const))
    .map(([index, type]) => new Aside(index, type)),
  fc.tuple(window, kind, fc.boolean()).map(([from, what, seen]) => new Mount(from, what, seen)),
  fc.tuple(window, kind).map(([from, what]) => new Unmount(from, what)),
];

async function start(wire: (typeof wires)[number][1]) {
  const host = createHost({ kinds: [elicitation()], unattendedAfter: 60_000 });
  const { port1, port2 } = new MessageChannel();
  const stopServing = serveHost(host, port1);
  const remote = connectHost(port2);
  const startOne = (index: number) => startServer(host, { id: `server-${index}`, wire });
  const servers: Real["servers"] = [await startOne(0), await startOne(1)];
  const real: Real = {
    host,
    windows: [host, remote],
    servers,
    async restart(index) {
      servers[index] = await startOne(index);
    },
  };
  const stop = async () => {
    for (const server of servers) await server?.close();
    remote.close();
    stopServing();
    port1.close();
    port2.close();
    host.close();
  };
  return { real, stop };
}

/** Answers what is left, and holds every question beside what the server heard of it. */
async function finish(model: Model, real: Real) {
  for (const _ of open(model)) await new Answer(0, 0, ["cancel"]).run(model, real);
  // A call ends once its result is there, which comes after the question that it waited for has gone.
  await expect
    .poll(() => real.host.getState(), { interval: 1 })
    .toMatchObject({ open: [], calls: [] });
  const outcomes = new Map(real.host.getState().settled.map(({ id, outcome }) => [id, outcome]));
  for (const { id = "", ended, heard } of model.questions) {
    expect(heard.answers).toHaveLength(ended === "answered" ? 1 : 0);
    expect(outcomes.get(id)?.sent === "nothing").toBe(ended !== "answered");
  }
}

async function gone(real: Real, { id }: Expected) {
  const isOpen = () => real.host.getState().open.some((question) => question.id === id);
  await expect.poll(isOpen, { interval: 1 }).toBe(false);
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}
