import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import {
  attachClient,
  createHost,
  defineKey,
  elicitation,
  type HostKind,
  type HostOptions,
  type Kinds,
  type LocalHost,
  type Roots,
  roots,
  sampling,
} from "mcp-host-ui/host";
import type { ServeHostOptions } from "mcp-host-ui/relay";
import { createRules, rulesKey } from "mcp-host-ui/rules";
import { createTasks, tasksKey } from "mcp-host-ui/tasks";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { openQuestion, shippingAddress } from "../support/questions.js";
import { openWindow, start } from "../support/serversAndWindows.js";
import { serveTasks2025 } from "../support/taskServer2025.js";
import { wires } from "../support/wires.js";

const rootsKey = defineKey<Roots.State>("roots:state");
const card = "4111 1111 1111 1111";
const charge = {
  method: "sampling/createMessage",
  params: {
    messages: [{ role: "user", content: { type: "text", text: `Charge ${card}.` } }],
    maxTokens: 100,
  },
};

/** The window of a user who may give every command about the one server that the user sees. */
const eve: ServeHostOptions = {
  principal: "eve",
  sees: ({ session }) => session === undefined || session === "travel",
  allows: () => true,
};

function openHost(kinds: readonly HostKind[], options: Partial<HostOptions> = {}): LocalHost {
  const host = createHost({ kinds, unattendedAfter: Number.POSITIVE_INFINITY, ...options });
  onTestFinished(host.close);
  return host;
}

async function questionOf(host: LocalHost, session: string) {
  const find = () => host.getState().open.find((question) => question.session === session);
  await expect.poll(find).toBeDefined();
  const question = find();
  if (!question) throw new Error(`No question of ${session} is open.`);
  return question;
}

describe.each(wires)("a window that sees one of two servers, over %s", (_, wire) => {
  it("moves no request of the other one, though it knows the question's id", async () => {
    const given: unknown[] = [];
    const host = openHost([
      sampling({
        generate: async (request) => {
          given.push(request);
          return { content: "Done.", model: "m" };
        },
        reviewResponse: false,
        redact: {},
      }),
    ]);
    const window = openWindow(host, eve);
    const travel = await start(host, { id: "travel", wire });
    const bank = await start(host, { id: "bank", wire });
    const own = travel.request(charge);
    const other = bank.request(charge);
    other.answer.catch(() => {});
    await openQuestion(window);
    const { id, detail } = await questionOf(host, "bank");
    const [masked] =
      (detail as { redaction?: { values: { placeholder: string }[] } }).redaction?.values ?? [];
    for (const command of [
      { type: "sampling/redact", id, to: "model", keep: [masked?.placeholder] },
      { type: "sampling/write", id, content: "Mine." },
      { type: "sampling/approve", id },
    ] as const)
      expect(await window.send(command)).toMatchObject({ done: false, rejection: "unknown" });
    expect(await questionOf(host, "bank")).toMatchObject({ detail });
    expect(given).toEqual([]);
    expect(bank.received).toEqual([]);

    const mine = await questionOf(host, "travel");
    expect(await window.send({ type: "sampling/approve", id: mine.id })).toEqual({ done: true });
    await expect(own.answer).resolves.toMatchObject({ content: { text: "Done." } });
    expect(JSON.stringify(given)).not.toContain(card);
  });
});

