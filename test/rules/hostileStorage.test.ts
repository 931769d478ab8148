import { budgetUseKey, type RulesStorage, ruleUseKey } from "mcp-host-ui/rules";
import { describe, expect, it, vi } from "vitest";
import { openQuestion } from "../support/questions.js";
import { start } from "../support/serversAndWindows.js";
import { openHost, order, quietMonths, rulesOf } from "./rig.js";
import { sharedStorage } from "./sharedStorage.js";

const sample = { method: "sampling/createMessage", params: quietMonths };
const folders = { method: "roots/list" };
const deny = { effect: "deny", subject: "roots", expires: "never" } as const;
const refused = /This host's rules do not allow/;
const key = "mcp-host-ui:rules";
const unread = expect.objectContaining({
  message: `Stored rules could not be read; they are kept under "${key}:unreadable".`,
});

/** A host over a storage, with what it reports. */
function openReporting(storage: RulesStorage) {
  const errors: unknown[] = [];
  const host = openHost({ storage }, { onError: (error) => errors.push(error) });
  return { host, errors };
}

/** What a host stores of one rule, one budget and of what was used. */
async function stored() {
  const storage = sharedStorage();
  const host = openHost({ storage, mayMake: () => true });
  const server = await start(host, { id: "travel" });
  await host.send(
    { type: "rules/add", rules: [{ ...deny, uses: 3, perHour: 5 }] },
    { principal: "ada" },
  );
  await order(host, { type: "rules/budget", budget: { requestsPerDay: 5, over: "ask" } });
  await expect(server.request(folders).answer).rejects.toThrow(refused);
  const [rule] = rulesOf(host).rules;
  if (!rule) throw new Error("There is no rule.");
  await server.close();
  host.close();
  return {
    storage,
    rule,
    /** Writes what is stored anew, changed. */
    rewrite(edit: (value: Record<string, unknown>) => unknown, name = key) {
      const edited = edit(JSON.parse(storage.items.get(name) ?? ""));
      storage.items.set(name, JSON.stringify(edited));
    },
  };
}

