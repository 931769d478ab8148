import { startServer, type TestServer } from "@mcp-host-ui/testing";
import { createHost, type DraftStorage, elicitation, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import * as fc from "../support/fc.js";
import { type ManualClock, startManualClock } from "../support/manualClock.js";
import {
  type Action,
  createLedger,
  expectTrue,
  isOver,
  type Ledger,
  type LedgerEntry,
} from "../support/modelLedger.js";
import { dialog } from "../support/questions.js";
import { warmForms } from "../support/warmForms.js";
import { wires } from "../support/wires.js";

/** `MODEL_SEQUENCES=40000 npx vitest run --project node test/host/storageModel.test.ts` plays as many. */
const sequences = Number(process.env.MODEL_SEQUENCES ?? 60);

const troubles = ["none", "throws", "full", "slow", "silent", "garbage"] as const;
type Trouble = (typeof troubles)[number];

type Event =
  | { readonly type: "ask" | "closeServer"; readonly server: number }
  | { readonly type: "type"; readonly nth: number; readonly city: string }
  | { readonly type: "answer"; readonly nth: number; readonly actions: readonly Action[] }
  | { readonly type: "withdraw"; readonly nth: number }
  | { readonly type: "trouble"; readonly trouble: Trouble }
  | { readonly type: "reload" }
  | { readonly type: "pass"; readonly milliseconds: number };

const server = fc.nat(1);
const nth = fc.nat(9);
const action = fc.constantFrom<Action>("accept", "accept", "decline", "cancel");
const city = fc.constantFrom("L", "Lisbon", "Porto", "x".repeat(2_000));
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant("ask" as const), server }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant("type" as const), nth, city }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("answer" as const),
      nth,
      actions: fc.array(action, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("trouble" as const),
      trouble: fc.constantFrom("none", ...troubles),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("reload" as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("withdraw" as const), nth }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("closeServer" as const), server }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("pass" as const),
      milliseconds: fc.constantFrom(900, 6_000, 70_000),
    }),
  },
);

describe("a host whose storage fails, under any sequence of events", () => {
  it("settles each question once, and brings back after a reload what could be stored", {
    timeout: 60_000 + sequences * 1_000,
  }, async () => {
    await warmForms();
    const clock = startManualClock();
    const counted = { asked: 0, answered: 0, cameBack: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.nat(wires.length - 1),
        fc.array(event, { minLength: 4, maxLength: 18 }),
        async (wire, events) => {
          const { ledger, cameBack } = await play(clock, wire, events);
          counted.asked += ledger.entries.length;
          counted.answered += ledger.entries.filter(({ answers }) => answers.length > 0).length;
          counted.cameBack += cameBack;
        },
      ),
      { numRuns: sequences },
    );
    for (const count of Object.values(counted)) expect(count).toBeGreaterThan(sequences / 20);
  });
});

/** A page: a host over the storage, and its servers. */
interface Page {
  readonly host: LocalHost;
  readonly servers: TestServer[];
  /** From now on nothing of it reaches the storage. */
  leave(): void;
}

/** All that a sequence is played with. */
interface Table {
  readonly clock: ManualClock;
  readonly wire: number;
  readonly ledger: Ledger;
  readonly items: Map<string, string>;
  trouble: Trouble;
  page: Page;
  /** The page that each question was asked in. */
  readonly askedIn: Map<LedgerEntry, Page>;
  /** All that was typed for a question, the last of it at the end. */
  readonly typed: Map<LedgerEntry, string[]>;
  /** What the storage has for certain, of the questions that were open then. */
  stored: Map<LedgerEntry, string>;
  /** Whether the storage has not answered this page, which waits for it and stores nothing more. */
  isStuck: boolean;
  cameBack: number;
}

async function play(clock: ManualClock, wire: number, events: readonly Event[]): Promise<Table> {
  const begun = { clock, wire, items: new Map<string, string>(), trouble: "none" as Trouble };
  const table: Table = Object.assign(begun, {
    ledger: createLedger(),
    page: await openPage(begun),
    askedIn: new Map(),
    typed: new Map(),
    stored: new Map(),
    isStuck: false,
    cameBack: 0,
  });
  try {
    for (const event of events) await happen(table, event);
    await reload(table);
    for (const entry of table.ledger.entries) {
      await clock.until(() => isOver(entry), "no server waits for a page that is gone");
      expectTrue(entry, outcomeOf(table, entry));
    }
  } finally {
    await closePage(table.page);
    clock.drop();
  }
  return table;
}

async function openPage(table: Pick<Table, "clock" | "wire" | "items" | "trouble">): Promise<Page> {
  const { clock, wire, items } = table;
  let isGone = false;
  const attempt = <Result>(work: () => Result): Result | Promise<Result> => {
    if (isGone || table.trouble === "silent") return new Promise(() => {});
    if (table.trouble === "throws") throw new DOMException("No.", "SecurityError");
    if (table.trouble !== "slow") return work();
    const later = new Promise<void>((resolve) => {
      setTimeout(() => {
        if (!isGone) resolve();
      }, 2_000);
    });
    return later.then(work);
  };
  const storage: DraftStorage = {
    getItem: (name) =>
      attempt(() => (table.trouble === "garbage" ? '{"version":1,' : (items.get(name) ?? null))),
    setItem: (name, value) =>
      attempt(() => {
        if (table.trouble === "full") throw new DOMException("Full.", "QuotaExceededError");
        items.set(name, value);
      }),
    removeItem: (name) => attempt(() => void items.delete(name)),
  };
  const host = createHost({
    kinds: [elicitation()],
    storage,
    unattendedAfter: 60_000,
    onError: () => {},
  });
  await host.send({ type: "openSurface", surface: dialog });
  const start = (place: number) =>
    clock.wait(
      startServer(host, { id: `server-${place}`, wire: wires[wire]?.[1] ?? "2025-11-25" }),
      "a server is connected",
    );
  const servers = [await start(0), await start(1)];
  return {
    host,
    servers,
    leave() {
      isGone = true;
    },
  };
}

