import { setMaxListeners } from "node:events";
import { createDesk, type Desk } from "@mcp-host-ui/desk";
import { type AttachedDesk, attachDesk } from "@mcp-host-ui/desk/page";
import { startServer, type TestServer } from "@mcp-host-ui/testing";
import { createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, vi } from "vitest";
import {
  type NodeStore,
  type StoreTrouble,
  shareStore,
} from "../../../test/support/desk/faultyStore.js";
import { warmDesk } from "../../../test/support/desk/warmDesk.js";
import * as fc from "../../../test/support/fc.js";
import { type ManualClock, startManualClock } from "../../../test/support/manualClock.js";
import {
  type Action,
  createLedger,
  expectTrue,
  isOver,
  type Ledger,
  type LedgerEntry,
} from "../../../test/support/modelLedger.js";
import { warmForms } from "../../../test/support/warmForms.js";

/** `MODEL_SEQUENCES=40000 npx vitest run --project node packages/desk/test/nodesModel.test.ts` plays as many. */
const sequences = Number(process.env.MODEL_SEQUENCES ?? 25);
const heartbeat = 15_000;

type Event =
  | { readonly type: "ask" | "kill" | "close"; readonly node: number }
  | { readonly type: "withdraw"; readonly nth: number }
  | {
      readonly type: "answer";
      readonly nth: number;
      readonly by: readonly { readonly page: number; readonly action: Action }[];
    }
  | { readonly type: "trouble"; readonly node: number; readonly trouble: StoreTrouble }
  | { readonly type: "move"; readonly page: number; readonly node: number }
  | { readonly type: "reload"; readonly page: number }
  | { readonly type: "pass" | "jump"; readonly milliseconds: number };

const node = fc.nat(2);
const page = fc.nat(1);
const nth = fc.nat(9);
const action = fc.constantFrom<Action>("accept", "accept", "decline", "cancel");
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant("ask" as const), node }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant("answer" as const),
      nth,
      by: fc.array(fc.record({ page, action }), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("trouble" as const),
      node,
      trouble: fc.constantFrom<StoreTrouble>(
        "none",
        "none",
        "throws",
        "away",
        "mute",
        "slow",
        "deaf",
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom("kill", "close"), node }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("move" as const), page, node }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("reload" as const), page }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("withdraw" as const), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("pass" as const),
      milliseconds: fc.constantFrom(900, 8_000, 50_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("jump" as const),
      milliseconds: fc.constantFrom(-60_000, -5_000, 20_000, 60_000),
    }),
  },
);

describe("nodes of one desk, under any sequence of events", () => {
  it("settle each question once, by the answer that its server got, and tell pages so", {
    timeout: 60_000 + sequences * 1_000,
  }, async () => {
    await warmForms();
    await warmDesk();
    const clock = startManualClock();
    const counted = { asked: 0, answered: 0, byPages: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { minLength: 4, maxLength: 14 }),
        fc.nat(1_000_000),
        async (events, seed) => {
          const { entries } = await play(clock, seed, events);
          for (const { answers, attempts } of entries) {
            counted.asked += 1;
            counted.answered += answers.length;
            counted.byPages += attempts.filter(({ receipt }) => receipt?.done).length;
            counted.refused += attempts.filter(({ receipt }) => receipt?.done === false).length;
          }
        },
      ),
      { numRuns: sequences },
    );
    for (const count of Object.values(counted)) expect(count).toBeGreaterThan(sequences / 20);
  });
});

/** One process of a back end, with a server that asks through it. */
interface Node {
  readonly desk: Desk;
  readonly host: LocalHost;
  readonly server: TestServer;
  readonly view: NodeStore;
  isDead: boolean;
  /** Breaks its connections. */
  readonly end: AbortController;
  /** Rejects once they are broken. */
  readonly gone: Promise<never>;
}

/** One page of the person, whose requests go to one node after the other. */
interface Page {
  readonly host: LocalHost;
  readonly attached: AttachedDesk;
  node: number;
}

/** All that a sequence is played with. */
interface Table {
  readonly clock: ManualClock;
  readonly ledger: Ledger;
  readonly nodes: Node[];
  readonly pages: Page[];
  /** The node that each question was asked on. */
  readonly askedOn: Map<LedgerEntry, Node>;
  /** What was commanded in pages, each until its receipt is there. */
  readonly sent: Promise<unknown>[];
  startNode(): Promise<Node>;
}

