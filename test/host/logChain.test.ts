import { startServer } from "@mcp-host-ui/testing";
import {
  createDecisionLog,
  createHost,
  elicitation,
  type LogEntry,
  verifyLogChain,
} from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { chainEntry } from "../../src/host/log/logChain.js";
import { sha256 } from "../../src/wire/protocol/sha256.js";
import * as fc from "../support/fc.js";
import { openQuestion, shippingAddress } from "../support/questions.js";

/** The log of a host that was asked by a real server, and answered so many times, as it comes back from a file. */
async function keepLog(times: number, keep = 1000): Promise<readonly LogEntry[]> {
  const log = createDecisionLog({ chained: true, content: true, keep });
  const host = createHost({ kinds: [elicitation()], log });
  onTestFinished(host.close);
  const server = await startServer(host);
  onTestFinished(() => server.close());
  for (let time = 0; time < times; time += 1) {
    const asked = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    const answer = { action: "accept", content: { city: `Lisbon ${time}`, 2: "two", 1: "one" } };
    await host.send({ type: "settle", id, answer });
    await asked.answer;
  }
  const lines = log.toJsonLines().trimEnd().split("\n");
  return lines.map((line): LogEntry => JSON.parse(line));
}

const start = "0".repeat(64);
const plain: LogEntry = {
  id: "q",
  kind: "own",
  session: "travel",
  server: "Travel Booking",
  receivedAt: 1,
  asked: 1,
  outcome: { sent: "accept", by: "person", at: 2 },
};

describe("verifyLogChain", () => {
  it("finds a whole log intact, in another order of keys too", async () => {
    const entries = await keepLog(3);
    expect(verifyLogChain(entries)).toEqual({ intact: true });
    const turned = entries.map(
      (entry): LogEntry => JSON.parse(JSON.stringify(entry, (_, value) => turnKeys(value))),
    );
    expect(Object.keys(turned[0] ?? {})).not.toEqual(Object.keys(entries[0] ?? {}));
    expect(verifyLogChain(turned)).toEqual({ intact: true });
  });

  it("finds an entry that was changed, removed, added or moved", async () => {
    const entries = await keepLog(4);
    const [one, two, three, four] = entries;
    if (!one || !two || !three || !four) throw new Error("Four entries were kept.");
    const changed = { ...two, outcome: { ...two.outcome, principal: "somebody else" } };
    expect(verifyLogChain([one, changed, three, four])).toEqual({
      intact: false,
      at: 1,
      id: two.id,
    });
    expect(verifyLogChain([one, three, four])).toMatchObject({ intact: false, at: 1 });
    expect(verifyLogChain([one, two, two, three, four])).toMatchObject({ intact: false, at: 2 });
    expect(verifyLogChain([one, three, two, four])).toMatchObject({ intact: false, at: 1 });
    const { chain: _, ...unchained } = three;
    expect(verifyLogChain([one, two, unchained, four])).toMatchObject({ intact: false, at: 2 });
  });

  it("finds entries missing at either end against a hash that was kept elsewhere", async () => {
    const entries = await keepLog(3);
    const from = "0".repeat(64);
    const to = entries.at(-1)?.chain?.hash ?? "";
    expect(verifyLogChain(entries, { from, to })).toEqual({ intact: true });
    expect(verifyLogChain(entries.slice(1), { from })).toMatchObject({ intact: false, at: 0 });
    expect(verifyLogChain(entries.slice(0, -1), { to })).toEqual({ intact: false, at: 2 });
  });

  it("finds nothing wrong with a log of nothing, but for what should be there", () => {
    expect(verifyLogChain([])).toEqual({ intact: true });
    expect(verifyLogChain([], { to: start })).toEqual({ intact: true });
    expect(verifyLogChain([], { from: "f", to: "f" })).toEqual({ intact: true });
    expect(verifyLogChain([], { to: "f".repeat(64) })).toEqual({ intact: false, at: 0 });
  });

  it("finds a log that was never chained, or one link of which is another", async () => {
    const [one, two] = await keepLog(2);
    if (!one?.chain || !two) throw new Error("Two entries were kept.");
    const { chain, ...unchained } = one;
    const id = one.id;
    expect(verifyLogChain([unchained])).toEqual({ intact: false, at: 0, id });
    const relinked = { ...one, chain: { ...chain, hash: "f".repeat(64) } };
    expect(verifyLogChain([relinked, two])).toEqual({ intact: false, at: 0, id });
    const moved = { ...one, chain: { ...chain, previous: "f".repeat(64) } };
    expect(verifyLogChain([moved, two])).toEqual({ intact: false, at: 0, id });
    expect(verifyLogChain([one, two], { from: chain.hash })).toEqual({ intact: false, at: 0, id });
    expect(one.chain.previous).toBe("0".repeat(64));
    expect(two.chain?.previous).toBe(one.chain.hash);
  });

  it("tells a list from a table of the same, and nothing from what is empty", () => {
    const sent = { list: ["Lisbon", null], none: null, table: { b: 1, a: 2 } };
    const chained = chainEntry({ ...plain, sent }, start);
    expect(verifyLogChain([chained])).toEqual({ intact: true });
    for (const other of [
      { ...sent, list: { 0: "Lisbon", 1: null } },
      { ...sent, list: ["Lisbon", {}] },
      { ...sent, none: {} },
      { ...sent, list: [null, "Lisbon"] },
      { ...sent, table: { b: 2, a: 1 } },
    ])
      expect(verifyLogChain([{ ...chained, sent: other }])).toMatchObject({ intact: false });
    const turned = { ...sent, table: { a: 2, b: 1 } };
    expect(verifyLogChain([{ ...chained, sent: turned }])).toEqual({ intact: true });
  });

  it("knows the logs that were kept by earlier versions", () => {
    expect(chainEntry(plain, start).chain).toEqual({
      previous: start,
      hash: "da461054b8e382552056f2ec51be1304826d23b05f64e5dd573b78456c85c91b",
    });
  });

  it("finds what is left intact in a log that forgot its oldest entries", async () => {
    const entries = await keepLog(4, 2);
    expect(entries).toHaveLength(2);
    expect(verifyLogChain(entries)).toEqual({ intact: true });
  });
});

describe("sha256", () => {
  it("hashes as the platform does", async () => {
    const texts = [
      "",
      "abc",
      "é 🌊",
      ...[54, 55, 56, 63, 64, 65, 119, 120].map((n) => "x".repeat(n)),
    ];
    const sampled = fc.sample(fc.string({ unit: "grapheme", maxLength: 300 }), 100);
    for (const text of [...texts, ...sampled]) {
      const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
      expect(sha256(text)).toBe(Buffer.from(bytes).toString("hex"));
    }
    expect(sampled).toHaveLength(100);
  });
});

function turnKeys(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toReversed());
}
