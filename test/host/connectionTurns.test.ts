import { createHost, type HostOptions, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";

const origin = "https://travel.example";

function open(options: Partial<HostOptions> = {}) {
  const host = createHost({ kinds: [ownKind()], ...options });
  onTestFinished(host.close);
  const phases = () => host.getState().calls.map(({ phase }) => phase);
  return { host, phases };
}

/** Starts a call that ends when it is told to. */
function start(session: ReturnType<LocalHost["openSession"]>) {
  let end = () => {};
  const result = session.trackCall(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  result.catch(() => {});
  return { result, end: () => end() };
}

const loaded = async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setImmediate(resolve));
};

describe("a call that need not wait for a connection", () => {
  it.each<readonly [string, Partial<HostOptions>, object]>([
    ["there is no limit", {}, { origin }],
    ["there are as many as it likes", { connectionsPerOrigin: Infinity }, { origin }],
    ["its server is reached at no address", { connectionsPerOrigin: 1 }, {}],
  ])("starts at once where %s", (_, options, more) => {
    const { host, phases } = open(options);
    const session = host.openSession({ id: "travel", ...more });
    for (let count = 0; count < 9; count += 1) start(session);
    expect(phases()).toEqual(Array.from({ length: 9 }, () => "running"));
  });
});

describe("calls that share connections", () => {
  it("leave one each to the session and to answers, and go on one by one", async () => {
    const { host, phases } = open({ connectionsPerOrigin: 4 });
    const session = host.openSession({ id: "travel", origin });
    const calls = [1, 2, 3, 4, 5].map(() => start(session));
    await loaded();
    expect(phases()).toEqual(["running", "running", "queued", "queued", "queued"]);
    calls[0]?.end();
    await loaded();
    expect(phases()).toEqual(["running", "running", "queued", "queued"]);
    calls[1]?.end();
    calls[2]?.end();
    await loaded();
    expect(phases()).toEqual(["running", "running"]);
    calls[3]?.end();
    calls[4]?.end();
    await loaded();
    for (const _ of [1, 2, 3]) start(session);
    await loaded();
    expect(phases()).toEqual(["running", "running", "queued"]);
  });

  it("get no connection out of one that is stopped while it waits", async () => {
    const { host, phases } = open({ connectionsPerOrigin: 4 });
    const session = host.openSession({ id: "travel", origin });
    for (const _ of [1, 2, 3, 4]) start(session);
    await loaded();
    await host.send({ type: "stopCall", id: host.getState().calls[2]?.id ?? "" });
    await loaded();
    expect(phases()).toEqual(["running", "running", "queued"]);
    await host.send({ type: "stopCall", id: host.getState().calls[0]?.id ?? "" });
    await loaded();
    expect(phases()).toEqual(["running", "running"]);
  });
});

describe("a page whose calls need more connections than a browser opens", () => {
  const warningsOf = async (calls: number, isPage = true) => {
    // What was told of one origin is not told again.
    const origin = `http://${crypto.randomUUID()}.example`;
    if (isPage) vi.stubGlobal("location", {});
    vi.stubEnv("NODE_ENV", "development");
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    });
    const { host } = open();
    const session = host.openSession({ id: "travel", origin });
    // Neither of these needs any: another origin, a session that is over, a revision that holds none.
    start(host.openSession({ id: "hotel", origin: "https://hotel.example" }));
    host.openSession({ id: "gone", origin }).close();
    start(host.openSession({ id: "modern", origin, protocolVersion: "2026-07-28" }));
    for (let call = 0; call < calls; call += 1) start(session);
    await loaded();
    return { origin, warnings: warn.mock.calls.flat() };
  };

  it("is told once, with what to write", async () => {
    const { origin, warnings } = await warningsOf(8);
    expect(warnings).toEqual([
      expect.stringContaining(
        `10 connections to ${origin} are needed: one for each session and each open call, and one for the next answer. ` +
          "Over HTTP/1.1 a browser opens 6, so answers may wait behind the calls that wait for them, for ever. " +
          "Write createHost({ connectionsPerOrigin: 6 }) to let calls queue, or serve the origin over HTTP/2 and write Infinity.",
      ),
    ]);
  });

  it.each([
    ["six are enough", 4, true, 0],
    ["seven are needed", 5, true, 1],
    ["there is no page", 9, false, 0],
  ] as const)("is told only if there are too many: %s", async (_, calls, isPage, times) => {
    const { warnings } = await warningsOf(calls, isPage);
    expect(warnings).toHaveLength(times);
  });
});

describe("a call that waits for a connection", () => {
  it("owns no question, and does not wait with any", async () => {
    const { host, phases } = open({ connectionsPerOrigin: 1 });
    const session = host.openSession({ id: "travel", origin });
    const { end } = start(session);
    start(session);
    await loaded();
    session.receive("own/ask").catch(() => {});
    const [running, queued] = host.getState().calls;
    expect(host.getState().open).toMatchObject([{ calls: [running?.id] }]);
    expect(phases()).toEqual(["waiting", "queued"]);
    end();
    await loaded();
    expect(host.getState().calls).toMatchObject([{ id: queued?.id, phase: "running" }]);
  });
});
