import {
  createDecisionLog,
  createHost,
  elicitation,
  type LogEntry,
  verifyLogChain,
} from "mcp-host-ui/host";
import { startServer } from "mcp-host-ui/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { sha256 } from "../../src/host/sha256.js";
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
