import {
  createDecisionLog,
  createHost,
  createRequestError,
  type HostOptions,
  type HostPolicy,
  type LogEntry,
} from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";

type Log = NonNullable<HostOptions["log"]>;
type Recorded = Parameters<Log["record"]>;

/** A log of a host app's own, which says about content what it is told to say. */
function appLog(keepsContent?: boolean) {
  const recorded: Recorded[] = [];
  const log: Log = {
    ...(keepsContent !== undefined && { keepsContent }),
    entries: () => [],
    subscribe: () => () => {},
    toJsonLines: () => "",
    record: (...decision) => void recorded.push(decision),
  };
  return { log, recorded };
}

const asked = { card: "4711" };
const redacted = { card: "•••" };

/** Has a host ask with something secret, and a person answer and say why. */
async function decide(
  options: Partial<HostOptions>,
  loggable = (question: Recorded[0]): Recorded[0] => ({ ...question, request: redacted }),
) {
  const errors: unknown[] = [];
  let reads: boolean | undefined;
  const kind = ownKind("own", {
    answer: () => ({
      reply: { sent: "result", result: { ok: true } },
      reason: "Because.",
      detail: "half",
    }),
    loggable,
  });
  const host = createHost({
    kinds: [
      {
        ...kind,
        start(core) {
          reads = core.logsContent;
          return kind.start(core);
        },
      },
    ],
    onError: (error) => errors.push(error),
    ...options,
  });
  onTestFinished(host.close);
  const answer = host.openSession({ id: "travel", name: "Travel" }).receive("own/ask", asked);
  const { id = "" } = host.getState().open[0] ?? {};
  await host.send({ type: "settle", id, answer: {} });
  await expect(answer).resolves.toEqual({ ok: true });
  return { host, id, errors, logsContent: reads };
}

describe("a log of a host app's own", () => {
  it("gets what its kind lets be kept where it says nothing about content", async () => {
    const { log, recorded } = appLog();
    const { id, logsContent } = await decide({ log });
    expect(recorded).toMatchObject([
      [{ id, request: redacted }, "Travel", { sent: "result", reason: "Because." }, { ok: true }],
    ]);
    expect(logsContent).toBe(true);
  });

  it.each<readonly [string, boolean | undefined, HostPolicy, boolean]>([
    ["that keeps content", true, {}, true],
    ["that keeps none", false, {}, false],
    ["that keeps content, where a policy lets nobody", true, { log: { content: false } }, false],
    [
      "that says nothing, where a policy lets nobody",
      undefined,
      { log: { content: false } },
      false,
    ],
    [
      "that keeps none, where a policy keeps it nowhere else",
      false,
      { log: { content: true } },
      false,
    ],
    [
      "that keeps none, where a policy keeps it elsewhere",
      false,
      { log: { content: true, to: () => {} } },
      true,
    ],
    [
      "that keeps none, where a policy keeps decisions elsewhere",
      false,
      { log: { to: () => {} } },
      false,
    ],
  ])("has kinds work out what may be kept only where anything is: one %s", async (...given) => {
    const [, keepsContent, policy, isKept] = given;
    const { log } = appLog(keepsContent);
    let times = 0;
    const { logsContent } = await decide({ log, policy }, (question) => {
      times += 1;
      return question;
    });
    expect([times, logsContent]).toEqual(isKept ? [1, true] : [0, false]);
  });

  it("gets nothing of what was asked, sent and said where a policy keeps content nowhere", async () => {
    const { log, recorded } = appLog(true);
    const { id } = await decide({ log, policy: { log: { content: false } } });
    expect(recorded).toMatchObject([
      [
        { id, request: undefined, outcome: { sent: "result", by: "person" } },
        "Travel",
        { sent: "result", by: "person" },
        undefined,
      ],
    ]);
    expect(JSON.stringify(recorded)).not.toMatch(/Because|"4711"|"ok"|"half"/);
  });

  it("gets no request where the kind cannot tell what may be kept, which is reported", async () => {
    const { log, recorded } = appLog(true);
    const lost = new Error("The patterns could not be loaded.");
    const { errors } = await decide({ log }, () => {
      throw lost;
    });
    expect(recorded).toMatchObject([[{ request: undefined }, "Travel", {}, { ok: true }]]);
    expect(errors).toEqual([lost]);
  });

  it("shows what it listed last while it cannot list anything", async () => {
    const { log } = appLog(true);
    const entry = { id: "before" } as LogEntry;
    const broken = new Error("The disk is gone.");
    let isBroken = false;
    const entries = () => {
      if (isBroken) throw broken;
      return [entry];
    };
    const { host, errors } = await decide({ log: { ...log, entries } });
    expect(host.getState().log).toEqual([entry]);
    isBroken = true;
    host.openSession({ id: "hotel" });
    expect(host.getState()).toMatchObject({ log: [entry], sessions: [{}, { id: "hotel" }] });
    expect(errors).toEqual([broken]);
  });

  it("is empty in the state while it never could list anything", async () => {
    const { log } = appLog(true);
    const broken = new Error("The disk is gone.");
    const entries = () => {
      throw broken;
    };
    const { host, errors } = await decide({ log: { ...log, entries } });
    expect(host.getState().log).toEqual([]);
    expect(errors).toContain(broken);
  });
});

