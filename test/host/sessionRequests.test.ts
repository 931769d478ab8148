import {
  createDecisionLog,
  createHost,
  createRequestError,
  type HostKind,
  type HostOptions,
  type LocalHost,
} from "mcp-host-ui/host";
import { createRules } from "mcp-host-ui/rules";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion } from "../support/questions.js";

type KindRequest = Parameters<ReturnType<HostKind["start"]>["requests"][string]>[1];
type ReceiveOptions = NonNullable<Parameters<ReturnType<LocalHost["openSession"]>["receive"]>[2]>;

const reply = { sent: "result", result: { is: "given" } } as const;
const decision = { by: "rule", rule: "Always" } as const;
const closed = { code: -32603, message: "The session is closed." };
const blocked = {
  code: -32603,
  message: "The person has blocked this server's requests for now.",
};
const tooMany = { code: -32603, message: "Too many requests to a person: ask again later." };

/** The ways in which a kind answers a request, each with what it needs to. */
const ways: readonly (readonly [string, (request: KindRequest) => unknown])[] = [
  ["asked", (request) => request.ask({ of: "ask" })],
  ["noted", (request) => request.note({ of: "note" }, reply, decision)],
  ["decided", (request) => request.decide({ of: "decide" }, reply, decision)],
  [
    "refused",
    (request) => request.refuse({ of: "refuse" }, createRequestError(-32602, "It is malformed.")),
  ],
  ["failed", (request) => request.fail(new Error("It broke."), { of: "fail" })],
];
const ofWays = (names: readonly string[]) => ways.filter(([name]) => names.includes(name));

/** A host with a kind of its own, which hands its requests to the test and answers them as that does. */
function openOwn(options: Partial<HostOptions> = {}) {
  const errors: unknown[] = [];
  const log = createDecisionLog();
  let answer: (request: KindRequest) => unknown = (request) => request.ask({});
  const own: HostKind = {
    name: "own",
    capabilities: {},
    start: () => ({
      requests: {
        "own/ask": async (_, request) => {
          const result = await answer(request);
          return typeof result === "object" && result ? result : reply.result;
        },
        "own/nothing": async () => undefined as unknown as object,
      },
      answer: () => ({ reply }),
      fallback: () => ({ sent: "error", error: createRequestError(-1, "Nobody.") }),
    }),
  };
  const host = createHost({
    kinds: [own],
    log,
    onError: (error) => errors.push(error),
    ...options,
  });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel", answerWithin: 60_000, extendBy: 5_000 });

  /** Has the server ask, and the kind answer so; what becomes of it is not waited for. */
  const ask = (how: (request: KindRequest) => unknown, given?: ReceiveOptions) => {
    answer = how;
    const result = session.receive("own/ask", {}, given);
    result.catch(() => {});
    return result;
  };

  /** Has the server ask, and the kind take its time until it is told to go on. */
  const hold = async (how: (request: KindRequest) => unknown, given?: ReceiveOptions) => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isHere = false;
    const wait = async (request: KindRequest) => {
      isHere = true;
      await held;
      return how(request);
    };
    const result = ask(wait, given);
    await expect.poll(() => isHere).toBe(true);
    return { goOn, result };
  };

  return { host, session, errors, log, ask, hold };
}

describe("a request whose connection went while its kind was at work", () => {
  it.each(ways)("is not %s, though the server is connected anew", async (_, way) => {
    const { host, session, hold, log } = openOwn();
    const { goOn, result } = await hold(way);
    session.close();
    host.openSession({ id: "travel" });
    goOn();
    await expect(result).rejects.toMatchObject(closed);
    expect(host.getState()).toMatchObject({ open: [], settled: [], sessions: [{ refused: 0 }] });
    expect(log.entries()).toEqual([]);
  });
});

describe("a request of a server that the person blocked while its kind was at work", () => {
  const delivery = { deliver: async () => ({ done: true }) as const, ended: () => {} } as const;

  it.each([
    ...ways.map(([name, way]) => [name, way, {}] as const),
    ...ofWays(["asked", "refused", "failed"]).map(
      ([name, way]) => [`${name}, for another machine`, way, { delivery }] as const,
    ),
  ])("is not %s", async (_, way, given) => {
    const { host, hold, log } = openOwn();
    const { goOn, result } = await hold(way, given);
    await host.send({ type: "blockSession", id: "travel", blocked: true });
    goOn();
    await expect(result).rejects.toMatchObject(blocked);
    expect(host.getState()).toMatchObject({ open: [], settled: [] });
    expect(log.entries()).toEqual([]);
  });
});

