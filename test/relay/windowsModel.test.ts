import { startServer, type TestServer } from "@mcp-host-ui/testing";
import { createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { connectHost, type RemoteHost, serveHost } from "mcp-host-ui/relay";
import { describe, expect, it } from "vitest";
import * as fc from "../support/fc.js";
import { makeFreezable } from "../support/freezable.js";
import { type Faults, spoilPort } from "../support/lossyPort.js";
import { type ManualClock, startManualClock } from "../support/manualClock.js";
import {
  type Action,
  createLedger,
  expectTrue,
  isOver,
  type Ledger,
  type LedgerEntry,
} from "../support/modelLedger.js";
import { warmForms } from "../support/warmForms.js";
import { wires } from "../support/wires.js";

/** `MODEL_SEQUENCES=40000 npx vitest run --project node test/relay/windowsModel.test.ts` plays as many. */
const sequences = Number(process.env.MODEL_SEQUENCES ?? 60);

/** One window, through ports that a test spoils. */
interface OpenWindow {
  readonly remote: RemoteHost;
  freeze(frozen: boolean): void;
  cut(): void;
  stopServing(): void;
  /** Goes on through a new port, which takes all that is sent. */
  mend(): void;
}

type Event =
  | { readonly type: "ask" | "closeServer"; readonly server: number }
  | { readonly type: "withdraw"; readonly nth: number }
  | { readonly type: "aside" | "resume"; readonly nth: number; readonly window: number }
  | {
      readonly type: "answer";
      readonly nth: number;
      readonly by: readonly { readonly window: number; readonly action: Action }[];
    }
  | {
      readonly type: "open";
      readonly window: number;
      readonly faults: Faults;
      readonly seed: number;
    }
  | {
      readonly type: "cut" | "freeze" | "thaw" | "mend" | "leave" | "stopServing";
      readonly window: number;
    }
  | { readonly type: "surface"; readonly window: number; readonly visible: boolean }
  | { readonly type: "pass"; readonly milliseconds: number };

const server = fc.nat(1);
const window = fc.nat(2);
const nth = fc.nat(9);
const action = fc.constantFrom<Action>("accept", "accept", "decline", "cancel");
const share = fc.constantFrom(0, 0, 0.1, 0.3);
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant("ask" as const), server }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant("answer" as const),
      nth,
      by: fc.array(fc.record({ window, action }), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("open" as const),
      window,
      faults: fc.record({ loss: share, twice: share, late: share }),
      seed: fc.nat(1_000_000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom("cut", "freeze", "thaw", "mend", "leave", "stopServing"),
      window,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("surface" as const), window, visible: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom("aside", "resume"), nth, window }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("withdraw" as const), nth }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("closeServer" as const), server }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("pass" as const),
      milliseconds: fc.constantFrom(900, 4_900, 12_000, 70_000),
    }),
  },
);

describe("windows on one host, under any sequence of events", () => {
  it("settle each question once, by the answer that its server got, and are told so", {
    timeout: 60_000 + sequences * 1_000,
  }, async () => {
    await warmForms();
    const clock = startManualClock();
    const counted = { asked: 0, answered: 0, byWindows: 0, lost: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.nat(wires.length - 1),
        fc.array(event, { minLength: 4, maxLength: 16 }),
        async (wire, events) => {
          const played = await play(clock, wire, events);
          for (const { answers, attempts } of played.entries) {
            counted.asked += 1;
            counted.answered += answers.length;
            counted.byWindows += attempts.filter(({ receipt }) => receipt?.done).length;
            counted.lost += attempts.filter(
              ({ receipt }) => receipt && !receipt.done && receipt.rejection === "lost",
            ).length;
          }
        },
      ),
      { numRuns: sequences },
    );
    for (const count of Object.values(counted)) expect(count).toBeGreaterThan(sequences / 20);
  });
});

/** Plays one sequence from a host without windows to one that is closed, and returns what became of each question. */
async function play(clock: ManualClock, wire: number, events: readonly Event[]): Promise<Ledger> {
  const ledger = createLedger();
  const host = createHost({ kinds: [elicitation()], unattendedAfter: 60_000 });
  const start = (place: number) =>
    clock.wait(
      startServer(host, { id: `server-${place}`, wire: wires[wire]?.[1] ?? "2025-11-25" }),
      "a server is connected",
    );
  const servers = [await start(0), await start(1)];
  const windows: (OpenWindow | undefined)[] = [];
  const table: Table = { clock, host, ledger, servers, windows, sent: [], restart: start };
  try {
    for (const event of events) await happen(table, event);
    await finish(table);
  } finally {
    for (const window of windows) {
      window?.remote.close();
      window?.stopServing();
      window?.cut();
    }
    for (const server of servers) await server.close();
    host.close();
    clock.drop();
  }
  return ledger;
}

/** All that a sequence is played with. */
interface Table {
  readonly clock: ManualClock;
  readonly host: LocalHost;
  readonly ledger: Ledger;
  readonly servers: TestServer[];
  readonly windows: (OpenWindow | undefined)[];
  /** What was commanded through windows, each until its receipt is there. */
  readonly sent: Promise<unknown>[];
  restart(place: number): Promise<TestServer>;
}

