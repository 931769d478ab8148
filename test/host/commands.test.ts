import {
  type Command,
  createDecisionLog,
  createHost,
  createRequestError,
  elicitation,
  type HostKind,
} from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { dialog, openQuestion, shippingAddress } from "../support/questions.js";

/** A kind of a host app's own, without commands. */
const own: HostKind = {
  name: "own",
  capabilities: {},
  start: () => ({
    requests: { "own/ask": (params, { ask }) => ask(params) },
    answer: () => ({ reply: { sent: "result", result: {} } }),
    fallback: () => ({ sent: "error", error: createRequestError(-1, "Nobody.") }),
  }),
};

function openHost() {
  const log = createDecisionLog();
  const host = createHost({ kinds: [elicitation(), own], log });
  onTestFinished(host.close);
  return { host, log, session: host.openSession({ id: "travel" }) };
}

describe("a command", () => {
  it("gets a receipt once it is carried out", async () => {
    const { host, session } = openHost();
    session.receive("own/ask").catch(() => {});
    session.receive("own/ask").catch(() => {});
    session.trackCall(() => new Promise(() => {})).catch(() => {});
    const [first, second] = host.getState().open.map(({ id }) => id);
    const call = host.getState().calls[0]?.id ?? "";
    const commands: readonly Command[] = [
      { type: "openSurface", surface: dialog },
      { type: "saveDraft", id: first ?? "", draft: { city: "Lisbon" } },
      { type: "putAside", id: first ?? "" },
      { type: "resume", id: first ?? "" },
      { type: "closeSurface", id: dialog.id },
      { type: "stopCall", id: call },
      { type: "blockSession", id: "travel", blocked: true },
      { type: "dismiss", id: first ?? "" },
      { type: "dismissAll", ids: [first ?? "", second ?? "", "nobody"] },
    ];
    const receipts = [];
    for (const command of commands) receipts.push(await host.send(command));
    expect(receipts).toEqual(commands.map(() => ({ done: true })));
    expect(host.getState()).toMatchObject({
      open: [],
      calls: [],
      sessions: [{ blocked: true }],
      settled: [{ dismissed: true }, { dismissed: true }],
    });
  });

  it("sees to it that a question is answered, put aside, brought back and kept as it says", async () => {
    const { host, session } = openHost();
    session.receive("own/ask").catch(() => {});
    const { id = "" } = host.getState().open[0] ?? {};
    await host.send({ type: "openSurface", surface: dialog });
    await host.send({ type: "putAside", id });
    expect(host.read(id)).toMatchObject({ aside: true, surface: undefined });
    await host.send({ type: "resume", id });
    expect(host.read(id)).toMatchObject({ aside: false, surface: "dialog" });
    await host.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
    expect(host.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
    await host.send({ type: "closeSurface", id: dialog.id });
    expect(host.read(id)).toMatchObject({ surface: undefined });
    await host.send({ type: "settle", id, answer: {} }, { principal: "ada" });
    expect(host.read(id)).toMatchObject({ outcome: { by: "person", principal: "ada" } });
    await host.send({ type: "dismissAll", ids: [id] }, { principal: "bob" });
    expect(host.read(id)).toMatchObject({ dismissed: true, dismissedBy: "bob" });
  });

  it("opens a surface for what its window sees, and for nothing else", async () => {
    const { host, session } = openHost();
    for (const of of ["mine", "theirs"]) session.receive("own/ask", { of }).catch(() => {});
    const sees = ({ request }: { readonly request: unknown }) =>
      Reflect.get(Object(request), "of") === "mine";
    await host.send({ type: "openSurface", surface: dialog }, { sees });
    expect(host.getState().open.map(({ surface }) => surface)).toEqual(["dialog", undefined]);
  });
});

describe("a command about what is not there", () => {
  it.each<readonly [Command | { type: string }, string]>([
    [{ type: "settle", id: "x", answer: { action: "cancel" } }, "This host has no question x."],
    [
      { type: "settle", id: "x", answer: { action: "cancel" }, undo: 9_000 },
      "This host has no question x.",
    ],
    [{ type: "putAside", id: "x" }, "This host has no question x."],
    [{ type: "resume", id: "x" }, "This host has no question x."],
    [{ type: "saveDraft", id: "x", draft: { city: "Lisbon" } }, "This host has no question x."],
    [{ type: "extend", id: "x" }, "This host has no open question x whose deadline can move."],
    [{ type: "dismiss", id: "x" }, "This host has no settled question x."],
    [{ type: "closeSurface", id: "x" }, "This host has no surface x."],
    [{ type: "stopCall", id: "x" }, "This host has no open call x."],
    [{ type: "blockSession", id: "x", blocked: true }, "This host has no session x."],
    [{ type: "rules/add" }, "This host has no rules/add."],
    [{ type: "own/act" }, "This host has no own/act."],
    [{ type: "other/act" }, "This host has no other/act."],
    [{ type: "act" }, "This host has no act."],
  ])("is refused, and changes nothing: %o", async (command, message) => {
    const { host, session, log } = openHost();
    session.receive("elicitation/create", shippingAddress).catch(() => {});
    await openQuestion(host);
    const before = host.getState();
    expect(await host.send(command as Command)).toEqual({
      done: false,
      rejection: "unknown",
      message,
    });
    expect(host.getState()).toEqual(before);
    expect(log.entries()).toEqual([]);
    expect(host.read("draft:x")).toBeUndefined();
  });

  it("says of a question that is settled by whom, and with what", async () => {
    const { host, session } = openHost();
    const answer = session.receive("elicitation/create", shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "decline" } }, { principal: "ada" });
    await expect(answer).resolves.toEqual({ action: "decline" });
    const late: readonly Command[] = [
      { type: "settle", id, answer: { action: "accept", content: { city: "Lisbon" } } },
      { type: "putAside", id },
      { type: "saveDraft", id, draft: { city: "Lisbon" } },
    ];
    for (const command of late)
      expect(await host.send(command)).toEqual({
        done: false,
        rejection: "settled",
        message: `Question ${id} was settled before (sent: decline, by: person).`,
        outcome: expect.objectContaining({ sent: "decline", principal: "ada" }),
      });
    expect(late).toHaveLength(3);
    expect(host.read(`draft:${id}`)).toBeUndefined();
  });
});