describe("what is stored of rules", () => {
  it("comes back whole: who made a rule, what it was used for, and budgets", async () => {
    const { storage, rule } = await stored();
    const { host, errors } = openReporting(storage);
    expect(rulesOf(host)).toMatchObject({
      rules: [rule],
      budgets: [{ requestsPerDay: 5, over: "ask" }],
      isStored: true,
      unreadable: 0,
    });
    expect(rule.madeBy).toBe("ada");
    expect(host.read(ruleUseKey(rule.id))).toMatchObject({ total: 1, left: 2, thisHour: 1 });
    expect(errors).toEqual([]);
  });

  it("is kept under the name that the app gives it", async () => {
    const storage = sharedStorage();
    const host = openHost({ storage, storageKey: "app:rules" });
    await order(host, { type: "rules/add", rules: [deny] });
    expect([...storage.items.keys()].sort()).toEqual(["app:rules", "app:rules:stamp"]);
    expect(rulesOf(openHost({ storage })).rules).toEqual([]);
    expect(rulesOf(openHost({ storage, storageKey: "app:rules" })).rules).toHaveLength(1);
  });

  it.each<readonly [string, (rule: object) => unknown]>([
    ["no object", () => "deny"],
    ["nothing", () => null],
    ["no id", (rule) => ({ ...rule, id: undefined })],
    ["an empty id", (rule) => ({ ...rule, id: "" })],
    ["no time", (rule) => ({ ...rule, madeAt: "yesterday" })],
    ["a maker without a name", (rule) => ({ ...rule, madeBy: 5 })],
    ["no end", (rule) => ({ ...rule, expires: undefined, server: "travel" })],
    ["the end of its session", (rule) => ({ ...rule, expires: "session", server: "travel" })],
    ["no name", (rule) => ({ ...rule, name: undefined })],
    ["the id of another one", (rule) => ({ ...rule, id: "1" })],
    ["a term from a later version", (rule) => ({ ...rule, perWeek: 3 })],
  ])("is kept aside where a rule has %s, and the others hold", async (_, edit) => {
    const { storage, rule, rewrite } = await stored();
    const [first, odd] = [{ ...rule, id: "1" }, edit({ ...rule, id: "2" })];
    rewrite((value) => ({ ...value, rules: [first, odd] }));
    const { host, errors } = openReporting(storage);
    expect(rulesOf(host)).toMatchObject({ rules: [first], unreadable: 1 });
    expect(storage.items.get(`${key}:unreadable`)).toBe(JSON.stringify([odd]));
    expect(errors).toEqual([unread]);
  });

  it("is kept aside where a budget cannot be read, and the others hold", async () => {
    const { storage, rule, rewrite } = await stored();
    const budget = { requestsPerHour: 1, over: "refuse" };
    rewrite((value) => ({ ...value, budgets: [{ ...budget, over: "later" }, budget] }));
    const { host } = openReporting(storage);
    expect(rulesOf(host)).toMatchObject({ rules: [rule], budgets: [budget], unreadable: 1 });
    expect(storage.items.get(`${key}:unreadable`)).toContain("later");
  });

  it.each<readonly [string, (value: Record<string, unknown>) => unknown]>([
    ["no object", () => []],
    ["of another version", (value) => ({ ...value, version: 2 })],
    ["without rules", (value) => ({ ...value, rules: {} })],
    ["without budgets", (value) => ({ ...value, budgets: null })],
    ["without a word on whether all are stopped", (value) => ({ ...value, isStopped: "no" })],
  ])("is kept aside as a whole where it is %s", async (_, edit) => {
    const { storage, rewrite } = await stored();
    rewrite(edit);
    const text = storage.items.get(key);
    const { host, errors } = openReporting(storage);
    expect(rulesOf(host)).toMatchObject({ rules: [], budgets: [], unreadable: 1 });
    expect(storage.items.get(`${key}:unreadable`)).toBe(text);
    expect(errors).toEqual([unread]);
    await order(host, { type: "rules/add", rules: [deny] });
    expect(rulesOf(openHost({ storage })).rules).toHaveLength(1);
  });
});

