import { createHost, type HostOptions, type Surface } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { openQuestion, openQuestions, settledQuestion } from "../support/questions.js";

function open(options: Partial<HostOptions> = {}) {
  const host = createHost({
    kinds: [ownKind("form"), ownKind("list")],
    unattendedAfter: Number.POSITIVE_INFINITY,
    ...options,
  });
  onTestFinished(host.close);
  const ask = async (kind: string, session: string, call?: string) => {
    const count = host.getState().open.length;
    const answer = host
      .openSession({ id: session })
      .receive(`${kind}/ask`, {}, call === undefined ? {} : { call });
    answer.catch(() => {});
    return (await openQuestions(host, count + 1)).at(-1)?.id ?? "";
  };
  const show = (surface: Partial<Surface> = {}, sees?: (question: { kind: string }) => boolean) =>
    host.send(
      { type: "openSurface", surface: { id: "one", kind: "dialog", visible: true, ...surface } },
      sees && { sees },
    );
  const close = (id: string) => host.send({ type: "closeSurface", id });
  const placeOf = (id: string) => {
    const { open, settled } = host.getState();
    return [...open, ...settled].find((question) => question.id === id)?.surface;
  };
  return { host, ask, show, close, placeOf };
}

describe("a surface", () => {
  /** A question of each server and kind, one of which belongs to a call; and which of them a surface shows. */
  async function shownBy(
    surfaceFor: (ids: Record<string, string>) => Partial<Surface>,
    sees?: (question: { kind: string }) => boolean,
  ) {
    const { host, ask, show, placeOf } = open();
    host
      .openSession({ id: "bank" })
      .trackCall(() => new Promise(() => {}))
      .catch(() => {});
    await expect.poll(() => host.getState().calls).toHaveLength(1);
    const call = host.getState().calls[0]?.id ?? "";
    const ids = {
      travelForm: await ask("form", "travel"),
      travelList: await ask("list", "travel"),
      bankForm: await ask("form", "bank", call),
    };
    await show(surfaceFor({ ...ids, call }), sees);
    return Object.entries(ids).flatMap(([name, id]) => (placeOf(id) === "one" ? [name] : []));
  }

  it.each<readonly [string, (ids: Record<string, string>) => Partial<Surface>, readonly string[]]>([
    ["everything", () => ({}), ["travelForm", "travelList", "bankForm"]],
    ["one kind", () => ({ questionKind: "form" }), ["travelForm", "bankForm"]],
    ["one server", () => ({ session: "travel" }), ["travelForm", "travelList"]],
    ["one kind of one server", () => ({ session: "travel", questionKind: "form" }), ["travelForm"]],
    ["one question", ({ travelList = "" }) => ({ question: travelList }), ["travelList"]],
    ["one call", ({ call = "" }) => ({ call }), ["bankForm"]],
    ["a call that asked nothing", () => ({ call: "another" }), []],
    [
      "one question, but of another kind",
      ({ bankForm = "" }) => ({ question: bankForm, questionKind: "list" }),
      [],
    ],
  ])("shows %s where it is for that alone", async (_, surfaceFor, expected) => {
    expect(await shownBy(surfaceFor)).toEqual(expected);
  });

  it("shows nothing that its window does not see", async () => {
    const isList = ({ kind }: { kind: string }) => kind === "list";
    expect(await shownBy(() => ({}), isList)).toEqual(["travelList"]);
    expect(await shownBy(() => ({ session: "travel" }), isList)).toEqual(["travelList"]);
  });

  it("shows a question that comes later", async () => {
    const { ask, show, placeOf } = open();
    await show();
    expect(placeOf(await ask("form", "travel"))).toBe("one");
  });

  it("gives what it is no longer for to another one, or to none", async () => {
    const { ask, show, placeOf } = open();
    const id = await ask("form", "travel");
    await show();
    await show({ id: "two" });
    await show({ session: "bank" });
    expect(placeOf(id)).toBe("two");
    await show({ id: "two", questionKind: "list" });
    expect(placeOf(id)).toBeUndefined();
    await show({ session: "travel" });
    expect(placeOf(id)).toBe("one");
  });

  it("gives what it shows to another one when it closes", async () => {
    const { ask, show, close, placeOf } = open();
    const id = await ask("form", "travel");
    await show();
    await show({ id: "two" });
    expect(await close("one")).toEqual({ done: true });
    expect(placeOf(id)).toBe("two");
    expect(await close("one")).toMatchObject({ done: false, rejection: "unknown" });
    expect(await close("two")).toEqual({ done: true });
    expect(placeOf(id)).toBeUndefined();
  });
});

