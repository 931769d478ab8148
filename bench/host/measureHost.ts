import {
  createDecisionLog,
  createHost,
  type Draft,
  elicitation,
  type LocalHost,
  roots,
} from "mcp-host-ui/host";
import { createFloodGuard } from "../../src/host/floodGuard.js";
import { measureFloor } from "./measureFloor.js";
import { measureFullSession } from "./measureFullSession.js";
import { measureHooks } from "./measureHooks.js";

/** How many questions stand in a host while it is measured. */
export interface Load {
  readonly open: number;
  readonly settled: number;
}

/** What each operation took, in microseconds, in the order measured. */
export type Samples = Readonly<Record<Operation, readonly number[]>>;

/** What each operation took in the host, and on the floor, which has the first few of them. */
export interface Measured {
  readonly host: Samples;
  readonly floor: Samples;
}

/**
 * What the store does for one question; each is over when whoever listens was told. `record` is the log alone, with as many
 * entries as there are questions settled; `admit` is the count of one server's questions, with as many in this minute as
 * there are open; `read` is the state with one question, `readAll` the lists of all; `hooks` puts one aside with a hundred
 * `useElicitation()` mounted, of which `hooksAll` lists all questions; `closeFull` closes a session that has all that are open.
 */
export type Operation =
  | "ask"
  | "draft"
  | "aside"
  | "resume"
  | "read"
  | "readAll"
  | "settle"
  | "withdraw"
  | "close"
  | "closeFull"
  | "forget"
  | "decide"
  | "record"
  | "admit"
  | "hooks"
  | "hooksAll"
  | "dismissAll"
  | "hostClose";

/** Runs an operation and takes down how long it took. */
export type Time = <Result>(
  operation: Operation,
  run: () => Promise<Result> | Result,
) => Promise<Result>;

const sessions = 300;
const rounds = 300;

/** Loads a host, then asks, changes and settles one question after the other, with a user interface listening. */
export async function measureHost(load: Load): Promise<Measured> {
  const host = createHost({
    kinds: [elicitation(), roots({ initial: ["/work"] })],
    log: createDecisionLog({ keep: load.settled }),
    unattendedAfter: Number.POSITIVE_INFINITY,
    keepSettled: load.settled,
    limits: { open: Number.POSITIVE_INFINITY, perMinute: Number.POSITIVE_INFINITY },
  });
  await host.send({ type: "openSurface", surface: { id: "a", kind: "dialog", visible: true } });
  for (let index = 0; index < load.settled; index += 1) await settle(host, await ask(host, index));
  for (let index = 0; index < load.open; index += 1) listen(host, await ask(host, index));
  host.subscribe(() => host.getState());

  const { samples, time } = createSamples();
  const floor = createSamples();
  await measureFloor(load, floor.time);
  for (let index = 0; index < rounds; index += 1) {
    const id = await time("ask", () => ask(host, index));
    const unlisten = listen(host, id);
    await time("draft", () => host.send({ type: "saveDraft", id, draft: typed(index) }));
    await time("aside", () => host.send({ type: "putAside", id }));
    await time("resume", () => host.send({ type: "resume", id }));
    await time("read", () => host.getState().sessions.length && host.read(id));
    await time("readAll", () => host.getState().open.length + host.getState().settled.length);
    await time("settle", () => settle(host, id));
    unlisten();
    const withdrawal = new AbortController();
    await ask(host, index, withdrawal.signal);
    await time("withdraw", () => withdrawal.abort());
    const passing = host.openSession({ id: "passing" });
    await askThrough(host, passing);
    await time("close", () => passing.close());
    for (const { id } of host.getState().settled.slice(-2))
      await host.send({ type: "dismiss", id });
    if (!(await time("forget", () => passing.forget()))) throw new Error("It is still there.");
    const decision = index % 2 === 0 ? "share" : "refuse";
    await time("decide", () => host.send({ type: "roots/decide", session: "session-0", decision }));
  }
  await measureParts(host, load, time);
  await measureFullSession(load.open, time);
  await measureHooks(host, time);
  const ids = host.getState().settled.map(({ id }) => id);
  await time("dismissAll", () => host.send({ type: "dismissAll", ids }));
  await time("hostClose", () => host.close());
  return { host: samples, floor: floor.samples };
}

function createSamples(): { readonly samples: Samples; readonly time: Time } {
  const samples: Record<Operation, number[]> = {
    ask: [],
    draft: [],
    aside: [],
    resume: [],
    read: [],
    readAll: [],
    settle: [],
    withdraw: [],
    close: [],
    closeFull: [],
    forget: [],
    decide: [],
    record: [],
    admit: [],
    hooks: [],
    hooksAll: [],
    dismissAll: [],
    hostClose: [],
  };
  return {
    samples,
    async time(operation, run) {
      const start = performance.now();
      const result = await run();
      samples[operation].push((performance.now() - start) * 1000);
      return result;
    },
  };
}

/** What a host does with a question beside keeping it, each by itself. */
async function measureParts(host: LocalHost, load: Load, time: Time): Promise<void> {
  const log = createDecisionLog({ keep: load.settled });
  const guard = createFloodGuard({ open: Number.POSITIVE_INFINITY, perMinute: 1_000_000 });
  const [question] = host.getState().open;
  if (!question) throw new Error("There is no question.");
  const record = (index: number) =>
    log.record({ ...question, id: String(index) }, "Travel", declined, undefined);
  for (let index = 0; index < load.settled; index += 1) record(index);
  for (let index = 0; index < load.open; index += 1) guard.admit("travel", 0);
  for (let index = 0; index < rounds; index += 1) {
    await time("record", () => record(load.settled + index));
    await time("admit", () => guard.admit("travel", 0));
  }
}

const declined = { sent: "decline", by: "person", at: 0 } as const;

/** Asks as a server would; resolves to the id of the question, once it stands in the host. */
async function ask(host: LocalHost, index: number, signal?: AbortSignal): Promise<string> {
  return askThrough(host, host.openSession({ id: `session-${index % sessions}` }), signal);
}

async function askThrough(
  host: LocalHost,
  session: ReturnType<LocalHost["openSession"]>,
  signal?: AbortSignal,
): Promise<string> {
  const came = new Promise<string>((resolve) => {
    const stop = host.observe(({ open }) => {
      const [question] = open.set;
      if (!question) return;
      stop();
      resolve(question.id);
    });
  });
  session.receive("elicitation/create", form, { ...(signal && { signal }) }).catch(() => {});
  return came;
}

async function settle(host: LocalHost, id: string): Promise<void> {
  const receipt = await host.send({ type: "settle", id, answer: { action: "decline" } });
  if (!receipt.done) throw new Error(receipt.message);
}

function listen(host: LocalHost, id: string): () => void {
  return host.subscribe(() => host.read(id), id);
}

function typed(index: number): Draft {
  return { city: `Lisbon ${index}` };
}

const form = {
  message: "Where should the tickets go?",
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", title: "City" } },
    required: ["city"],
  },
};