describe("what rules were used for", () => {
  const slot = { at: Date.now(), requests: 5, tokens: 0 };

  it("is written down for rules that have a limit, and for no others", async () => {
    const storage = sharedStorage();
    const { host, errors } = openReporting(storage);
    const server = await start(host);
    const refuse = () => expect(server.request(folders).answer).rejects.toThrow(refused);
    await order(host, { type: "rules/add", rules: [deny] });
    await refuse();
    expect([...storage.items.keys()].sort()).toEqual([key, `${key}:stamp`]);
    const rule = rulesOf(host).rules[0]?.id ?? "";
    for (const [limit, total] of [
      ["perHour", 2],
      ["uses", 3],
    ] as const) {
      await order(host, { type: "rules/change", rule, change: { perHour: null, [limit]: 9 } });
      await refuse();
      expect(JSON.parse(storage.items.get(`${key}:use`) ?? "")).toMatchObject({
        uses: { [rule]: { total } },
      });
    }
    expect(errors).toEqual([]);
  });

  it("is kept by the host alone where it has no storage", async () => {
    const errors: unknown[] = [];
    const host = openHost({}, { onError: (error) => errors.push(error) });
    const server = await start(host);
    await order(host, { type: "rules/add", rules: [{ ...deny, uses: 1 }] });
    await expect(server.request(folders).answer).rejects.toThrow(refused);
    server.request(folders).answer.catch(() => {});
    await openQuestion(host);
    expect(rulesOf(host).isStored).toBe(false);
    expect(errors).toEqual([]);
  });

  it("is unused where it cannot be read, which is reported, and counted from there", async () => {
    const { storage, rule } = await stored();
    storage.items.set(`${key}:use`, "{broken");
    const { host, errors } = openReporting(storage);
    expect(host.read(ruleUseKey(rule.id))).toMatchObject({ total: 0, left: 3 });
    expect(errors).toMatchObject([{ message: "What rules were used for could not be read." }]);
    const server = await start(host);
    await expect(server.request(folders).answer).rejects.toThrow(refused);
    expect(host.read(ruleUseKey(rule.id))).toMatchObject({ total: 1, left: 2 });
    expect(errors).toHaveLength(1);
  });

  it.each<readonly [string, unknown]>([
    ["nothing", null],
    ["no object", 5],
    ["no total", { times: [] }],
    ["no times", { total: 2 }],
    ["a time that is none", { total: 2, times: ["now"] }],
    ["a last time that is none", { total: 2, times: [], lastAt: "now" }],
  ])("is unused for a rule alone whose use is %s", async (_, use) => {
    const { storage, rule, rewrite } = await stored();
    rewrite((value) => ({ ...value, rules: [rule, { ...rule, id: "other" }] }));
    const good = { total: 2, times: [] };
    rewrite((value) => ({ ...value, uses: { [rule.id]: use, other: good } }), `${key}:use`);
    const { host, errors } = openReporting(storage);
    expect(host.read(ruleUseKey(rule.id))).toMatchObject({ total: 0 });
    expect(host.read(ruleUseKey("other"))).toMatchObject({ total: 2 });
    expect(errors).toEqual([]);
  });

  it.each<readonly [string, unknown, number]>([
    ["is counted", [slot], 5],
    ["is not counted where it is no list", { 0: 5 }, 0],
    ["is not counted where an entry has no time", [{ requests: 5, tokens: 0 }], 0],
    ["is not counted where an entry has no tokens", [{ at: Date.now(), requests: 5 }], 0],
    ["is not counted where one entry of two is none", [slot, 5], 0],
    ["is not counted where an entry is nothing", [null], 0],
  ])("%s in the budget of a server", async (_, spent, before) => {
    const { storage, rewrite } = await stored();
    rewrite((value) => ({ ...value, spent: { travel: spent } }), `${key}:use`);
    const { host, errors } = openReporting(storage);
    const rule = { effect: "allow", subject: "sampling/request", maxTokens: 100 } as const;
    await order(host, { type: "rules/add", rules: [{ ...rule, expires: "never" }] });
    const server = await start(host, { id: "travel" });
    server.request(sample).answer.catch(() => {});
    const { id } = await openQuestion(host);
    const isAsked = () => Object(host.getState().open[0]?.detail).stage === "request-review";
    expect(isAsked()).toBe(before === 5);
    if (isAsked()) await host.send({ type: "sampling/approve", id });
    expect(host.read(budgetUseKey("travel"))?.requests.day).toBe(before + 1);
    expect(errors).toEqual([]);
  });
});