describe("a request that comes before the rules have been read", () => {
  it("reaches no kind before, and is answered afterwards", async () => {
    let read = () => {};
    const late = new Promise<null>((resolve) => {
      read = () => resolve(null);
    });
    const storage = { getItem: () => late, setItem: () => {}, removeItem: () => {} };
    const { ask } = openOwn({ rules: createRules({ storage }) });
    let isHere = false;
    const result = ask(() => {
      isHere = true;
    });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(isHere).toBe(false);
    read();
    await expect(result).resolves.toEqual(reply.result);
    expect(isHere).toBe(true);
  });
});

describe("a server that the person has blocked", () => {
  it("stays so when it is connected anew", async () => {
    const { host, session, ask } = openOwn();
    await host.send({ type: "blockSession", id: "travel", blocked: true });
    session.close();
    host.openSession({ id: "travel" });
    await expect(ask((request) => request.ask({}))).rejects.toMatchObject(blocked);
    expect(host.getState()).toMatchObject({ open: [], sessions: [{ blocked: true }] });
  });
});

describe("a request that a kind answers", () => {
  it.each(ways)("goes on where nothing is in its way: it is %s", async (name, way) => {
    const { host, ask, log, errors } = openOwn();
    const result = ask(way);
    if (name === "asked") {
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: {} });
    }
    const ends = {
      asked: { is: "given" },
      noted: { is: "given" },
      decided: { is: "given" },
      refused: { code: -32602, message: "It is malformed." },
      failed: { code: -32603, message: "Internal error" },
    }[name];
    await expect(result.catch((error: unknown) => error)).resolves.toMatchObject(ends ?? {});
    expect(log.entries()).toMatchObject([
      {
        session: "travel",
        kind: "own",
        outcome: {
          asked: { sent: "result", by: "person" },
          noted: { sent: "result", by: "rule", rule: "Always" },
          decided: { sent: "result", by: "rule", rule: "Always" },
          refused: { sent: "error", by: "host", cause: "invalid" },
          failed: { sent: "error", by: "host", cause: "failed" },
        }[name],
      },
    ]);
    expect(errors).toEqual(name === "failed" ? [new Error("It broke.")] : []);
  });

  it.each(ofWays(["asked", "decided", "refused", "failed"]))(
    "counts against the limit of its server where it is %s, and is counted as turned away",
    async (_, way) => {
      const { host, ask, log } = openOwn({ limits: { perMinute: 1 } });
      await ask((request) => request.decide({}, reply, decision));
      await expect(ask(way)).rejects.toMatchObject(tooMany);
      expect(host.getState()).toMatchObject({ open: [], settled: [], sessions: [{ refused: 1 }] });
      expect(log.entries()).toHaveLength(1);
    },
  );

  it("is in the state's log, and told to whoever listens, though no question ever was", async () => {
    const { host, ask } = openOwn();
    let heard = 0;
    onTestFinished(host.subscribe(() => (heard += 1)));
    expect(host.getState().log).toEqual([]);
    await ask((request) => request.note({}, reply, decision));
    expect(heard).toBe(1);
    expect(host.getState().log).toMatchObject([{ outcome: { by: "rule", rule: "Always" } }]);
    expect(host.getState()).toMatchObject({ open: [], settled: [] });
  });

  it("counts against no limit where a rule answers it, or another machine waits for the answer and counts", async () => {
    const { host, ask, log } = openOwn({ limits: { perMinute: 1 } });
    for (const _ of [1, 2, 3]) await ask((request) => request.note({}, reply, decision));
    expect(log.entries()).toHaveLength(3);
    const delivery = { deliver: async () => ({ done: true }) as const, ended: () => {} } as const;
    for (const of of [1, 2, 3]) void ask((request) => request.ask({ of }), { delivery });
    await expect.poll(() => host.getState().open).toHaveLength(3);
    expect(host.getState().sessions).toMatchObject([{ refused: 0 }]);
  });

  it("is not decided, nor logged, once its server has withdrawn it", async () => {
    const { ask, log } = openOwn();
    const withdrawal = new AbortController();
    withdrawal.abort();
    await expect(
      ask((request) => request.decide({}, reply, decision), { signal: withdrawal.signal }),
    ).rejects.toMatchObject({ code: -32603, message: "The question was withdrawn." });
    expect(log.entries()).toEqual([]);
  });

  it("may be turned away by its kind, in its own words, which is counted", async () => {
    const { host, ask, log } = openOwn();
    await expect(ask((request) => request.turnAway("Not now."))).rejects.toMatchObject({
      code: -32603,
      message: "Not now.",
    });
    expect(host.getState()).toMatchObject({ open: [], sessions: [{ refused: 1 }] });
    expect(log.entries()).toEqual([]);
  });
});