describe("an error inside a host", () => {
  it.each([
    ["a text", "secret"],
    ["null", null],
    ["nothing", undefined],
    ["an error", new Error("secret")],
    ["what only looks like one for servers", { code: -1, message: "secret" }],
  ])("reaches no server, whatever is thrown: %s", async (_, thrown) => {
    const errors: unknown[] = [];
    const broken: HostKind = {
      ...own,
      start: (core) => ({
        ...own.start(core),
        requests: {
          async "own/ask"() {
            throw thrown;
          },
        },
      }),
    };
    const host = createHost({ kinds: [broken], onError: (error) => errors.push(error) });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    const internal = { name: "RequestError", code: -32603, message: "Internal error" };
    await expect(session.receive("own/ask")).rejects.toMatchObject(internal);
    expect(errors).toEqual([thrown]);
  });

  it("that a kind throws in place of what it sends when nobody answers is not what the server gets", async () => {
    const errors: unknown[] = [];
    const lost = new Error("secret");
    const broken: HostKind = {
      ...own,
      start: (core) => ({
        ...own.start(core),
        fallback() {
          throw lost;
        },
      }),
    };
    const host = createHost({ kinds: [broken], onError: (error) => errors.push(error) });
    onTestFinished(host.close);
    const answer = host.openSession({ id: "travel" }).receive("own/ask", { of: 1 });
    answer.catch(() => {});
    await openQuestion(host);
    await host.send({ type: "blockSession", id: "travel", blocked: true });
    await expect(answer).rejects.toMatchObject({ code: -32603, message: "Internal error" });
    expect(errors).toEqual([lost]);
    expect(host.getState()).toMatchObject({
      open: [],
      settled: [{ outcome: { sent: "error", by: "host", cause: "blocked" } }],
    });
  });
});