describe("a storage that fails", () => {
  it("to read costs no request its answer, and is reported", async () => {
    const failing = () => {
      throw new Error("It is locked.");
    };
    const { host, errors } = openReporting({ ...sharedStorage(), getItem: failing });
    const reported = errors.map((error) => Object(error).message);
    expect(reported).toContain("The storage of the rules could not be read.");
    expect(reported).toContain("It is locked.");
    const receipt = await order(host, { type: "rules/add", rules: [deny] });
    expect(receipt).toEqual({ done: true });
    const server = await start(host);
    await expect(server.request(folders).answer).rejects.toThrow(refused);
  });

  it("to read when it is ready at last costs no request its answer, either", async () => {
    const failing = async () => {
      throw new Error("It is locked.");
    };
    const { host, errors } = openReporting({ ...sharedStorage(), getItem: failing });
    const server = await start(host);
    server.request(sample).answer.catch(() => {});
    await openQuestion(host);
    expect(errors.map((error) => Object(error).message)).toContain(
      "The storage of the rules could not be read.",
    );
  });

  it("to write says so, and the rule holds until the host closes, whatever is read meanwhile", async () => {
    const items = new Map<string, string>();
    const full = (name: string) => {
      throw new Error(`There is no room for ${name}.`);
    };
    const { host, errors } = openReporting({
      getItem: (name) => items.get(name) ?? null,
      setItem: full,
    });
    expect(await order(host, { type: "rules/add", rules: [{ ...deny, uses: 2 }] })).toEqual({
      done: false,
      rejection: "failed",
      message: "It holds for now but could not be kept.",
    });
    const lost = "The rules could not be kept; they hold until the host closes.";
    expect(errors).toMatchObject([{ message: lost }]);
    const server = await start(host);
    for (const _ of [1, 2]) await expect(server.request(folders).answer).rejects.toThrow(refused);
    server.request(folders).answer.catch(() => {});
    await openQuestion(host);
    expect(errors.at(-1)).toMatchObject({ message: `There is no room for ${key}:use.` });
  });

  it.each([
    [
      "at once",
      (error: Error) => {
        throw error;
      },
    ],
    ["a moment later", (error: Error) => Promise.reject(error)],
  ] as const)(
    "to write what was used after the first time, %s, keeps the count in the host",
    async (_, fail) => {
      const storage = sharedStorage();
      const setItem = (name: string, value: string) =>
        name.endsWith(":use") && storage.items.has(name)
          ? fail(new Error("It is full."))
          : storage.setItem(name, value);
      const { host, errors } = openReporting({ ...storage, setItem });
      const server = await start(host);
      await order(host, { type: "rules/add", rules: [{ ...deny, uses: 3 }] });
      for (const _ of [1, 2, 3])
        await expect(server.request(folders).answer).rejects.toThrow(refused);
      server.request(folders).answer.catch(() => {});
      await openQuestion(host);
      const full = { message: "It is full." };
      await expect.poll(() => errors).toMatchObject([full, full]);
    },
  );

  it("to write what was used, a moment later, is reported, and that counts all the same", async () => {
    const storage = sharedStorage();
    const setItem = async (name: string, value: string) => {
      if (name.endsWith(":use")) throw new Error("It is full.");
      storage.setItem(name, value);
    };
    const { host, errors } = openReporting({ ...storage, setItem });
    const server = await start(host);
    await order(host, { type: "rules/add", rules: [{ ...deny, uses: 1 }] });
    await expect(server.request(folders).answer).rejects.toThrow(refused);
    server.request(folders).answer.catch(() => {});
    await openQuestion(host);
    await expect.poll(() => errors).toMatchObject([{ message: "It is full." }]);
  });

  it("to keep aside what cannot be read is reported, and the host opens all the same", async () => {
    const { storage } = await stored();
    storage.items.set(key, "{broken");
    const setItem = async () => {
      throw new Error("It is full.");
    };
    const { host, errors } = openReporting({ ...storage, setItem });
    await expect.poll(() => errors).toMatchObject([unread, { message: "It is full." }]);
    expect(rulesOf(host)).toMatchObject({ rules: [], unreadable: 1 });
  });
});

