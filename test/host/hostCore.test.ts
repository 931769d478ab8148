import { createHost, type HostKind } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { dialog } from "../support/questions.js";

type Core = Parameters<HostKind["start"]>[0];

/** A host with two kinds, one of them left out of later revisions, and what each of them may use. */
function open() {
  const errors: unknown[] = [];
  const cores = new Map<string, Core>();
  const kinds = ["own", "other"].map((name) => {
    const kind = ownKind(name);
    return {
      ...kind,
      ...(name === "own" && { lastRevision: "2025-11-25" }),
      start(core: Core) {
        cores.set(name, core);
        return kind.start(core);
      },
    };
  });
  const host = createHost({ kinds, onError: (error) => errors.push(error) });
  onTestFinished(host.close);
  const ask = (session: string, kind: string) => {
    host
      .openSession({ id: session })
      .receive(`${kind}/ask`, {})
      .catch(() => {});
    return { id: host.getState().open.at(-1)?.id ?? "" };
  };
  const core = (name: string) => {
    const found = cores.get(name);
    if (!found) throw new Error(`No kind ${name} was started.`);
    return found;
  };
  return { host, errors, ask, own: core("own"), other: core("other") };
}

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe("KindRequest.ask", () => {
  it("returns the record of the question it opened, even if the server sends the same request twice", async () => {
    const records: unknown[] = [];
    const kind = ownKind("own", {
      requests: {
        "own/ask"(params, { ask }) {
          const asked = ask(params);
          records.push(asked.question);
          return asked;
        },
      },
    });
    const host = createHost({ kinds: [kind] });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    const request = { of: "trip" };
    const answers = [1, 2].map(() => session.receive("own/ask", request));
    const withdrawn = session.receive("own/ask", request, { signal: AbortSignal.abort() });
    await expect(withdrawn).rejects.toThrow("withdrawn");
    const { open } = host.getState();
    expect(records).toEqual([...open, undefined]);
    for (const { id } of open) await host.send({ type: "settle", id, answer: id });
    await expect(Promise.all(answers)).resolves.toEqual([
      { answer: open[0]?.id },
      { answer: open[1]?.id },
    ]);
  });
});

describe("what a kind may use of its host", () => {
  it("are its own questions, the settled ones first, and nobody else's", async () => {
    const { host, ask, own, other } = open();
    const [settled, others, first, second] = [
      ask("travel", "own"),
      ask("travel", "other"),
      ask("travel", "own"),
      ask("hotel", "own"),
    ];
    await host.send({ type: "settle", id: settled.id, answer: {} });
    expect(ids(own.questions())).toEqual([settled.id, first.id, second.id]);
    expect(ids(other.questions())).toEqual([others.id]);
    expect(own.question(settled.id)).toMatchObject({ phase: "settled" });
    expect(own.question(first.id)).toMatchObject({ phase: "open" });
    expect(own.question(others.id)).toBeUndefined();
    expect(own.question("nobody")).toBeUndefined();
    expect(ids(own.openIn("travel"))).toEqual([first.id]);
    expect(ids(own.openIn("hotel"))).toEqual([second.id]);
    expect(ids(other.openIn("hotel"))).toEqual([]);
  });

  it("are the sessions that it belongs to by their revision", () => {
    const { host, own, other } = open();
    host.openSession({ id: "old", protocolVersion: "2025-11-25" });
    host.openSession({ id: "new", protocolVersion: "2026-07-28" });
    host.openSession({ id: "unknown" });
    expect(ids(own.sessions())).toEqual(["old", "unknown"]);
    expect(ids(other.sessions())).toEqual(["old", "new", "unknown"]);
    expect(own.session("old")).toMatchObject({ id: "old" });
    expect(own.session("new")).toBeUndefined();
    expect(other.session("new")).toMatchObject({ id: "new" });
    expect(own.session("nobody")).toBeUndefined();
  });

  it("is to change what it keeps with a question, while it is open and after, which brings nothing back", async () => {
    const { host, ask, own } = open();
    await host.send({ type: "openSurface", surface: dialog });
    const { id } = ask("travel", "own");
    own.update(id, "reading");
    expect(host.read(id)).toMatchObject({ detail: "reading", surface: "dialog" });
    await host.send({ type: "settle", id, answer: {} });
    own.update(id, "read");
    expect(host.read(id)).toMatchObject({ detail: "read", phase: "settled", surface: undefined });
  });

  it("counts what it spends without rules, too", () => {
    const { errors, ask, own } = open();
    const { id } = ask("travel", "own");
    expect(() => own.spend(id, { requests: 1 } as never)).not.toThrow();
    expect(errors).toEqual([]);
  });
});