async function happen(table: Table, event: Event): Promise<void> {
  const { clock, host, ledger, servers, windows } = table;
  const open = ledger.entries.filter(({ id }) => host.getState().open.some((one) => one.id === id));
  const question = "nth" in event ? open[event.nth % open.length] : undefined;
  if ("nth" in event && !question) return;
  const window = "window" in event ? windows[event.window] : undefined;
  switch (event.type) {
    case "ask":
      return ask(table, event.server);
    case "answer":
      if (question) await answer(table, question, event.by);
      return;
    case "aside":
    case "resume":
      if (question?.id !== undefined)
        command(table, event.window, {
          type: event.type === "aside" ? "putAside" : "resume",
          id: question.id,
        });
      return;
    case "withdraw":
      question?.asked.withdraw();
      return clock.until(() => !isOpen(host, question?.id), "what is withdrawn is not open");
    case "closeServer":
      await servers[event.server]?.close();
      servers[event.server] = await table.restart(event.server);
      return;
    case "open":
      window?.remote.close();
      window?.stopServing();
      // A port that stays open is looked at whenever one of thousands has a message.
      window?.cut();
      windows[event.window] = openWindow(host, event.faults, event.seed);
      return;
    case "surface":
      return command(table, event.window, {
        type: "openSurface",
        surface: { id: "dialog", kind: "dialog", visible: event.visible },
      });
    case "pass":
      return clock.pass(event.milliseconds);
    case "freeze":
    case "thaw":
      return window?.freeze(event.type === "freeze");
    case "leave":
      return window?.remote.close();
    default:
      return window?.[event.type]();
  }
}

async function ask({ clock, host, ledger, servers }: Table, place: number): Promise<void> {
  const server = servers[place];
  if (!server) return;
  const entry = ledger.ask(server, place);
  const find = () =>
    host.getState().open.find(({ request }) => Object(request).message === entry.message)?.id;
  await clock.until(() => find() !== undefined, "what is asked is open");
  entry.id = find() ?? "";
}

/** Several windows answer at the same moment; the host itself where there is no such window. */
async function answer(
  { clock, host, ledger, windows, sent }: Table,
  entry: LedgerEntry,
  by: readonly { readonly window: number; readonly action: Action }[],
): Promise<void> {
  const { id = "" } = entry;
  const all = by.map(({ window, action }) =>
    ledger.answer(entry, action, (answer) =>
      (windows[window]?.remote ?? host).send({ type: "settle", id, answer }),
    ),
  );
  sent.push(...all);
  // Whoever is heard at all is answered; who is frozen or cut off may be told later, and others go on meanwhile.
  const some = Promise.any(all);
  await clock.wait(some, "one of several answers has its receipt");
}

function command(
  { host, windows, sent }: Table,
  window: number,
  what: Parameters<LocalHost["send"]>[0],
): void {
  sent.push((windows[window]?.remote ?? host).send(what));
}

function openWindow(host: LocalHost, faults: Faults, seed: number): OpenWindow {
  const channels: MessageChannel[] = [];
  const stops: (() => void)[] = [];
  let freezeAll = (_frozen: boolean) => {};
  const serve = (spoiled: Faults) => {
    const channel = new MessageChannel();
    const near = makeFreezable(spoilPort(channel.port1, spoiled, seed).port);
    const far = makeFreezable(spoilPort(channel.port2, spoiled, seed + 1).port);
    channels.push(channel);
    stops.push(serveHost(host, far.port, { onError: () => {} }));
    freezeAll = (frozen) => {
      near.freeze(frozen);
      far.freeze(frozen);
    };
    return near.port;
  };
  const remote = connectHost(serve(faults), { onError: () => {} });
  return {
    remote,
    freeze: (frozen) => freezeAll(frozen),
    cut() {
      for (const { port1 } of channels) port1.close();
    },
    stopServing() {
      for (const stop of stops.splice(0)) stop();
    },
    mend() {
      for (const stop of stops.splice(0)) stop();
      if (remote.getPhase() !== "closed") remote.reconnect(serve({}));
    },
  };
}

/** Mends what is spoiled, looks whether all see the same, answers what is left and closes the host. */
async function finish({ clock, host, ledger, windows, sent }: Table): Promise<void> {
  await clock.wait(Promise.all(sent), "every command has a receipt");
  const there = windows.filter(
    (window): window is OpenWindow => window !== undefined && window.remote.getPhase() !== "closed",
  );
  for (const window of there) window.mend();
  const see = (one: Pick<LocalHost, "getState">) => {
    const { open, settled } = one.getState();
    return JSON.stringify([
      open.map(({ id }) => id),
      settled.map(({ id, outcome }) => [id, outcome]),
    ]);
  };
  for (const { remote } of there)
    await clock.until(() => see(remote) === see(host), "a window sees what the host has");
  const [left, ...others] = ledger.waiting();
  const through = there[0]?.remote ?? host;
  if (left) {
    const { id = "" } = left;
    await clock.wait(
      ledger.answer(left, "accept", (answer) => through.send({ type: "settle", id, answer })),
      "the last answer has its receipt",
    );
    const receipt = left.attempts.at(-1)?.receipt;
    // Nobody was there for it until its time was up, which may be at this moment.
    if (!receipt?.done)
      expect(receipt).toMatchObject({
        rejection: "settled",
        outcome: { by: "host", cause: "unattended" },
      });
  }
  host.close();
  expect(host.getState().open).toEqual([]);
  for (const entry of [left, ...others])
    if (entry) await clock.until(() => isOver(entry), "no server waits for a host that is closed");
  for (const { remote } of there)
    await clock.until(
      () => remote.getState().open.length === 0,
      "a window shows nothing of a host that is closed",
    );
  const outcomes = new Map(host.getState().settled.map(({ id, outcome }) => [id, outcome]));
  for (const entry of ledger.entries) expectTrue(entry, outcomes.get(entry.id ?? ""));
}

function isOpen(host: LocalHost, id: string | undefined): boolean {
  return host.getState().open.some((question) => question.id === id);
}