describe("the deadline of a question", () => {
  it("is its session's, and so is the time that it moves by", async () => {
    const { host, ask } = openOwn();
    const before = Date.now();
    void ask((request) => request.ask({}));
    const { deadline, extendBy } = await openQuestion(host);
    expect(extendBy).toBe(5_000);
    expect(deadline).toBeGreaterThanOrEqual(before + 60_000);
    expect(deadline).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it("is its own where it has one", async () => {
    const { host, ask } = openOwn();
    const deadline = Date.now() + 1e9;
    void ask((request) => request.ask({}), { deadline, extendBy: 7_000 });
    expect(await openQuestion(host)).toMatchObject({ deadline, extendBy: 7_000 });
  });

  it("is none where nobody knows one", async () => {
    const { host, session, ask } = openOwn();
    session.close();
    host.openSession({ id: "travel" });
    void ask((request) => request.ask({}));
    const question = await openQuestion(host);
    expect(question).not.toHaveProperty("deadline");
    expect(question).not.toHaveProperty("extendBy");
  });
});

describe("the calls of a request", () => {
  /** Two calls that run, the second of which follows a task, beside one of another server's; and those that a kind is told of. */
  async function callsOf(given: ReceiveOptions) {
    const { host, session, ask } = openOwn();
    const other = host.openSession({ id: "hotel" });
    other.trackCall(() => new Promise(() => {}), { task: "stay" }).catch(() => {});
    await expect.poll(() => host.getState().calls).toHaveLength(1);
    for (const options of [{}, { task: "trip" }])
      session.trackCall(() => new Promise(() => {}), options).catch(() => {});
    await expect.poll(() => host.getState().calls).toHaveLength(3);
    const [, first, second] = host.getState().calls.map(({ id }) => id);
    let calls: readonly string[] = [];
    await ask(
      (request) => {
        ({ calls } = request);
      },
      given.call === "first" ? { ...given, call: first ?? "" } : given,
    );
    const names = new Map([
      [first, "first"],
      [second, "second"],
    ]);
    return calls.map((id) => names.get(id));
  }
  const related = (taskId: unknown) => ({
    meta: { "io.modelcontextprotocol/related-task": { taskId } as never },
  });

  it.each<readonly [string, ReceiveOptions, readonly string[]]>([
    ["all that run, where nobody knows which", {}, ["first", "second"]],
    ["the one that a tap saw", { call: "first" }, ["first"]],
    ["that one, whatever task it names", { call: "first", ...related("trip") }, ["first"]],
    ["the one that follows the task it names", related("trip"), ["second"]],
    ["all, where it names a task that none follows", related("other"), ["first", "second"]],
    ["all, where it names another server's task", related("stay"), ["first", "second"]],
    ["all, where what it names is no task", related(5), ["first", "second"]],
    [
      "all, where it relates to nothing",
      { meta: { "io.modelcontextprotocol/related-task": "trip" } },
      ["first", "second"],
    ],
    ["none, where a view of the server's asks", { appView: "Map" }, []],
  ])("are %s", async (_, given, expected) => {
    expect(await callsOf(given)).toEqual(expected);
  });
});

describe("a question that names the task of a call", () => {
  it("ends with that call alone, and can be withdrawn as any other", async () => {
    const { host, session, ask } = openOwn();
    const withdrawal = new AbortController();
    for (const options of [{}, { task: "trip" }])
      session.trackCall(() => new Promise(() => {}), options).catch(() => {});
    await expect.poll(() => host.getState().calls).toHaveLength(2);
    const [other, own] = host.getState().calls.map(({ id }) => id);
    const meta = { "io.modelcontextprotocol/related-task": { taskId: "trip" } };
    const { signal } = withdrawal;
    const answer = ask((request) => request.ask({}), { meta, signal });
    expect(await openQuestion(host)).toMatchObject({ calls: [own], call: own });
    await host.send({ type: "stopCall", id: other ?? "" });
    expect(host.getState().open).toHaveLength(1);
    withdrawal.abort();
    await expect(answer).rejects.toMatchObject({ message: "The question was withdrawn." });
    expect(host.getState().open).toEqual([]);

    const second = ask((request) => request.ask({}), { meta });
    await openQuestion(host);
    await host.send({ type: "stopCall", id: own ?? "" });
    await expect(second).rejects.toMatchObject({ code: -1, message: "Nobody." });
  });
});

describe("a request that no kind answers", () => {
  it.each([
    ["own/other", {}, { code: -32601, message: "Method not found: own/other" }],
    ["toString", {}, { code: -32601, message: "Method not found: toString" }],
    [
      "own/ask",
      { undeclared: true },
      {
        code: -32601,
        message: "This client does not answer own/ask in this protocol revision.",
      },
    ],
    ["own/nothing", {}, { code: -32603, message: "Internal error" }],
  ])("is refused: %s, %o", async (method, given, expected) => {
    const { session, errors, log } = openOwn();
    await expect(session.receive(method, {}, given)).rejects.toMatchObject(expected);
    expect(errors).toEqual(
      method === "own/nothing"
        ? [new Error("The kind that answers own/nothing gave no result.")]
        : [],
    );
    expect(log.entries()).toEqual([]);
  });
});
