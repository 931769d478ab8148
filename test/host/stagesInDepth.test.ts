import { createHost, type Surface } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { openQuestions } from "../support/questions.js";

/** A kind whose answers are all taken; `{ lingers: true }` stays where it is until it is dismissed. */
const own = (name: string) =>
  ownKind(name, {
    answer: (_, answer) => ({
      reply: { sent: "result", result: {} },
      lingers: Reflect.get(Object(answer), "lingers") === true,
    }),
  });

function open() {
  const host = createHost({
    kinds: [own("form"), own("list")],
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
  onTestFinished(host.close);
  const ids = new Map<string, string>();
  const idOf = (name: string) => ids.get(name) ?? "";
  /** Has a server ask; `a1` is asked by server `a`. Returns what withdraws it. */
  const ask = async (name: string, kind = "form", options: object = {}) => {
    const withdrawal = new AbortController();
    const count = host.getState().open.length;
    host
      .openSession({ id: name.slice(0, 1) })
      .receive(`${kind}/ask`, {}, { signal: withdrawal.signal, ...options })
      .catch(() => {});
    const questions = await openQuestions(host, count + 1);
    ids.set(name, questions.at(-1)?.id ?? "");
    return () => withdrawal.abort();
  };
  const askAll = async (...names: string[]) => {
    for (const name of names) await ask(name);
  };
  /** Has a server ask in a call that is over by then, and the answer stay: it is in nobody's way. */
  const rest = async (name: string) => {
    const stop = new AbortController();
    host
      .openSession({ id: name.slice(0, 1) })
      .trackCall(() => new Promise(() => {}), { signal: stop.signal })
      .catch(() => {});
    await expect.poll(() => host.getState().calls, { interval: 2 }).toHaveLength(1);
    await ask(name);
    stop.abort();
    await answer(name, true);
  };
  const show = (surface: Partial<Surface> = {}) =>
    host.send({
      type: "openSurface",
      surface: { id: "one", kind: "inline", visible: true, ...surface },
    });
  const answer = (name: string, lingers = false) =>
    host.send({ type: "settle", id: idOf(name), answer: { lingers } });
  const command = (type: "putAside" | "resume" | "dismiss", name: string) =>
    host.send({ type, id: idOf(name) });
  const inFront = () => {
    const { open, settled } = host.getState();
    const shown = [...settled, ...open].filter(({ inFront }) => inFront === true);
    return shown.map(({ id }) => [...ids].find(([, other]) => other === id)?.[0]).join(" ");
  };
  /** What comes to the front, one after the other, each answered in its turn. */
  const turns = async () => {
    const order: string[] = [];
    for (let name = inFront(); name !== "" && order.length < 20; name = inFront()) {
      order.push(name);
      await answer(name);
      await command("dismiss", name);
    }
    return order.join(" ");
  };
  return { host, ask, askAll, rest, show, answer, command, inFront, turns };
}

describe("the turns of servers and kinds", () => {
  it("are not lost by a server one of whose questions went away before it was in front", async () => {
    const { ask, askAll, show, turns } = open();
    await show();
    await ask("a1");
    const withdraw = await ask("b1");
    await askAll("c1", "b2");
    withdraw();
    expect(await turns()).toBe("a1 b2 c1");
  });

  it("are not lost by what is put aside and taken up again, and come after what the person asked for", async () => {
    const { askAll, show, command, inFront, turns } = open();
    await show();
    await askAll("a1", "b1", "c1", "b2");
    await command("putAside", "b1");
    expect(inFront()).toBe("a1");
    await command("resume", "b1");
    expect(await turns()).toBe("b1 a1 c1 b2");
  });

  it("are not lost by what changes while it waits", async () => {
    const { host, ask, askAll, show, turns } = open();
    await show();
    await askAll("a1");
    await ask("b1", "form", { deadline: Date.now() + 1e6, extendBy: 1_000 });
    await askAll("c1");
    const id = host.getState().open[1]?.id ?? "";
    expect(await host.send({ type: "extend", id })).toEqual({ done: true });
    expect(await turns()).toBe("a1 b1 c1");
  });

  it("go round among the kinds of a server, too", async () => {
    const { ask, show, turns } = open();
    await show();
    await ask("a1");
    await ask("a2");
    await ask("a3", "list");
    await ask("a4", "list");
    await ask("b1");
    expect(await turns()).toBe("a1 b1 a3 a2 a4");
  });

  it("are those of each stage, whatever is asked on another", async () => {
    const { ask, askAll, show, answer, inFront } = open();
    await show({ questionKind: "form" });
    await show({ id: "two", questionKind: "list" });
    await askAll("a1", "b1", "a2");
    await ask("a3", "list");
    await ask("b2", "list");
    expect(inFront()).toBe("a1 a3");
    await answer("a3");
    expect(inFront()).toBe("a1 b2");
    await answer("a1");
    expect(inFront()).toBe("b1 b2");
  });
});

describe("what the person asked to see", () => {
  it("comes first, what they asked for last before what they asked for earlier", async () => {
    const { askAll, show, command, turns } = open();
    await show();
    await askAll("a1", "a2", "a3", "b1");
    await command("resume", "a2");
    await command("resume", "a3");
    expect(await turns()).toBe("a3 a2 b1 a1");
  });

  it("comes first once more where they ask once more", async () => {
    const { askAll, show, command, inFront } = open();
    await show();
    await askAll("a1", "a2", "a3");
    for (const name of ["a2", "a3"]) {
      await command("resume", name);
      // The moment of asking is kept in milliseconds.
      await nextMillisecond();
    }
    await command("resume", "a2");
    expect(inFront()).toBe("a2");
    await command("putAside", "a2");
    expect(inFront()).toBe("a3");
    await command("putAside", "a3");
    expect(inFront()).toBe("a1");
  });

  it("comes first again on the stage that it moves to", async () => {
    const { host, askAll, show, command, inFront } = open();
    await show();
    await askAll("a1", "a2");
    await command("resume", "a2");
    await show({ id: "two" });
    await host.send({ type: "closeSurface", id: "one" });
    expect(inFront()).toBe("a2");
    await command("putAside", "a2");
    expect(inFront()).toBe("a1");
  });
});

describe("what ended before the person had done with it", () => {
  it("stays in front, whatever comes, until it is dismissed", async () => {
    const { ask, askAll, show, command, inFront } = open();
    await show();
    const withdraw = await ask("a1");
    await ask("b1");
    withdraw();
    await askAll("c1");
    expect(inFront()).toBe("a1");
    await command("dismiss", "a1");
    expect(inFront()).toBe("b1");
  });

  it("comes before all that waits, the oldest first, and after what is in front", async () => {
    const { host, ask, askAll, show, command, inFront } = open();
    await show();
    await askAll("a1", "d1");
    const withdrawals = [await ask("c1"), await ask("b1")];
    await askAll("b2");
    for (const id of host
      .getState()
      .open.slice(2, 4)
      .map(({ id }) => id))
      await host.send({ type: "saveDraft", id, draft: { city: "Lis" } });
    // The younger one ends first.
    for (const withdraw of withdrawals.toReversed()) withdraw();
    expect(host.getState().settled).toMatchObject([{ lingering: true }, { lingering: true }]);
    const order: string[] = [];
    for (let name = inFront(); name !== ""; name = inFront()) {
      order.push(name);
      await command(/a1|b2|d1/.test(name) ? "putAside" : "dismiss", name);
    }
    expect(order.join(" ")).toBe("a1 c1 b1 d1 b2");
  });

  it("comes first where the person asks for it", async () => {
    const { host, ask, show, command, inFront } = open();
    await show();
    await ask("a1");
    const withdraw = await ask("b1");
    const id = host.getState().open[1]?.id ?? "";
    await host.send({ type: "saveDraft", id, draft: { city: "Lis" } });
    withdraw();
    expect(inFront()).toBe("a1");
    await command("resume", "b1");
    expect(inFront()).toBe("b1");
    await command("dismiss", "b1");
    expect(inFront()).toBe("a1");
  });
});

describe("what is in nobody's way", () => {
  it("shows where nothing else does, the first to rest first", async () => {
    const { ask, rest, show, answer, command, inFront } = open();
    await show();
    await rest("a1");
    expect(inFront()).toBe("a1");
    await rest("b1");
    expect(inFront()).toBe("a1");
    await ask("c1");
    expect(inFront()).toBe("c1");
    await answer("c1");
    expect(inFront()).toBe("a1");
    await command("dismiss", "a1");
    expect(inFront()).toBe("b1");
    await command("dismiss", "b1");
    expect(inFront()).toBe("");
  });

  it("has been in front until its call was over, and gives way then", async () => {
    const { host, ask, show, answer, inFront } = open();
    await show();
    const stop = new AbortController();
    host
      .openSession({ id: "a" })
      .trackCall(() => new Promise(() => {}), { signal: stop.signal })
      .catch(() => {});
    await ask("a1");
    await answer("a1", true);
    await ask("b1");
    expect(inFront()).toBe("a1");
    stop.abort();
    expect(inFront()).toBe("b1");
    await answer("b1");
    expect(inFront()).toBe("a1");
  });

  it("gives way though the person had asked to see it while it waited", async () => {
    const { host, ask, show, answer, command, inFront } = open();
    await show();
    const stop = new AbortController();
    host
      .openSession({ id: "a" })
      .trackCall(() => new Promise(() => {}), { signal: stop.signal })
      .catch(() => {});
    await ask("b1");
    await ask("a1");
    await command("resume", "a1");
    expect(inFront()).toBe("a1");
    stop.abort();
    await answer("a1", true);
    expect(inFront()).toBe("b1");
    await answer("b1");
    expect(inFront()).toBe("a1");
  });

  it("keeps off dialogs until the person asks for it, and then comes first", async () => {
    const { ask, rest, show, command, inFront } = open();
    await show({ kind: "dialog" });
    await rest("a1");
    expect(inFront()).toBe("");
    await ask("b1");
    await command("resume", "a1");
    expect(inFront()).toBe("a1");
    await command("dismiss", "a1");
    expect(inFront()).toBe("b1");
  });

  it("does not come first because it once did", async () => {
    const { rest, ask, show, command, inFront } = open();
    await show();
    await ask("b1");
    await ask("a1");
    await command("resume", "a1");
    await command("putAside", "a1");
    await rest("c1");
    expect(inFront()).toBe("b1");
  });
});

async function nextMillisecond(): Promise<void> {
  const now = Date.now();
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(now);
}
