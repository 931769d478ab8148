import { createHost, elicitation, type HostSession, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestions } from "../support/questions.js";

const form = (message: string) => ({
  message,
  requestedSchema: { type: "object", properties: {} },
});

function open() {
  const host = createHost({ kinds: [elicitation()], unattendedAfter: Number.POSITIVE_INFINITY });
  onTestFinished(host.close);
  const show = (id: string, more: object = {}) =>
    host.send({ type: "openSurface", surface: { id, kind: "dialog", visible: true, ...more } });
  const ask = async (session: string, message: string) => {
    const withdrawal = new AbortController();
    const count = host.getState().open.length;
    const opened: HostSession = host.openSession({ id: session });
    const { signal } = withdrawal;
    opened.receive("elicitation/create", form(message), { signal }).catch(() => {});
    const questions = await openQuestions(host, count + 1);
    return { id: questions.at(-1)?.id ?? "", withdraw: () => withdrawal.abort() };
  };
  const inFront = () => messagesOf(host, ({ inFront }) => inFront === true);
  const decline = (id: string) => host.send({ type: "settle", id, answer: { action: "decline" } });
  return { host, show, ask, inFront, decline };
}

function messagesOf(
  host: LocalHost,
  fits: (question: ReturnType<LocalHost["getState"]>["open"][number]) => boolean,
): unknown[] {
  const { open, settled } = host.getState();
  return [...settled, ...open]
    .filter(fits)
    .map(({ request }) => Reflect.get(Object(request), "message"));
}

describe("the question in front", () => {
  it("is the oldest of the server that has waited longest, each time one is settled", async () => {
    const { show, ask, inFront, decline } = open();
    await show("one");
    const ids = new Map<unknown, string>();
    for (const [session, message] of [
      ["a", "a1"],
      ["a", "a2"],
      ["a", "a3"],
      ["b", "b1"],
      ["c", "c1"],
      ["b", "b2"],
    ] as const)
      ids.set(message, (await ask(session, message)).id);
    const order: unknown[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const [message] = inFront();
      order.push(message);
      await decline(ids.get(message) ?? "");
    }
    expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
    expect(inFront()).toEqual([]);
  });

  it("keeps its place in line while something about it changes", async () => {
    const { host, show, ask, inFront, decline } = open();
    await show("one");
    const first = await ask("a", "a1");
    const second = await ask("b", "b1");
    await ask("c", "c1");
    await host.send({ type: "saveDraft", id: second.id, draft: { city: "Lis" } });
    await show("one", { visible: false });
    await decline(first.id);
    expect(inFront()).toEqual(["b1"]);
  });

  it("is what the person asked to see last, and then again whose turn it is", async () => {
    const { host, show, ask, inFront, decline } = open();
    await show("one");
    await ask("a", "a1");
    await ask("b", "b1");
    const third = await ask("c", "c1");
    await host.send({ type: "resume", id: third.id });
    expect(inFront()).toEqual(["c1"]);
    await decline(third.id);
    expect(inFront()).toEqual(["a1"]);
  });

  it("is one on each stage", async () => {
    const { show, ask, inFront } = open();
    await show("left", { session: "a", stage: "window" });
    await show("right", { session: "b", stage: "window" });
    await show("apart", { session: "c" });
    const first = await ask("a", "a1");
    const second = await ask("b", "b1");
    await ask("c", "c1");
    expect(inFront()).toEqual(["a1", "c1"]);
    second.withdraw();
    first.withdraw();
    // What ended unseen says nothing; what ended in front stays there.
    expect(inFront()).toEqual(["a1", "c1"]);
  });

  it("stays in front when one that ended with something typed comes back, which shows next", async () => {
    const { host, show, ask, inFront, decline } = open();
    await show("one");
    const typed = await ask("a", "a1");
    await host.send({ type: "saveDraft", id: typed.id, draft: { city: "Lis" } });
    await host.send({ type: "putAside", id: typed.id });
    const seen = await ask("b", "b1");
    typed.withdraw();
    expect(inFront()).toEqual(["b1"]);
    await decline(seen.id);
    expect(inFront()).toEqual(["a1"]);
    await host.send({ type: "dismiss", id: typed.id });
    expect(inFront()).toEqual([]);
  });

  it("is left behind on no record when its surface closes", async () => {
    const { host, show, ask, inFront } = open();
    await show("one");
    await ask("a", "a1");
    await ask("b", "b1");
    await host.send({ type: "closeSurface", id: "one" });
    expect(inFront()).toEqual([]);
    await show("two");
    expect(inFront()).toEqual(["a1"]);
  });
});
