import { createHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { openQuestion } from "../support/questions.js";

/** A host whose questions are the same where their requests are. */
function open() {
  const kind = ownKind("own", { fingerprint: ({ request }) => JSON.stringify(request) });
  const host = createHost({ kinds: [kind], storage: false, limits: { perMinute: Infinity } });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  const ask = async (of: unknown) => {
    const withdrawal = new AbortController();
    session.receive("own/ask", { of }, { signal: withdrawal.signal }).catch(() => {});
    const question = await openQuestion(host);
    const draft = host.read(`draft:${question.id}`);
    return {
      ...question,
      draft,
      withdraw: () => withdrawal.abort(),
      type: (city: string) => host.send({ type: "saveDraft", id: question.id, draft: { city } }),
      answer: () => host.send({ type: "settle", id: question.id, answer: {} }),
    };
  };
  /** Types something for a question that the server then takes back. */
  const leave = async (of: unknown, city: string) => {
    const asked = await ask(of);
    await asked.type(city);
    asked.withdraw();
  };
  return { host, session, ask, leave };
}

describe("what was typed for a question that its server took back", () => {
  it("is kept for the last 50 questions, counted from when something was last typed", async () => {
    const { ask, leave } = open();
    await leave(0, "Lisbon");
    await leave(1, "Porto");
    for (let of = 2; of < 50; of += 1) await leave(of, "Faro");
    await leave(0, "Lisboa");
    await leave(50, "Braga");
    const drafts: unknown[] = [];
    for (const of of [0, 1, 2, 50]) {
      const { draft, answer } = await ask(of);
      drafts.push(draft);
      await answer();
    }
    expect(drafts).toEqual([{ city: "Lisboa" }, undefined, { city: "Faro" }, { city: "Braga" }]);
  });

  it("is handed over once", async () => {
    const { ask, leave } = open();
    await leave(0, "Lisbon");
    const first = await ask(0);
    expect(first.draft).toEqual({ city: "Lisbon" });
    await first.answer();
    expect((await ask(0)).draft).toBeUndefined();
  });

  it("is forgotten with its server, and no other's", async () => {
    const { host, session, ask, leave } = open();
    await leave(0, "Lisbon");
    const { id = "" } = host.getState().settled[0] ?? {};
    await host.send({ type: "dismiss", id });
    const other = host.openSession({ id: "hotel" });
    other.close();
    expect(other.forget()).toBe(true);
    const kept = await ask(0);
    expect(kept.draft).toEqual({ city: "Lisbon" });
    kept.withdraw();
    await host.send({ type: "dismiss", id: kept.id });
    session.close();
    expect(session.forget()).toBe(true);
    host.openSession({ id: "travel" });
    expect((await ask(0)).draft).toBeUndefined();
  });
});

describe("a call that asks the same again", () => {
  it("is counted by itself, and forgotten when it is over", async () => {
    const { session, ask } = open();
    let end = () => {};
    const call = () =>
      session.trackCall(
        () =>
          new Promise<void>((resolve) => {
            end = resolve;
          }),
      );
    const first = call();
    const counts: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const { asked, answer } = await ask(0);
      counts.push(asked);
      await answer();
    }
    end();
    await first;
    const second = call();
    counts.push((await ask(0)).asked);
    end();
    await second;
    expect(counts).toEqual([1, 2, 3, 1]);
  });
});

describe("a question of a kind that compares none", () => {
  it("is asked for the first time, always, and gets nothing that was typed before", async () => {
    const host = createHost({ kinds: [ownKind()], storage: false });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    session.trackCall(() => new Promise(() => {})).catch(() => {});
    const seen: unknown[] = [];
    for (const action of ["settle", "withdraw", "settle"]) {
      const withdrawal = new AbortController();
      session.receive("own/ask", {}, { signal: withdrawal.signal }).catch(() => {});
      const { id, asked } = await openQuestion(host);
      seen.push([asked, host.read(`draft:${id}`)]);
      await host.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
      if (action === "withdraw") withdrawal.abort();
      else await host.send({ type: "settle", id, answer: {} });
    }
    expect(seen).toEqual([1, 2, 3].map(() => [1, undefined]));
  });
});

describe("a question that several calls may have asked", () => {
  it("was asked as often as the one of them that asked it most", async () => {
    const { host, session, ask } = open();
    const call = () => void session.trackCall(() => new Promise(() => {})).catch(() => {});
    call();
    const first = await ask(0);
    await first.type("Lisbon");
    await first.answer();
    call();
    const second = await ask(0);
    expect(second.calls).toEqual(host.getState().calls.map(({ id }) => id));
    expect([second.asked, second.draft]).toEqual([2, { city: "Lisbon" }]);
  });
});