describe("a command of a window", () => {
  it.each(["stopCall", "dismissAll"] as const)(
    "is refused where %s names a question that the window does not see beside one that it does",
    async (type) => {
      const host = openHost([elicitation()]);
      const window = openWindow(host, eve);
      const travel = host.openSession({ id: "travel" });
      const call = travel.trackCall(() => new Promise(() => {}));
      call.catch(() => {});
      host
        .openSession({ id: "bank" })
        .receive("elicitation/create", shippingAddress)
        .catch(() => {});
      await expect.poll(() => window.getState().calls).toHaveLength(1);
      const other = await questionOf(host, "bank");
      const id = window.getState().calls[0]?.id ?? "";
      expect(
        await window.send(
          type === "stopCall" ? { type, id, question: other.id } : { type, ids: [other.id] },
        ),
      ).toMatchObject({ done: false, rejection: "unknown" });
      expect(host.getState()).toMatchObject({ calls: [{ id }], open: [{ id: other.id }] });
    },
  );

  /** A kind of the app's own whose questions stand in the details of others. */
  const declared: Kinds.CommandScopes = {
    note: "question",
    reset: "host",
    pair: {
      targets: ({ one, other }) =>
        typeof one === "string" && typeof other === "string"
          ? [
              { type: "question", id: one },
              { type: "question", id: other },
            ]
          : undefined,
    },
    hush: { targets: ({ session }) => [{ type: "session", id: String(session) }], answers: true },
  };

  async function openOwn(options: ServeHostOptions) {
    const carriedOut: string[] = [];
    const host = openHost([
      ownKind("own", {
        commands: declared,
        command({ type }) {
          carriedOut.push(type);
          return { done: true };
        },
      }),
      elicitation(),
    ]);
    const window = openWindow(host, options);
    for (const [session, method] of [
      ["travel", "own/ask"],
      ["bank", "own/ask"],
    ] as const)
      host
        .openSession({ id: session })
        .receive(method, {})
        .catch(() => {});
    await expect.poll(() => window.getState().open.length).toBeGreaterThan(0);
    const [mine, other] = [await questionOf(host, "travel"), await questionOf(host, "bank")];
    return { carriedOut, host, window, mine: mine.id, other: other.id };
  }

  it("of an app's own kind is checked by every question and session that it names", async () => {
    const { carriedOut, window, mine, other } = await openOwn(eve);
    for (const command of [
      { type: "own/note", id: other },
      { type: "own/note", id: `${mine}0` },
      { type: "own/note" },
      { type: "own/pair", one: mine, other },
      { type: "own/pair", one: other, other: mine },
      { type: "own/pair", one: mine },
      { type: "own/hush", session: "bank" },
      { type: "own/reset", session: "bank" },
    ] as const)
      expect(await window.send(command)).toMatchObject({ done: false, rejection: "unknown" });
    expect(carriedOut).toEqual([]);
    for (const command of [
      { type: "own/note", id: mine },
      { type: "own/pair", one: mine, other: mine },
      { type: "own/hush", session: "travel" },
      { type: "own/reset" },
    ] as const)
      expect(await window.send(command)).toEqual({ done: true });
    expect(carriedOut).toEqual(["own/note", "own/pair", "own/hush", "own/reset"]);
  });

  it("of one kind is refused for a question of another kind", async () => {
    const { carriedOut, host, window } = await openOwn({ allows: () => true });
    const shop = host.openSession({ id: "shop" });
    shop.receive("elicitation/create", shippingAddress).catch(() => {});
    const { id } = await questionOf(host, "shop");
    expect(await window.send({ type: "own/note", id })).toMatchObject({ rejection: "unknown" });
    expect(carriedOut).toEqual([]);
  });

  it("of an app's own kind is refused where the kind does not declare what it names", async () => {
    const { carriedOut, window, mine } = await openOwn({ allows: () => true });
    for (const name of ["undeclared", "toString", "__proto__", ""])
      expect(await window.send({ type: `own/${name}`, id: mine })).toMatchObject({
        done: false,
        rejection: "forbidden",
      });
    expect(carriedOut).toEqual([]);
  });

  it("of an app's own kind needs no leave where it answers, and needs it where it does not", async () => {
    const { carriedOut, window, mine, other } = await openOwn({});
    for (const command of [{ type: "own/reset" }, { type: "own/pair", one: mine, other }] as const)
      expect(await window.send(command)).toMatchObject({ rejection: "forbidden" });
    expect(await window.send({ type: "own/note", id: mine })).toEqual({ done: true });
    expect(await window.send({ type: "own/hush", session: "bank" })).toEqual({ done: true });
    expect(carriedOut).toEqual(["own/note", "own/hush"]);
  });
});

