import type { RuleInput } from "mcp-host-ui/rules";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { start } from "../support/serversAndWindows.js";
import { openHost, order, rulesOf } from "./rig.js";
import { sharedStorage } from "./sharedStorage.js";

const folders = { method: "roots/list" };
const deny = { effect: "deny", subject: "roots", expires: "never" } as const;
const places = Array.from({ length: 8 }, (_, place) => place);
const rules: readonly RuleInput[] = places.map((place) => ({ ...deny, name: `${place}`, uses: 1 }));

/** The names of the rules that decided, in the order in which they did. */
function deciders(host: ReturnType<typeof openHost>) {
  return host
    .getState()
    .log.map(({ outcome }) => "rulings" in outcome && outcome.rulings?.[0]?.name);
}

describe("of rules that say the same", () => {
  const clock = vi.spyOn(Date, "now");
  beforeEach(() => clock.mockReturnValue(2_000_000_000_000));
  afterAll(() => clock.mockRestore());

  it("the older one decides, whatever order they stand in", async () => {
    const host = openHost();
    const server = await start(host);
    for (const [name, at] of [
      ["second", 2],
      ["third", 3],
      ["first", 1],
    ] as const) {
      clock.mockReturnValue(2_000_000_000_000 + at);
      await order(host, { type: "rules/add", rules: [{ ...deny, name, uses: 1 }] });
    }
    for (const _ of [1, 2, 3])
      await expect(server.request(folders).answer).rejects.toThrow("This host's rules");
    expect(deciders(host)).toEqual(["first", "second", "third"]);
  });

  it("and were made at once the one that was written first decides, in the next host too", async () => {
    const storage = sharedStorage();
    const host = openHost({ storage });
    const server = await start(host);
    await order(host, { type: "rules/add", rules });
    expect(new Set(rulesOf(host).rules.map(({ madeAt }) => madeAt)).size).toBe(1);
    for (const _ of places.slice(0, 4))
      await expect(server.request(folders).answer).rejects.toThrow("This host's rules");
    expect(deciders(host)).toEqual(["0", "1", "2", "3"]);
    await server.close();
    host.close();

    const next = openHost({ storage });
    const again = await start(next);
    for (const _ of places.slice(4))
      await expect(again.request(folders).answer).rejects.toThrow("This host's rules");
    expect(deciders(next)).toEqual(["4", "5", "6", "7"]);
  });
});

describe("the use of rules", () => {
  it("is kept of the last fifty thousand that were used, gone ones included", async () => {
    const storage = sharedStorage();
    const writer = openHost({ storage });
    await order(writer, { type: "rules/add", rules: rules.slice(0, 2) });
    const [first, second] = rulesOf(writer).rules.map(({ id }) => id);
    if (first === undefined || second === undefined) throw new Error("There are two rules.");
    writer.close();
    const use = { total: 0, times: [] };
    const gone = Array.from({ length: 49_999 }, (_, place) => [`gone-${place}`, use] as const);
    const uses = Object.fromEntries([[first, use], ...gone]);
    storage.items.set("mcp-host-ui:rules:use", JSON.stringify({ uses, spent: {} }));
    const kept = () => {
      const { uses } = JSON.parse(storage.items.get("mcp-host-ui:rules:use") ?? "");
      return Object.keys(uses);
    };
    expect(kept()).toHaveLength(50_000);

    const host = openHost({ storage });
    const server = await start(host);
    const ask = () => expect(server.request(folders).answer).rejects.toThrow("This host's rules");
    await ask();
    expect(kept()).toHaveLength(50_000);
    expect(kept()).toEqual(expect.arrayContaining([first, "gone-0"]));
    await ask();
    expect(kept()).toHaveLength(50_000);
    expect(kept()).toEqual(expect.arrayContaining([first, second, "gone-1"]));
    expect(kept()).not.toContain("gone-0");
  });
});
