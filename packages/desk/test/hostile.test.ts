import type { Desk } from "@mcp-host-ui/desk";
import { startServer } from "@mcp-host-ui/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks } from "../../../test/support/desk/openDesks.js";
import { createDice, type Dice } from "../../../test/support/dice.js";
import { shippingAddress } from "../../../test/support/questions.js";

const url = "https://host.test/api/questions";
const accept = { action: "accept", content: { city: "Lisbon" } };
const runs = Number(process.env.DESK_HOSTILE ?? 10_000);

/** Makes messages that no honest page of this audience sends, out of the id of a question that waits. */
function createHostile(id: string, dice: Dice) {
  const { pick } = dice;
  const deep = JSON.parse("[".repeat(150) + "]".repeat(150));
  const names = [
    id,
    `${id}x`,
    id.slice(1),
    "",
    "__proto__",
    "constructor",
    "//nodes",
    "a".repeat(201),
    7,
    null,
  ];
  const contents = [
    {},
    { city: 7 },
    { city: { nested: true } },
    JSON.parse('{"__proto__":{"city":"Lisbon"}}'),
    { constructor: { prototype: { city: "Lisbon" } } },
    deep,
    "x".repeat(3_000),
    [],
    null,
  ];
  const results = [
    () => ({ action: "accept", content: pick(contents) }),
    () => ({
      action: pick(["Accept", "toString", "__proto__", "", 1, null]),
      content: pick(contents),
    }),
    () => pick<unknown>([null, [], "accept", 0, true, deep]),
  ];
  const bodies = [
    () => ({ id: pick(names), key: pick(names), result: pick(results)() }),
    () => ({
      id: pick(names),
      key: pick(names),
      error: pick<unknown>([
        null,
        {},
        { code: "1" },
        { code: 1 },
        { code: 0.5, message: "" },
        { code: 1, message: "x".repeat(2_001) },
      ]),
    }),
    () => ({ id, key: "k", result: accept, error: { code: 1, message: "both" } }),
    () => ({ id, key: "k", rule: pick(["", "x".repeat(201), 7]), result: accept }),
    () =>
      pick<unknown>([
        null,
        [],
        "",
        0,
        deep,
        { result: accept },
        { id },
        [{ id, key: "k", result: accept }],
      ]),
  ];
  const mangle = [
    (text: string) => text,
    (text: string) => text.slice(0, dice(text.length + 1) - 1),
    (text: string) => `${text}${text}`,
    (text: string) => `\u0000${text}`,
  ];
  return () => pick(mangle)(JSON.stringify(pick(bodies)()));
}

async function askOn(desks: readonly [Desk, Desk]) {
  const server = await startServer(desks[0].host("ada"));
  onTestFinished(() => server.close());
  const { answer } = server.elicit(shippingAddress);
  const closing = new AbortController();
  for await (const message of desks[1].messages("ada", { signal: closing.signal }))
    if (message.type === "asked") return { server, answer, id: message.id };
  throw new Error("The feed ended without a question.");
}

describe("a desk among hostile messages", () => {
  it(`takes none of ${runs} at answer and feed, and throws nothing`, async () => {
    const onError = vi.fn();
    const many = { answersPerMinute: Number.POSITIVE_INFINITY, bytes: 2_000 };
    const desks = openDesks({ onError, pages: many, heartbeat: 600_000 });
    const { id, answer, server } = await askOn(desks);
    const seed = Number(process.env.FC_SEED ?? 20_260_728);
    const dice = createDice(seed);
    const next = createHostile(id, dice);
    const audiences = ["ada", "ada", "eve", "__proto__", "constructor"];
    const events = ["-1", "1e400", "__proto__", "%00", "9".repeat(400), "0x10", "1", ""];
    const seen = new Map<number, number>();

    const send = async () => {
      const audience = audiences[dice(audiences.length)] ?? "";
      if (dice(10) === 0) {
        const headers = { "last-event-id": events[dice(events.length)] ?? "" };
        const response = desks[1].feed(new Request(url, { headers }), { audience });
        const reader = response.body?.getReader();
        const text = new TextDecoder().decode((await reader?.read())?.value);
        await reader?.cancel();
        if (audience !== "ada" && text.includes(id))
          throw new Error(`Seed ${seed}: ${audience} was told.`);
        return response.status;
      }
      const headers = { "content-type": "application/json" };
      const request = new Request(url, { method: "POST", headers, body: next() });
      return (await desks[1].answer(request, { audience })).status;
    };

    for (let sent = 0; sent < runs; sent += 100) {
      const statuses = await Promise.all(Array.from({ length: 100 }, send));
      for (const status of statuses) seen.set(status, (seen.get(status) ?? 0) + 1);
    }

    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(runs);
    expect(new Set(seen.keys())).toEqual(new Set([200, 400, 404, 413, 422]));
    expect(onError).not.toHaveBeenCalled();
    expect(server.received).toEqual([]);
    const request = new Request(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id, key: "last", result: accept }),
    });
    expect((await desks[1].answer(request, { audience: "ada" })).status).toBe(200);
    expect(await answer).toEqual(accept);
    expect(server.received).toHaveLength(1);
  }, 120_000);
});
