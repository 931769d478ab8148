import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import {
  createDecisionLog,
  createHost,
  elicitation,
  type HostSession,
  type LocalHost,
  type Question,
  roots,
  sampling,
} from "mcp-host-ui/host";
import { createRules, type RuleInput, rulesFor, rulesKey } from "mcp-host-ui/rules";
import { expected, type KnownRule, type Made } from "./oracle.js";
import { sharedStorage } from "./sharedStorage.js";

interface Asked {
  readonly made: Made;
  readonly host: number;
  readonly id: string;
  readonly heard: { times: number; result?: unknown; error?: { code?: number; message?: string } };
  /** How far the test knows it to be. */
  at: "request" | "response" | "over";
}

/** Counts of what a run did, so that none of it can be empty. */
export interface Played {
  allowed: number;
  denied: number;
  asked: number;
  sent: number;
}

const systems = [undefined, undefined, undefined, "Be brief.", "Be long."];
const toolNames = ["search", "search!", "delete"];
const start = 1_900_000_000_000;

/** Plays one random sequence in two hosts that share a storage, and compares each step with the oracle. */
export async function play(seed: number, played: Played): Promise<void> {
  const random = mulberry(seed);
  const pick = <One>(list: readonly One[]): One => {
    const found = list[Math.floor(random() * list.length)];
    if (found === undefined && !list.includes(found as One)) throw new Error("An empty list.");
    return found as One;
  };
  const chance = (share: number) => random() < share;
  const realNow = Date.now;
  let now = start;
  Date.now = () => now;

  const storage = sharedStorage();
  const hashes = new Map<string, string>();
  const mark = (name: string, text: string) => {
    const sha256 = createHash("sha256").update(text).digest("hex");
    hashes.set(sha256, name);
    return sha256;
  };
  const errors: unknown[] = [];
  const known: KnownRule[] = [];
  const asked: Asked[] = [];
  let isStopped = false;
  const everyTime = [false, false];

  const open = (index: number): { host: LocalHost; sessions: HostSession[] } => {
    const host = createHost({
      kinds: [
        elicitation({ url: true }),
        sampling({
          generate: async () => ({ content: "In November." }),
          models: [{ id: "claude" }, { id: "gpt" }],
          tools: true,
          limits: { perMinute: Infinity, toolRounds: Infinity },
        }),
        roots({ initial: ["/home/ada"] }),
      ],
      limits: { open: Infinity, perMinute: Infinity },
      unattendedAfter: Infinity,
      keepSettled: 1_000,
      storage: false,
      log: createDecisionLog(),
      rules: createRules({
        storage,
        mayMake: (_, { isRemote, principal }) => !isRemote || principal === "owner",
      }),
      onError: (error) => errors.push(error),
    });
    return {
      host,
      sessions: [0, 1].map((server) => host.openSession({ id: `${index}${server}` })),
    };
  };
  const worlds = [open(0), open(1)];
  const hostOf = (index: number) => {
    const found = worlds[index]?.host;
    if (!found) throw new Error("There is no such host.");
    return found;
  };
  const questionOf = ({ host, id }: Asked): Question | undefined =>
    [...hostOf(host).getState().open, ...hostOf(host).getState().settled].find(
      (question) => question.id === id,
    );

  const quiet = async () => {
    const isBusy = () =>
      worlds.some(({ host }) =>
        host.getState().open.some(({ detail }) => Object(detail).stage === "generating"),
      );
    do await new Promise((resolve) => setImmediate(resolve));
    while (isBusy());
  };

  const preferencesMark = (model: string) => ({
    name: "modelPreferences",
    sha256: mark(model, JSON.stringify(preferencesFor(model))),
  });

  const tool = (name: string) => ({
    name: name.replace("!", ""),
    description: name,
    inputSchema: { type: "object" },
  });

  const request = async () => {
    const host = Math.floor(random() * 2);
    const index = Math.floor(random() * 2);
    const server = `${host}${index}`;
    const subject = pick([
      "sampling",
      "sampling",
      "sampling",
      "roots",
      "elicitation/form",
      "elicitation/url",
    ] as const);
    const sample = {
      model: pick(["claude", "claude", "gpt"]),
      maxTokens: pick([10, 100, 1_000]),
      tools: chance(0.2) ? [pick(toolNames)] : [],
      media: chance(0.15) ? ["image"] : [],
      system: pick(systems),
    };
    const hint = sample.model;
    for (const name of sample.tools) mark(name, JSON.stringify(tool(name)));
    if (sample.system !== undefined) mark(sample.system, sample.system);
    const made: Made = {
      subject,
      server,
      ...(subject === "sampling" && { ...clean(sample), hint }),
    };
    mark(hint, JSON.stringify(preferencesFor(hint)));
    const [method, params] = wireOf(subject, sample, tool);
    const before = new Set(
      [...hostOf(host).getState().open, ...hostOf(host).getState().settled].map(({ id }) => id),
    );
    const heard: Asked["heard"] = { times: 0 };
    const session = worlds[host]?.sessions[index];
    if (!session || sessionPhase(hostOf(host), server) !== "open") return;
    session.receive(method, params).then(
      (result) => Object.assign(heard, { times: heard.times + 1, result }),
      (error: unknown) => Object.assign(heard, { times: heard.times + 1, error }),
    );
    const find = () =>
      [...hostOf(host).getState().open, ...hostOf(host).getState().settled].find(
        ({ id }) => !before.has(id),
      )?.id;
    while (find() === undefined) await new Promise((resolve) => setImmediate(resolve));
    const one: Asked = { made, host, id: find() ?? "", heard, at: "request" };
    asked.push(one);
    await quiet();
    compare([one]);
  };

  /** Compares what the hosts did with what the oracle says, for the questions that were looked at again. */
  const compare = (looked: readonly Asked[]) => {
    const responses: Asked[] = [];
    const decide = (one: Asked, step: "request" | "response") => {
      const { made, host, id } = one;
      const question = questionOf(one);
      const steps = made.subject === "sampling" ? step : "only";
      const want = expected(known, made, steps, {
        host,
        now,
        isStopped,
        asksEachTime: everyTime[host] ?? false,
        isOpen: (server) => sessionPhase(hostOf(host), server) === "open",
        nameOf: (sha256) => hashes.get(sha256),
      });
      const subject = steps === "only" ? made.subject : `${made.subject}/${step}`;
      const ruling = question?.rulings?.find((one) => one.subject === subject);
      const where = `seed ${seed}: ${id} ${subject} of ${made.server}`;
      if (want.effect === "ask") {
        assert.equal(ruling, undefined, where);
        assert.equal(question?.phase, "open", where);
        played.asked += 1;
        return;
      }
      assert.equal(ruling?.effect, want.effect, where);
      const by = want.rules.find((rule) => rule.id === ruling?.rule?.id);
      assert(by && ruling, `${where}: by a rule that may`);
      by.total += 1;
      by.times.push(now);
      assert(!made.subject.startsWith("elicitation") || ruling.effect === "deny", where);
      if (by.input.uses !== undefined)
        assert.equal(ruling.count?.left, by.input.uses - by.total, where);
      if (by.input.perHour !== undefined)
        assert.equal(
          ruling.count?.thisHour,
          by.times.filter((time) => now - time < 3_600_000).length,
          where,
        );
      if (want.effect === "deny") {
        played.denied += 1;
        one.at = "over";
        assert.deepEqual(endOf(question), ["error", "rule"], where);
        assert.match(one.heard.error?.message ?? "", /^This host's rules do not/, where);
        return;
      }
      played.allowed += 1;
      if (made.subject === "sampling" && step === "request") responses.push(one);
      else {
        one.at = "over";
        played.sent += 1;
        assert.deepEqual(endOf(question), ["result", "rule"], where);
        assert(one.heard.result, where);
      }
    };
    for (const one of looked) if (one.at === "request") decide(one, "request");
    for (const one of [...looked.filter(({ at }) => at === "response"), ...responses]) {
      one.at = "response";
      decide(one, "response");
    }
    for (const { heard, at, id } of asked)
      assert.equal(heard.times, at === "over" ? 1 : 0, `seed ${seed}: ${id} is heard once`);
    assert.deepEqual(errors, [], `seed ${seed}`);
  };
  const all = () =>
    [0, 1].flatMap((host) => asked.filter((one) => one.host === host && one.at !== "over"));
  /** The host that was told looks first; the other one hears of it from the storage. */
  const allFrom = (host: number) => [...all()].sort((a, b) => rank(a, host) - rank(b, host));
  /** What ends with a session is known to its host alone. */
  const toldOf = (host: number, rules: readonly RuleInput[]) =>
    rules.every(({ expires }) => expires === "session")
      ? all().filter((one) => one.host === host)
      : allFrom(host);

  const rule = (host: number): RuleInput => {
    const subject = pick([
      "sampling/request",
      "sampling/request",
      "sampling/request",
      "sampling/response",
      "sampling/response",
      "roots",
      "elicitation/form",
      "elicitation/url",
    ]);
    const isForm = subject.startsWith("elicitation");
    const effect = pick(
      isForm
        ? (["deny", "ask"] as const)
        : (["allow", "allow", "allow", "allow", "ask", "deny"] as const),
    );
    const expires = pick(["session", "never", "never", now + pick([60_000, 7_200_000])] as const);
    const server = expires === "session" || chance(0.5) ? `${host}${pick([0, 1])}` : undefined;
    const system = pick(systems);
    return {
      effect,
      subject,
      expires,
      ...(server !== undefined && { server }),
      ...(subject.startsWith("sampling") && {
        maxTokens: pick([100, 1_000, 1_000, 1_000]),
        ...(chance(0.3) && { model: pick(["claude", "gpt"]) }),
        ...(chance(0.4) && {
          tools: pick([
            "any" as const,
            [{ name: "search", sha256: mark("search", JSON.stringify(tool("search"))) }],
          ]),
        }),
        ...(chance(0.9) && {
          extras: pick(["any" as const, "any" as const, [preferencesMark("claude")]]),
        }),
        ...(chance(0.4) && { media: pick(["any" as const, ["image" as const]]) }),
        ...(chance(0.6) && {
          systemPrompt: system === undefined ? ("any" as const) : { sha256: mark(system, system) },
        }),
      }),
      ...(chance(0.2) && { perHour: pick([1, 2, 5]) }),
      ...(chance(0.2) && { uses: pick([1, 3]) }),
    };
  };

  /** Takes over the ids that a host gave to the rules that it has just made. */
  const learn = (host: number, inputs: readonly RuleInput[]) => {
    const ids =
      hostOf(host)
        .read(rulesKey)
        ?.rules.map(({ id }) => id) ?? [];
    const fresh = ids.filter((id) => !known.some((rule) => rule.id === id));
    assert.equal(fresh.length, inputs.length, `seed ${seed}`);
    for (const [place, input] of inputs.entries())
      known.push({ id: fresh[place] ?? "", host, input, isGone: false, total: 0, times: [] });
  };

  const addRule = async () => {
    const host = pick([0, 1]);
    const rules = [rule(host)];
    const sender = pick([{}, { isRemote: true }, { isRemote: true, principal: "owner" }]);
    const may = !sender.isRemote || sender.principal === "owner";
    if (
      rules.some(
        ({ server, expires }) =>
          expires === "session" && sessionPhase(hostOf(host), server ?? "") !== "open",
      )
    )
      return;
    const receipt = await hostOf(host).send({ type: "rules/add", rules }, sender);
    assert.equal(receipt.done, may, `seed ${seed}`);
    if (!may) return;
    learn(host, rules);
    await quiet();
    compare(toldOf(host, rules));
  };

  const proposeRule = async () => {
    const one = all().find((one) => questionOf(one)?.phase === "open");
    const question = one && questionOf(one);
    if (!one || !question) return;
    const lasting = pick(["session", "always", { minutes: 10 }] as const);
    const inputs = rulesFor(question, { lasting, responses: chance(0.5) });
    const possible = one.made.subject === "sampling" || one.made.subject === "roots";
    assert.equal(inputs.length > 0, possible, `seed ${seed}`);
    if (!possible) return;
    const sender = pick([{}, { isRemote: true }]);
    const proposed = hostOf(one.host).read(rulesKey)?.proposals.length ?? 0;
    const receipt = await hostOf(one.host).send(
      { type: "rules/propose", id: one.id, rules: inputs },
      sender,
    );
    assert(receipt.done, `seed ${seed}`);
    if (sender.isRemote) {
      assert.equal(hostOf(one.host).read(rulesKey)?.proposals.length, proposed + 1, `seed ${seed}`);
      return;
    }
    learn(one.host, inputs);
    await quiet();
    compare(toldOf(one.host, inputs));
  };

  const changeRule = async () => {
    const rules = known.filter(({ isGone }) => !isGone);
    if (rules.length === 0) return;
    const found = pick(rules);
    const host = found.input.expires === "session" ? found.host : pick([0, 1]);
    const removes = chance(0.4);
    const paused = !found.input.paused;
    const receipt = await hostOf(host).send(
      removes
        ? { type: "rules/remove", rule: found.id }
        : { type: "rules/change", rule: found.id, change: { paused } },
    );
    assert(receipt.done, `seed ${seed}`);
    if (removes) found.isGone = true;
    else found.input = { ...found.input, paused };
    await quiet();
    compare(toldOf(host, [found.input]));
    if (!removes || chance(0.7)) return;
    const last = hostOf(host).read(rulesKey)?.changes.at(-1);
    const undone = await hostOf(host).send({ type: "rules/undo", change: last?.id ?? "" });
    assert(undone.done, `seed ${seed}`);
    found.isGone = false;
    await quiet();
    compare(toldOf(host, [found.input]));
  };

  const stop = async () => {
    isStopped = !isStopped;
    const host = pick([0, 1]);
    await hostOf(host).send({ type: "rules/stop", stopped: isStopped });
    await quiet();
    compare(allFrom(host));
  };

  const configure = async () => {
    const host = pick([0, 1]);
    everyTime[host] = !everyTime[host];
    const settings = { askEveryTime: everyTime[host] };
    await hostOf(host).send({ type: "sampling/configure", settings });
    await quiet();
    compare(
      asked.filter(
        (one) => one.host === host && one.at === "request" && one.made.subject === "sampling",
      ),
    );
  };

  const person = async () => {
    const one = pick([undefined, ...all()]);
    if (!one) return;
    const { host, id, made, at } = one;
    if (made.subject === "sampling" && everyTime[host]) {
      const forged =
        at === "request"
          ? { type: "sampling/approve" as const, id, rule: "forged" }
          : { type: "settle" as const, id, answer: { action: "send" }, rule: "forged" };
      assert(!(await hostOf(host).send(forged)).done, `seed ${seed}`);
    }
    if (made.subject === "elicitation/form") {
      const answer = { action: pick(["accept", "decline"]), content: {} };
      const forged = { type: "settle" as const, id, answer, rule: "forged" };
      assert(!(await hostOf(host).send(forged)).done, `seed ${seed}`);
    }
    if (made.subject === "sampling" && at === "request" && chance(0.5)) {
      assert((await hostOf(host).send({ type: "sampling/approve", id })).done, `seed ${seed}`);
      await quiet();
      one.at = "response";
      compare([one]);
      return;
    }
    const answer = { action: made.subject === "sampling" ? "deny" : "cancel" };
    assert((await hostOf(host).send({ type: "settle", id, answer })).done, `seed ${seed}`);
    one.at = "over";
    await quiet();
    compare([]);
  };

  const reopen = async () => {
    const host = pick([0, 1]);
    const server = `${host}${pick([0, 1])}`;
    const world = worlds[host];
    const index = Number(server[1]);
    const isOpen = sessionPhase(hostOf(host), server) === "open";
    const dropped = known.filter(
      ({ input, isGone }) => !isGone && input.expires === "session" && input.server === server,
    );
    if (!isOpen && world) {
      world.sessions[index] = world.host.openSession({ id: server });
      return;
    }
    for (const rule of dropped) rule.isGone = true;
    for (const one of asked) if (one.made.server === server) one.at = "over";
    world?.sessions[index]?.close();
    await quiet();
    compare(dropped.length > 0 ? all().filter((one) => one.host === host) : []);
  };

  const reload = async () => {
    const host = pick([0, 1]);
    for (const one of asked) if (one.host === host) one.at = "over";
    for (const rule of known)
      if (rule.host === host && rule.input.expires === "session") rule.isGone = true;
    hostOf(host).close();
    await quiet();
    compare([]);
    // What was asked in the host of before is over with it.
    for (const one of asked.splice(0)) if (one.host !== host) asked.push(one);
    worlds[host] = open(host);
    everyTime[host] = false;
  };

  const wait = async () => {
    now += pick([1_000, 600_000, 3_600_000, 7_200_000]);
  };

  try {
    const steps = 8 + Math.floor(random() * 20);
    await addRule();
    for (let step = 0; step < steps; step += 1) {
      now += 1;
      // Nothing is decided while all rules are stopped.
      if (isStopped && chance(0.5)) await stop();
      if (everyTime.includes(true) && chance(0.3)) await configure();
      const action = pick([
        request,
        request,
        request,
        request,
        request,
        request,
        addRule,
        addRule,
        addRule,
        addRule,
        proposeRule,
        proposeRule,
        changeRule,
        stop,
        configure,
        person,
        person,
        reopen,
        reload,
        wait,
      ]);
      await action();
    }
    for (const { host } of worlds) {
      const { log } = host.getState();
      assert.equal(new Set(log.map(({ id }) => id)).size, log.length, `seed ${seed}`);
      host.close();
    }
    await quiet();
    for (const { heard, id } of asked) assert.equal(heard.times, 1, `seed ${seed}: ${id}`);
  } finally {
    Date.now = realNow;
    for (const { host } of worlds) host.close();
  }
}

function endOf(question: Question | undefined) {
  return [question?.outcome?.sent, question?.outcome?.by];
}

function rank(one: Asked, host: number): number {
  return one.host === host ? 0 : 1;
}

function sessionPhase(host: LocalHost, id: string) {
  return host.getState().sessions.find((session) => session.id === id)?.phase;
}

function clean(sample: object): object {
  return Object.fromEntries(Object.entries(sample).filter(([, value]) => value !== undefined));
}

function preferencesFor(model: string): object {
  return { hints: [{ name: model }] };
}

function wireOf(
  subject: Made["subject"],
  sample: {
    model: string;
    maxTokens: number;
    tools: string[];
    media: string[];
    system: string | undefined;
  },
  tool: (name: string) => object,
): readonly [string, object] {
  if (subject === "roots") return ["roots/list", {}];
  if (subject === "elicitation/url")
    return [
      "elicitation/create",
      { mode: "url", message: "Pay.", url: "https://pay.example/1", elicitationId: "1" },
    ];
  if (subject === "elicitation/form")
    return [
      "elicitation/create",
      { message: "Where?", requestedSchema: { type: "object", properties: {} } },
    ];
  const image = { type: "image", data: "AAAA", mimeType: "image/png" };
  const text = { type: "text", text: "When?" };
  return [
    "sampling/createMessage",
    {
      messages: [{ role: "user", content: sample.media.length > 0 ? [text, image] : text }],
      maxTokens: sample.maxTokens,
      modelPreferences: preferencesFor(sample.model),
      ...(sample.system !== undefined && { systemPrompt: sample.system }),
      ...(sample.tools.length > 0 && { tools: sample.tools.map(tool) }),
    },
  ];
}

/** A generator of numbers from 0 to 1 that is the same for the same seed. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