describe("a question that several surfaces could show", () => {
  it("is on the one that was opened first, and stays where it is while that is as good", async () => {
    const { ask, show, placeOf } = open();
    await show();
    await show({ id: "two" });
    const id = await ask("form", "travel");
    expect(placeOf(id)).toBe("one");
    await show({ visible: false });
    expect(placeOf(id)).toBe("two");
    await show();
    expect(placeOf(id)).toBe("two");
  });

  it("is in a window that can be seen before a card in one that cannot, though the card has it", async () => {
    const { ask, show, placeOf } = open();
    await show({ kind: "inline", visible: false });
    const id = await ask("form", "travel");
    expect(placeOf(id)).toBe("one");
    await show({ id: "two" });
    expect(placeOf(id)).toBe("two");
  });

  it("is in a card before a dialog, though the dialog has it", async () => {
    const { ask, show, placeOf } = open();
    await show();
    const id = await ask("form", "travel");
    await show({ id: "two", kind: "inline" });
    expect(placeOf(id)).toBe("two");
  });

  it("is on none while it is aside, and back on the best once it is not", async () => {
    const { host, ask, show, placeOf } = open();
    await show();
    await show({ id: "two", kind: "inline" });
    const id = await ask("form", "travel");
    await host.send({ type: "putAside", id });
    expect(placeOf(id)).toBeUndefined();
    await show({ id: "two", kind: "inline", visible: false });
    expect(placeOf(id)).toBeUndefined();
    await host.send({ type: "resume", id });
    expect(placeOf(id)).toBe("one");
  });
});

describe("a surface that changes nothing about a question", () => {
  it("leaves its record as it is, and tells nobody of it", async () => {
    const { host, ask, show, close } = open();
    await show();
    const id = await ask("form", "travel");
    const before = host.read(id);
    const told: unknown[] = [];
    onTestFinished(host.observe(({ open }) => void told.push(...open.set)));
    await show({ id: "two" });
    await show({ id: "two", visible: false });
    await close("two");
    expect(host.read(id)).toBe(before);
    expect(told).toEqual([]);
  });
});

describe("a question in front", () => {
  it("keeps its record while others come and go behind it", async () => {
    const { host, ask, show } = open();
    await show();
    const id = await ask("form", "travel");
    const before = host.read(id);
    expect(before).toMatchObject({ inFront: true });
    const other = await ask("form", "travel");
    await host.send({ type: "putAside", id: other });
    await host.send({ type: "settle", id: other, answer: {} });
    expect(host.read(id)).toBe(before);
    expect(host.read(other)).not.toMatchObject({ inFront: true });
  });
});

describe("a question that ended in front of the person", () => {
  it("moves on with the surfaces until it is dismissed, and then to none", async () => {
    const { host, show, close, placeOf } = open();
    await show();
    const withdrawal = new AbortController();
    host
      .openSession({ id: "travel" })
      .receive("form/ask", {}, { signal: withdrawal.signal })
      .catch(() => {});
    const { id } = await openQuestion(host);
    withdrawal.abort();
    expect(await settledQuestion(host, id)).toMatchObject({ lingering: true, surface: "one" });
    await show({ id: "two" });
    await close("one");
    expect(placeOf(id)).toBe("two");
    await host.send({ type: "dismiss", id });
    await show();
    await close("two");
    expect(placeOf(id)).toBeUndefined();
  });
});

describe("a question that a rule has worked on", () => {
  it("is on no surface, and is shown where it ends in front of the person", async () => {
    let isQuiet = true;
    let show = () => {};
    const quiet = ownKind("form", (core) => {
      show = () => {
        isQuiet = false;
        core.update(core.questions()[0]?.id ?? "", "done");
        isQuiet = true;
      };
      return {
        rules: { facts: () => undefined, obey: () => {}, isQuiet: () => isQuiet },
      };
    });
    const rig = open({ kinds: [quiet] });
    await rig.show();
    const withdrawal = new AbortController();
    rig.host
      .openSession({ id: "travel" })
      .receive("form/ask", {}, { signal: withdrawal.signal })
      .catch(() => {});
    const { id } = await openQuestion(rig.host);
    expect(rig.host.read(id)).toMatchObject({ quiet: true, surface: undefined });
    show();
    expect(rig.host.read(id)).toMatchObject({ quiet: undefined, surface: "one", inFront: true });
    withdrawal.abort();
    await rig.show({ id: "two", kind: "inline" });
    expect(rig.host.read(id)).toMatchObject({ lingering: true, quiet: undefined, surface: "two" });
  });
});

describe("a question that no surface shows", () => {
  const after = 1_000;
  async function openUnseen() {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const rig = open({ unattendedAfter: after });
    const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
    return { ...rig, pass };
  }

  it("is given up after a while, not counting the time that it was shown or put aside", async () => {
    const { host, ask, show, close, pass } = await openUnseen();
    const id = await ask("form", "travel");
    await pass(after - 1);
    await show();
    await pass(after * 3);
    await host.send({ type: "putAside", id });
    await close("one");
    await pass(after * 3);
    expect(host.getState().open).toMatchObject([{ id, aside: true }]);
    await host.send({ type: "resume", id });
    await pass(after - 1);
    expect(host.getState().open).toMatchObject([{ id, aside: false }]);
    await pass(1);
    expect(host.getState()).toMatchObject({
      open: [],
      settled: [{ id, outcome: { by: "host", cause: "unattended" } }],
    });
  });

  it("is given up though a surface is there that is for others", async () => {
    const { host, ask, show, pass } = await openUnseen();
    await show({ session: "bank" });
    await ask("form", "travel");
    await pass(after);
    expect(host.getState()).toMatchObject({ open: [], settled: [{ lingering: false }] });
  });
});