describe("createRequestError", () => {
  it("takes the data of a JSON-RPC error, which is left out where there is none", () => {
    expect(createRequestError(-32042, "Visit it.", { url: "/" })).toMatchObject({
      code: -32042,
      message: "Visit it.",
      data: { url: "/" },
    });
    expect(createRequestError(-1, "No.", null)).toHaveProperty("data", null);
    expect(createRequestError(-1, "No.")).not.toHaveProperty("data");
  });
});

describe("a question that a view of a server asks", () => {
  it("says so, in the log too, and belongs to no call; one of the server itself does", async () => {
    const { host, session, log } = openHost();
    session.trackCall(() => new Promise(() => {})).catch(() => {});
    await expect.poll(() => host.getState().calls).toHaveLength(1);
    const [call] = host.getState().calls;
    const answers = [{ appView: "Map" }, {}].map((given) =>
      session.receive("own/ask", given, given),
    );
    await expect.poll(() => host.getState().open).toHaveLength(2);
    const [ofView, ofServer] = host.getState().open;
    expect(ofView).toMatchObject({ appView: "Map", calls: [] });
    expect(ofServer).toMatchObject({ calls: [call?.id] });
    expect(ofServer).not.toHaveProperty("appView");
    for (const { id } of [ofView, ofServer].flatMap((one) => one ?? []))
      await host.send({ type: "settle", id, answer: {} });
    await Promise.all(answers);
    expect(log.entries()).toMatchObject([{ appView: "Map" }, { kind: "own" }]);
    expect(log.entries()[1]).not.toHaveProperty("appView");
  });
});

describe("an answer that can be taken back", () => {
  const open = (answer: () => never | { reply: { sent: "result"; result: object } }) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const errors: unknown[] = [];
    const host = createHost({
      kinds: [ownKind("own", { answer })],
      onError: (error) => errors.push(error),
      unattendedAfter: Number.POSITIVE_INFINITY,
    });
    onTestFinished(host.close);
    host
      .openSession({ id: "travel" })
      .receive("own/ask")
      .catch(() => {});
    const { id = "" } = host.getState().open[0] ?? {};
    const settle = (undo?: number) =>
      host.send(
        { type: "settle", id, answer: {}, ...(undo !== undefined && { undo }) },
        { principal: "ada" },
      );
    return { host, id, errors, settle };
  };
  const reply = { sent: "result", result: {} } as const;

  it("leaves once its time is up, in the name of whoever gave it, and not before", async () => {
    const { host, id, settle } = open(() => ({ reply }));
    expect(await settle(5_000)).toEqual({ done: true });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(host.read(id)).toMatchObject({ phase: "open", aside: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(host.read(id)).toMatchObject({ outcome: { by: "person", principal: "ada" } });
  });

  it.each([["resume"], ["putAside"]] as const)(
    "does not leave after %s, which takes it back",
    async (type) => {
      const { host, id, settle } = open(() => ({ reply }));
      await settle(5_000);
      await host.send({ type, id });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(host.read(id)).toMatchObject({ phase: "open", aside: type === "putAside" });
      expect(Reflect.get(Object(host.read(id)), "leavesAt")).toBeUndefined();
    },
  );

  it("leaves at once where it is given again for good, or with no time", async () => {
    for (const again of [undefined, 0]) {
      const { host, id, settle } = open(() => ({ reply }));
      await settle(5_000);
      expect(await settle(again)).toMatchObject({ done: true, outcome: { by: "person" } });
      expect(vi.getTimerCount()).toBe(0);
      expect(host.read(id)).toMatchObject({ phase: "settled" });
    }
  });

  it("that its kind cannot take when it leaves is reported, and the question stays", async () => {
    const lost = new Error("The model is gone.");
    const { host, id, errors, settle } = open(() => {
      throw lost;
    });
    await settle(5_000);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(errors).toEqual([lost]);
    expect(host.read(id)).toMatchObject({ phase: "open" });
  });
});