async function play(clock: ManualClock, seed: number, events: readonly Event[]): Promise<Ledger> {
  const viewOf = shareStore();
  let started = 0;
  const startNode = async (): Promise<Node> => {
    started += 1;
    const view = viewOf(seed + started);
    const desk = createDesk({ store: view.store, heartbeat, onError: () => {} });
    const host = desk.host("ada");
    const id = `server-${started}`;
    const server = await clock.wait(startServer(host, { id }), "a server is connected");
    const end = new AbortController();
    // Each request listens.
    setMaxListeners(0, end.signal);
    const gone = new Promise<never>((_, reject) => {
      end.signal.addEventListener("abort", () => reject(new TypeError("fetch failed")));
    });
    gone.catch(() => {});
    return { desk, host, server, view, isDead: false, end, gone };
  };
  const nodes = [await startNode(), await startNode(), await startNode()];
  const pages = [openPage(nodes, 1), openPage(nodes, 2)];
  const table: Table = {
    clock,
    ledger: createLedger(),
    nodes,
    pages,
    askedOn: new Map(),
    sent: [],
    startNode,
  };
  try {
    for (const event of events) await happen(table, event);
    await finish(table);
    // What has others take a node for dead that may still send.
    const isCut = events.some(
      (event) =>
        event.type === "kill" ||
        event.type === "close" ||
        event.type === "jump" ||
        (event.type === "trouble" && /throws|away|mute|slow/.test(event.trouble)),
    );
    for (const entry of table.ledger.entries) expectTold(table, entry, isCut);
  } finally {
    for (const one of pages) closePage(one);
    for (const one of nodes) {
      await one.server.close();
      one.desk.close();
      one.host.close();
    }
    clock.drop();
  }
  return table.ledger;
}

function openPage(nodes: readonly Node[], first: number): Page {
  const host = createHost({ kinds: [elicitation()], storage: false });
  const page = { node: first };
  const request: typeof fetch = async (_, init) => {
    const at = nodes[page.node];
    if (!at || at.isDead) throw new TypeError("fetch failed");
    const gone = at.end.signal;
    const signal = init?.signal ? AbortSignal.any([init.signal, gone]) : gone;
    const asked = new Request("https://host.test/questions", { ...init, signal });
    const audience = { audience: "ada" };
    if (init?.method !== "POST") return breakable(at.desk.feed(asked, audience), signal);
    return Promise.race([at.gone, at.desk.answer(asked, audience)]);
  };
  const attached = attachDesk(host, {
    url: "https://host.test/questions",
    fetch: request,
    onError: () => {},
  });
  return Object.assign(page, { host, attached });
}

/** A response whose body breaks with the connection, whatever the process at its other end does. */
function breakable({ body, status, headers }: Response, signal: AbortSignal): Response {
  return new Response(body?.pipeThrough(new TransformStream(), { signal }) ?? null, {
    status,
    headers,
  });
}

function closePage({ host, attached }: Page): void {
  attached.close();
  host.close();
}

async function happen(table: Table, event: Event): Promise<void> {
  const { clock, ledger, nodes, pages, askedOn } = table;
  const open = ledger
    .waiting()
    .filter((entry) => entry.id !== undefined && !askedOn.get(entry)?.isDead);
  const question = "nth" in event ? open[event.nth % open.length] : undefined;
  if ("nth" in event && !question) return;
  switch (event.type) {
    case "ask": {
      const at = nodes[event.node];
      if (at) await ask(table, at);
      return;
    }
    case "answer":
      if (question) await answer(table, question, event.by);
      return;
    case "withdraw":
      question?.asked.withdraw();
      return clock.until(() => question !== undefined && isOver(question), "it is withdrawn");
    case "trouble":
      return nodes[event.node]?.view.trouble(event.trouble);
    case "kill":
    case "close":
      return replace(table, event.node, event.type);
    case "move": {
      const one = pages[event.page];
      if (one) one.node = event.node;
      return;
    }
    case "reload": {
      const one = pages[event.page];
      if (one) {
        ledger.leave(one.host);
        closePage(one);
      }
      pages[event.page] = openPage(nodes, one?.node ?? 0);
      return;
    }
    case "pass":
      return clock.pass(event.milliseconds);
    case "jump":
      return void vi.setSystemTime(Date.now() + event.milliseconds);
  }
}