describe("where a policy keeps decisions", () => {
  it("hears of each with what may be kept, with content where it says so", async () => {
    const kept: LogEntry[] = [];
    const to = (entry: LogEntry) => void kept.push(entry);
    await decide({ policy: { log: { to, content: true } } });
    await decide({ policy: { log: { to } } });
    expect(kept).toMatchObject([
      { server: "Travel", request: redacted, sent: { ok: true }, outcome: { reason: "Because." } },
      { server: "Travel", outcome: { sent: "result" } },
    ]);
    expect(JSON.stringify(kept[1])).not.toMatch(/Because|"4711"|"card"|"ok"/);
  });
});

describe("createDecisionLog", () => {
  /** Records so many decisions, as a host does. */
  const fill = (log: Log, count: number) => {
    for (let index = 0; index < count; index += 1) {
      const question = { id: `${index}`, kind: "own", session: "travel" } as Recorded[0];
      log.record(question, "Travel", { sent: "result", by: "person", at: index }, undefined);
    }
  };

  it("keeps the last thousand where the app says nothing else", () => {
    const log = createDecisionLog();
    fill(log, 1_002);
    expect(log.entries()).toHaveLength(1_000);
    expect(log.entries()[0]).toMatchObject({ id: "2" });
    expect(log.entries()[0]).not.toHaveProperty("chain");
  });

  it("tells each listener of each entry once, whatever the others throw, and the host of all that", () => {
    const log = createDecisionLog();
    const heard: string[] = [];
    const failures = [new Error("one"), new Error("two")];
    log.subscribe(({ id }) => {
      const failure = failures[Number(id)];
      if (failure) throw failure;
    });
    log.subscribe(({ id }) => void heard.push(id));
    fill(log, 2);
    expect(heard).toEqual([]);
    expect(() => log.tell?.()).toThrow(
      expect.objectContaining({
        message: "A listener of the decision log threw",
        errors: failures,
      }),
    );
    expect(heard).toEqual(["0", "1"]);
    log.tell?.();
    expect(heard).toEqual(["0", "1"]);
  });

  it("lists in a state what was there when it was read, whatever came later", async () => {
    const log = createDecisionLog();
    const { host } = await decide({ log });
    const before = host.getState();
    fill(log, 3);
    expect(before.log).toHaveLength(1);
    expect(log.entries()).toHaveLength(4);
    expect(log.entries()).toBe(log.entries());
  });
});

describe("a request that is refused as it comes", () => {
  it("is logged with its error, of which a log of the app's own gets nothing where a policy keeps none", async () => {
    const error = createRequestError(-32_602, "No card is asked for here.");
    const kind = ownKind("own", {
      requests: { "own/ask": (params, { refuse }) => refuse(params, error) },
    });
    const seen: unknown[] = [];
    for (const policy of [{}, { log: { content: false } }]) {
      const { log, recorded } = appLog(true);
      const host = createHost({ kinds: [kind], log, policy });
      onTestFinished(host.close);
      const answer = host.openSession({ id: "travel" }).receive("own/ask", asked);
      await expect(answer).rejects.toBe(error);
      const [question, server, outcome, sent] = recorded[0] ?? [];
      expect(question).not.toHaveProperty("outcome");
      seen.push([question?.request, server, outcome, sent]);
    }
    const outcome = { sent: "error", by: "host", cause: "invalid", at: expect.any(Number) };
    expect(seen).toEqual([
      [asked, "travel", outcome, error.message],
      [undefined, "travel", outcome, undefined],
    ]);
  });
});