describe("the ids of a host", () => {
  it("tell nothing of each other, for questions and calls alike", async () => {
    const host = openHost([elicitation(), roots()]);
    const session = host.openSession({ id: "travel" });
    for (let count = 0; count < 20; count += 1) {
      session.receive("elicitation/create", shippingAddress).catch(() => {});
      session.trackCall(() => new Promise(() => {})).catch(() => {});
      await host.send({ type: "roots/add", root: `/home/ada/${count}` });
    }
    const { open, calls } = host.getState();
    const shown = host.read(rootsKey);
    const ids = [...open, ...calls, ...(shown?.roots ?? [])].map(({ id }) => id);
    expect(ids).toHaveLength(60);
    // 60 random names share seven characters at one end in one of a million runs.
    expect(new Set(ids.map((id) => id.slice(0, 7)))).toHaveProperty("size", 60);
    expect(new Set(ids.map((id) => id.slice(-7)))).toHaveProperty("size", 60);
    expect(ids.filter((id) => !/^[\w-]{25,40}$/.test(id))).toEqual([]);
  });
});

describe("a window that sees the values of a host and one of its servers", () => {
  it("gets of roots what concerns no other server, and changes no root that does", async () => {
    const host = openHost([roots({ initial: ["/home/ada"] })]);
    for (const id of ["travel", "bank"]) host.openSession({ id, name: id });
    await host.send({ type: "roots/add", root: "/home/vault", servers: ["bank"] });
    await host.send({ type: "roots/add", root: "/home/trips", servers: ["travel"] });
    const all = host.read(rootsKey);
    expect(all?.servers).toHaveLength(2);
    const window = openWindow(host, eve);
    await expect.poll(() => window.read(rootsKey)).toBeDefined();
    const seen = window.read(rootsKey);
    expect(seen?.roots.map(({ path }) => path)).toEqual(["/home/ada", "/home/trips"]);
    expect(seen?.servers.map(({ session }) => session)).toEqual(["travel"]);
    const vault = all?.roots.find(({ path }) => path === "/home/vault")?.id;
    const trips = all?.roots.find(({ path }) => path === "/home/trips")?.id;
    for (const command of [
      { type: "roots/remove", id: vault },
      { type: "roots/change", id: vault, servers: ["travel"] },
      { type: "roots/move", id: vault, to: 0 },
      { type: "roots/change", id: trips, servers: ["travel", "bank"] },
      { type: "roots/add", root: "/etc", servers: ["bank"] },
      { type: "roots/decide", session: "bank", decision: "share" },
    ] as const)
      expect(await window.send(command)).toMatchObject({ done: false, rejection: "unknown" });
    expect(host.read(rootsKey)).toEqual(all);
    expect(await window.send({ type: "roots/remove", id: trips })).toEqual({ done: true });
  });

  it("gets no rule, proposal, change, use or budget of another server, and undoes none", async () => {
    const rules = createRules({ mayMake: () => true });
    const host = openHost([sampling({ generate: () => Promise.reject(new Error("Unused.")) })], {
      rules,
    });
    for (const id of ["travel", "bank"]) host.openSession({ id });
    const deny = { effect: "deny", subject: "sampling/request", expires: "never" } as const;
    await host.send({ type: "rules/add", rules: [{ ...deny, server: "bank" }] });
    await host.send({ type: "rules/add", rules: [{ ...deny, server: "travel" }, deny] });
    for (const server of ["travel", "bank"])
      await host.send({ type: "rules/budget", budget: { server, requestsPerDay: 9, over: "ask" } });
    const all = host.read(rulesKey);
    expect(all?.rules).toHaveLength(3);
    const window = openWindow(host, eve);
    await expect.poll(() => window.read(rulesKey)).toBeDefined();
    const seen = window.read(rulesKey);
    expect(seen?.rules.map(({ server }) => server)).toEqual(["travel", undefined]);
    expect(seen?.changes.map(({ after }) => after?.server)).toEqual(["travel", undefined]);
    expect(seen?.budgets.map(({ server }) => server)).toEqual(["travel"]);
    const [bankRule, travelRule] = all?.rules ?? [];
    expect(window.read(`ruleUse:${travelRule?.id}`)).toBeDefined();
    expect(window.read(`ruleUse:${bankRule?.id}`)).toBeUndefined();
    const [bankChange] = all?.changes ?? [];
    for (const command of [
      { type: "rules/remove", rule: bankRule?.id },
      { type: "rules/change", rule: bankRule?.id, change: { effect: "ask" } },
      { type: "rules/change", rule: travelRule?.id, change: { server: "bank" } },
      { type: "rules/add", rules: [{ ...deny, server: "bank" }] },
      { type: "rules/undo", change: bankChange?.id },
      { type: "rules/accept", proposal: "any" },
      { type: "rules/budget", budget: { server: "bank", requestsPerDay: 1, over: "ask" } },
      { type: "rules/budget", server: "bank", budget: null },
    ] as const)
      expect(await window.send(command)).toMatchObject({ done: false, rejection: "unknown" });
    expect(host.read(rulesKey)).toEqual(all);
    expect(await window.send({ type: "rules/remove", rule: travelRule?.id })).toEqual({
      done: true,
    });
  });

  it("gets the tasks of its own server, and cancels no other's", async () => {
    const tasks = createTasks();
    const host = openHost([elicitation(), tasks]);
    for (const id of ["travel", "bank"]) {
      const server = await serveTasks2025();
      const client = new Client({ name: "test-host", version: "1.0.0" });
      const session = attachClient(host, client, { id, name: id });
      await client.connect(new StreamableHTTPClientTransport(server.url));
      onTestFinished(() => client.close());
      tasks.callTool(session, { name: "book" }).catch(() => {});
    }
    await expect.poll(() => host.read(tasksKey)).toHaveLength(2);
    const window = openWindow(host, eve);
    await expect.poll(() => window.read(tasksKey)).toMatchObject([{ session: "travel" }]);
    const all = host.read(tasksKey) ?? [];
    const [own, other] = ["travel", "bank"].map((id) => all.find(({ session }) => session === id));
    for (const type of ["tasks/cancel", "tasks/dismiss"] as const)
      expect(await window.send({ type, id: other?.id })).toMatchObject({ rejection: "unknown" });
    expect(await window.send({ type: "tasks/cancel", id: own?.id })).toEqual({ done: true });
    await expect
      .poll(() => host.read(tasksKey))
      .toMatchObject(
        all.map(({ session }) => ({
          session,
          status: session === "bank" ? "working" : "cancelled",
        })),
      );
  });

  const key = defineKey<readonly string[]>("own:list");
  const part = (list: readonly string[], sees: (session: string) => boolean) => list.filter(sees);

  /** A host with a kind of the app's own, and a function that publishes a value of the kind. */
  function openPublisher() {
    const cores: Kinds.Core[] = [];
    const host = openHost([
      ownKind("own", (core) => {
        cores.push(core);
        return {};
      }),
    ]);
    const publish = (list: readonly string[], cut?: typeof part) => {
      for (const core of cores) core.publish(key, list, cut);
    };
    return { host, publish };
  }

  it("gets all of a value that its kind publishes without a way to cut it", async () => {
    const { host, publish } = openPublisher();
    const window = openWindow(host, eve);
    publish(["travel", "bank"], part);
    await expect.poll(() => window.read(key)).toEqual(["travel"]);
    publish(["bank", "travel"]);
    await expect.poll(() => window.read(key)).toEqual(["bank", "travel"]);
  });

  it("gets no part of a hidden session from a host app that shows every value", async () => {
    const { host, publish } = openPublisher();
    for (const id of ["travel", "bank"]) host.openSession({ id });
    publish(["travel", "bank"], part);
    const window = openWindow(host, {
      sees: ({ type, session }) => type === "value" || session === "travel",
    });
    await expect.poll(() => window.read(key)).toEqual(["travel"]);
  });

  it("gets the values of a session from the moment that it sees the session", async () => {
    const { host, publish } = openPublisher();
    publish(["travel", "bank"], part);
    let isShown = false;
    const window = openWindow(host, {
      sees: ({ session }) => session === undefined || (isShown && session === "travel"),
    });
    await expect.poll(() => window.read(key)).toEqual([]);
    isShown = true;
    host.openSession({ id: "travel" });
    await expect.poll(() => window.read(key)).toEqual(["travel"]);
  });
});