async function closePage({ host, servers, leave }: Page): Promise<void> {
  leave();
  for (const server of servers) await server.close();
  host.close();
  expect(host.getState().open).toEqual([]);
}

async function happen(table: Table, event: Event): Promise<void> {
  const { clock, ledger, page, askedIn } = table;
  const { host } = page;
  const isOpen = ({ id }: LedgerEntry) => host.getState().open.some((one) => one.id === id);
  const open = ledger.entries.filter((entry) => askedIn.get(entry) === page && isOpen(entry));
  const question = "nth" in event ? open[event.nth % open.length] : undefined;
  if ("nth" in event && !question) return;
  // Whatever ends a question that was typed for is written, too.
  if (event.type !== "trouble") table.isStuck ||= table.trouble === "silent";
  switch (event.type) {
    case "ask":
      return ask(table, event.server);
    case "type":
      if (question) await type(table, question, event.city, open);
      return;
    case "answer": {
      if (!question) return;
      const { id = "" } = question;
      const all = event.actions.map((action) =>
        ledger.answer(question, action, (answer) => host.send({ type: "settle", id, answer })),
      );
      await clock.wait(Promise.all(all), "every answer has its receipt");
      table.stored.delete(question);
      expect(question.attempts.filter(({ receipt }) => receipt?.done)).toHaveLength(1);
      return;
    }
    case "withdraw":
      if (question) table.stored.delete(question);
      question?.asked.withdraw();
      return clock.until(() => !question || !isOpen(question), "what is withdrawn is not open");
    case "closeServer":
      return closeServer(table, event.server, open);
    case "trouble":
      table.trouble = event.trouble;
      return;
    case "reload":
      return reload(table);
    case "pass":
      return clock.pass(event.milliseconds);
  }
}

async function ask({ clock, ledger, page, askedIn }: Table, place: number): Promise<void> {
  const server = page.servers[place];
  if (!server) return;
  const entry = ledger.ask(server, place);
  askedIn.set(entry, page);
  const find = () =>
    page.host.getState().open.find(({ request }) => Object(request).message === entry.message)?.id;
  await clock.until(() => find() !== undefined, "what is asked is open");
  entry.id = find() ?? "";
}

/** Keeps what is typed; a storage that is well has, a moment later, all that was typed for what is open. */
async function type(
  table: Table,
  entry: LedgerEntry,
  city: string,
  open: readonly LedgerEntry[],
): Promise<void> {
  const { clock, typed, page, stored } = table;
  const { id = "" } = entry;
  typed.set(entry, [...(typed.get(entry) ?? []), city]);
  await page.host.send({ type: "saveDraft", id, draft: { city } });
  await clock.pass(3_000);
  // What is stored anew may be either, until it is known to be the last.
  stored.delete(entry);
  if (table.trouble !== "none" || table.isStuck) return;
  for (const one of open) {
    const last = typed.get(one)?.at(-1);
    if (last !== undefined) stored.set(one, last);
  }
}

async function closeServer(
  { clock, page, stored, wire }: Table,
  place: number,
  open: readonly LedgerEntry[],
): Promise<void> {
  for (const entry of open) if (entry.server === place) stored.delete(entry);
  await page.servers[place]?.close();
  page.servers[place] = await clock.wait(
    startServer(page.host, { id: `server-${place}`, wire: wires[wire]?.[1] ?? "2025-11-25" }),
    "a server is connected",
  );
}

/** The page is gone at one go, and another one is there: it has what was stored, for whom it was typed. */
async function reload(table: Table): Promise<void> {
  const { clock, ledger, typed, stored } = table;
  await closePage(table.page);
  const isWell = table.trouble === "none";
  table.page = await openPage(table);
  table.isStuck = table.trouble === "silent";
  await clock.pass(1_000);
  const { host } = table.page;
  const lingering = new Map(host.getState().settled.map((question) => [question.id, question]));
  for (const [entry, city] of isWell ? stored : []) {
    const { id = "" } = entry;
    expect(lingering.get(id)).toMatchObject({ outcome: { sent: "nothing", cause: "reload" } });
    expect(host.read(`draft:${id}`)).toEqual({ city });
    table.cameBack += 1;
  }
  for (const entry of ledger.entries) {
    const draft = host.read(`draft:${entry.id}`);
    if (draft !== undefined) expect(typed.get(entry)).toContain(Object(draft).city);
  }
  // What came back may be forgotten by now: it is what this page has that counts.
  stored.clear();
}

function outcomeOf({ askedIn }: Table, entry: LedgerEntry) {
  const settled = askedIn.get(entry)?.host.getState().settled;
  return settled?.find(({ id }) => id === entry.id)?.outcome;
}