describe("a storage that takes its time", () => {
  const slowly = ({ getItem, setItem, ...rest }: ReturnType<typeof sharedStorage>) => ({
    ...rest,
    getItem: async (name: string) => getItem(name),
    setItem: async (name: string, value: string) => setItem(name, value),
  });

  it("loses nothing of what two hosts change at once, each sees what the other did, and so does the next", async () => {
    const shared = sharedStorage();
    const [one, other] = [0, 1].map(() => openHost({ storage: slowly(shared) }));
    if (!one || !other) throw new Error("There are two hosts.");
    const add = (host: typeof one, name: string) =>
      order(host, { type: "rules/add", rules: [{ ...deny, name }] });
    const receipts = await Promise.all([add(one, "a"), add(one, "b"), add(one, "c")]);
    expect(receipts).toEqual([{ done: true }, { done: true }, { done: true }]);
    await expect.poll(() => rulesOf(other).rules.map(({ name }) => name)).toEqual(["a", "b", "c"]);
    expect(await add(other, "d")).toEqual({ done: true });
    await expect
      .poll(() => rulesOf(one).rules.map(({ name }) => name))
      .toEqual(["a", "b", "c", "d"]);
    const server = await start(openHost({ storage: slowly(shared) }));
    await expect(server.request(folders).answer).rejects.toThrow(refused);
  });

  it("is read before each change, where it tells of none by another host", async () => {
    const shared = slowly(sharedStorage());
    const silent = { getItem: shared.getItem, setItem: shared.setItem };
    const [one, other] = [0, 1].map(() => openHost({ storage: silent }));
    if (!one || !other) throw new Error("There are two hosts.");
    const add = (host: typeof one, name: string) =>
      order(host, { type: "rules/add", rules: [{ ...deny, name }] });
    for (const host of [one, other]) await start(host);
    expect(await add(one, "a")).toEqual({ done: true });
    expect(await add(other, "b")).toEqual({ done: true });
    expect(rulesOf(other).rules.map(({ name }) => name)).toEqual(["a", "b"]);
  });

  it("knows in the next host what rules were used for before", async () => {
    const storage = slowly(sharedStorage());
    const before = openHost({ storage });
    const first = await start(before);
    await order(before, { type: "rules/add", rules: [{ ...deny, uses: 2 }] });
    await expect(first.request(folders).answer).rejects.toThrow(refused);
    await first.close();
    before.close();
    const host = openHost({ storage });
    const server = await start(host);
    await expect(server.request(folders).answer).rejects.toThrow(refused);
    server.request(folders).answer.catch(() => {});
    await openQuestion(host);
  });

  it("for ever is waited for by no request for longer than two seconds", async () => {
    const never = new Promise<never>(() => {});
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { host } = openReporting({ getItem: () => never, setItem: () => {} });
      const session = host.openSession({ id: "travel" });
      void session.receive("roots/list", {}).catch(() => {});
      await vi.advanceTimersByTimeAsync(1_999);
      expect(host.getState().open).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(host.getState().open).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a storage that tells of no change", () => {
  const silent = ({ getItem, setItem }: ReturnType<typeof sharedStorage>) => ({ getItem, setItem });

  it("is looked at by each question and by each change", async () => {
    const storage = silent(sharedStorage());
    const [one, other] = [0, 1].map(() => openHost({ storage }));
    if (!one || !other) throw new Error("There are two hosts.");
    const server = await start(other);
    await order(one, { type: "rules/add", rules: [{ ...deny, uses: 1 }] });
    await expect(server.request(folders).answer).rejects.toThrow(refused);
    expect(rulesOf(other).rules).toHaveLength(1);
    await order(one, { type: "rules/remove", rule: rulesOf(one).rules[0]?.id ?? "" });
    await order(other, { type: "rules/add", rules: [{ ...deny, subject: "sampling/request" }] });
    expect(rulesOf(other).rules).toMatchObject([{ subject: "sampling/request" }]);
  });

  it("keeps of each host the rules that end with their session, whatever the other one changes", async () => {
    const storage = silent(sharedStorage());
    const [one, other] = [0, 1].map(() => openHost({ storage }));
    if (!one || !other) throw new Error("There are two hosts.");
    const server = await start(other, { id: "travel" });
    const ending = { ...deny, server: "travel", expires: "session" } as const;
    await order(other, { type: "rules/add", rules: [ending] });
    await order(one, { type: "rules/add", rules: [{ ...deny, subject: "sampling/request" }] });
    await expect(server.request(folders).answer).rejects.toThrow(refused);
    expect(rulesOf(other).rules.map(({ expires }) => expires)).toEqual(["never", "session"]);
    expect(rulesOf(one).rules).toHaveLength(1);
  });
});

describe("a host that is closed", () => {
  it("listens to its storage no longer", async () => {
    const storage = sharedStorage();
    const watched = new Set<string>();
    const host = openHost({
      storage: {
        ...storage,
        watch(name, listener) {
          watched.add(name);
          const stop = storage.watch(name, listener);
          return () => {
            watched.delete(name);
            stop();
          };
        },
      },
    });
    expect([...watched]).toEqual([key]);
    host.close();
    expect([...watched]).toEqual([]);
  });
});
