import { createHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";

type Session = ReturnType<ReturnType<typeof createHost>["openSession"]>;
type Run = Parameters<Session["trackCall"]>[0];

function open() {
  const host = createHost({ kinds: [ownKind()] });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  /** Starts a call that ends when it is told to. */
  const start = (options?: Parameters<Session["trackCall"]>[1], of = session) => {
    let given: Parameters<Run>[0] | undefined;
    let end = () => {};
    const result = of.trackCall((tracked) => {
      given = tracked;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    }, options);
    result.catch(() => {});
    const { id = "" } = host.getState().calls.at(-1) ?? {};
    return { id, result, marker: given?.onresumptiontoken, end: () => end() };
  };
  return { host, session, start };
}

describe("the calls of a host", () => {
  it("are found by what their messages carry, while they run", async () => {
    const { host, start } = open();
    const [one, other] = [start(), start()];
    expect(host.callOf(one.marker)).toBe(one.id);
    expect(host.callOf(other.marker)).toBe(other.id);
    expect(host.callOf(() => {})).toBeUndefined();
    expect(host.callOf(undefined)).toBeUndefined();
    one.end();
    await one.result;
    expect(host.callOf(one.marker)).toBeUndefined();
    expect(host.callOf(other.marker)).toBe(other.id);
  });

  it("say what the app calls them, and which task they follow", () => {
    const { host, start } = open();
    start({ name: "book", task: "t1" });
    start();
    const [named, plain] = host.getState().calls;
    expect(named).toEqual({
      id: named?.id,
      session: "travel",
      name: "book",
      task: "t1",
      phase: "running",
      startedAt: expect.any(Number),
    });
    expect(Object.keys(plain ?? {}).sort()).toEqual(["id", "phase", "session", "startedAt"]);
  });

  it("own the questions of their own session, and wait with these alone", async () => {
    const { host, session, start } = open();
    const hotel = host.openSession({ id: "hotel" });
    const [one, other] = [start(), start(undefined, hotel)];
    session.receive("own/ask").catch(() => {});
    const phases = () => host.getState().calls.map(({ phase }) => phase);
    const [question] = host.getState().open;
    expect(question?.calls).toEqual([one.id]);
    expect(phases()).toEqual(["waiting", "running"]);
    hotel.receive("own/ask").catch(() => {});
    expect(host.getState().open[1]?.calls).toEqual([other.id]);
    await host.send({ type: "settle", id: question?.id ?? "", answer: {} });
    expect(phases()).toEqual(["running", "waiting"]);
  });

  it("are stopped with the host, which says so, and the app's own reasons are left alone", async () => {
    const { host, session, start } = open();
    const { result } = start();
    host.close();
    expect(host.getState().calls).toEqual([]);
    const closed = { name: "AbortError", message: "The host was closed." };
    await expect(result).rejects.toMatchObject(closed);
    await expect(session.trackCall(async () => 1)).rejects.toMatchObject(closed);
    const signal = AbortSignal.abort(new Error("Never mind."));
    await expect(session.trackCall(async () => 1, { signal })).rejects.toThrow("Never mind.");
  });

  it("are stopped by the person, which says so, once", async () => {
    const { host, start } = open();
    const { id, result } = start();
    expect(await host.send({ type: "stopCall", id })).toEqual({ done: true });
    await expect(result).rejects.toMatchObject({
      name: "AbortError",
      message: "The call was stopped by the person.",
    });
    expect(await host.send({ type: "stopCall", id })).toMatchObject({ rejection: "unknown" });
  });

  it("keep their own session from being forgotten, and no other", async () => {
    const { host, session, start } = open();
    const hotel = host.openSession({ id: "hotel" });
    const { end, result } = start();
    hotel.close();
    expect(hotel.forget()).toBe(true);
    session.close();
    expect(session.forget()).toBe(false);
    end();
    await result;
    expect(session.forget()).toBe(true);
    expect(host.getState().sessions).toEqual([]);
  });
});