async function ask({ clock, ledger, askedOn }: Table, at: Node): Promise<void> {
  const entry = ledger.ask(at.server, 0);
  askedOn.set(entry, at);
  const find = () =>
    at.host.getState().open.find(({ request }) => {
      const { params } = Object(request);
      return params?.message === entry.message;
    })?.id;
  // While others take the node for dead, after a clock that jumped back, it is lost at once.
  await clock.until(
    () => find() !== undefined || isOver(entry),
    "what is asked waits on its node, or is lost",
  );
  entry.id = find();
}

/** Several pages answer at the same moment, those that have the question by then. */
async function answer(
  { clock, ledger, pages, sent }: Table,
  entry: LedgerEntry,
  by: readonly { readonly page: number; readonly action: Action }[],
): Promise<void> {
  await clock.pass(1_000);
  const all = by.flatMap(({ page, action }) => {
    const host = pages[page]?.host;
    const id = host && idIn(host, entry);
    if (host === undefined || id === undefined) return [];
    const send = (answer: object) => host.send({ type: "settle", id, answer });
    return [ledger.answer(entry, action, send, host)];
  });
  sent.push(...all);
  if (all.length > 0) await clock.pass(2_000);
}

/** Another process takes the place of one that is killed, or that is closed as for a release. */
async function replace(table: Table, place: number, how: "kill" | "close"): Promise<void> {
  const { nodes } = table;
  const before = nodes[place];
  if (!before) return;
  if (how === "kill") before.view.kill();
  before.isDead = how === "kill";
  before.end.abort();
  await before.server.close();
  before.desk.close();
  before.host.close();
  nodes[place] = await table.startNode();
}

/** Ends all trouble, looks whether pages see what waits, answers what they see and closes the nodes. */
async function finish(table: Table): Promise<void> {
  const { clock, ledger, nodes, pages, sent, askedOn } = table;
  for (const { view } of nodes) view.trouble("none");
  await clock.wait(Promise.all(sent), "every answer has its receipt");
  // Each node is heard of again; what others took for lost meanwhile is settled.
  await clock.pass(2 * heartbeat);
  const waits = () => ledger.waiting().filter((entry) => !askedOn.get(entry)?.isDead);
  const shown = ({ host }: Page) =>
    host.getState().open.map(({ request }) => String(Object(request).message));
  const list = (messages: readonly string[]) => [...messages].sort().join();
  const isSeen = (one: Page) => list(shown(one)) === list(waits().map(({ message }) => message));
  for (const one of pages) await clock.until(() => isSeen(one), "a page shows what waits");
  const [left] = waits();
  const [first] = pages;
  if (left && first) {
    const id = idIn(first.host, left) ?? "";
    const last = ledger.answer(left, "accept", (answer) =>
      first.host.send({ type: "settle", id, answer }),
    );
    await clock.wait(last, "the last answer has its receipt");
    expect(left.attempts.at(-1)?.receipt).toMatchObject({ done: true });
  }
  for (const { server } of nodes) await server.close();
  for (const entry of waits())
    await clock.until(() => isOver(entry), "no server waits that is closed");
  for (const one of pages)
    await clock.until(() => shown(one).length === 0, "a page shows nothing of servers that left");
}

/** What a page calls a question: ids are each host's own. */
function idIn(host: LocalHost, { message }: LedgerEntry): string | undefined {
  return host.getState().open.find(({ request }) => Object(request).message === message)?.id;
}

function expectTold({ askedOn }: Table, entry: LedgerEntry, isCut: boolean): void {
  const at = askedOn.get(entry);
  expect(entry.id !== undefined || isCut).toBe(true);
  const outcome = at?.host.getState().settled.find(({ id }) => id === entry.id)?.outcome;
  if (!at?.isDead) expectTrue(entry, outcome, isCut);
  // Nobody can tell what a process that is gone had sent at last; but what is said to be sent was.
  for (const { answer, receipt } of entry.attempts)
    if (receipt?.done) expect(entry.answers).toEqual([answer]);
}
