import { Agent } from "node:http";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import {
  attachClient,
  createHost,
  elicitation,
  type HostOptions,
  type LocalHost,
} from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { fetchThrough } from "../support/fetchThrough.js";
import { dialog, openQuestions } from "../support/questions.js";
import { serveHttp } from "../support/serveHttp.js";
import { startClock } from "../support/startClock.js";

const origin = "https://travel.example";

function openHost(options: Partial<HostOptions>): LocalHost {
  const host = createHost({ kinds: [elicitation()], ...options });
  onTestFinished(host.close);
  return host;
}

/** Starts a call that ends when it is told to. */
function startCall(session: { trackCall: ReturnType<LocalHost["openSession"]>["trackCall"] }) {
  let end = () => {};
  const started = vi.fn<() => void>();
  const result = session.trackCall(async ({ signal }) => {
    started();
    await new Promise<void>((resolve, reject) => {
      end = resolve;
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  });
  result.catch(() => {});
  return { result, started, end: () => end() };
}

const phases = (host: LocalHost) => host.getState().calls.map(({ phase }) => phase);

describe("createHost's connectionsPerOrigin", () => {
  it("leaves one connection for answers and one for each session", async () => {
    const host = openHost({ connectionsPerOrigin: 6 });
    const one = host.openSession({ id: "one", origin });
    const two = host.openSession({ id: "two", origin });
    const calls = [one, two, one, two, one].map(startCall);
    await expect
      .poll(() => phases(host))
      .toEqual(["running", "running", "running", "queued", "queued"]);
    calls[1]?.end();
    await expect.poll(() => phases(host)).toEqual(["running", "running", "running", "queued"]);
    expect(calls.map(({ started }) => started.mock.calls.length)).toEqual([1, 1, 1, 1, 0]);
    two.close();
    calls[0]?.end();
    await expect.poll(() => calls[4]?.started.mock.calls.length).toBe(1);
  });

  it("lets one call through, however many sessions there are", async () => {
    const host = openHost({ connectionsPerOrigin: 2 });
    const sessions = ["one", "two", "three"].map((id) => host.openSession({ id, origin }));
    for (const session of sessions) startCall(session);
    await expect.poll(() => phases(host)).toEqual(["running", "queued", "queued"]);
  });

  it("counts each origin alone, and neither what has none nor what speaks 2026-07-28", async () => {
    const host = openHost({ connectionsPerOrigin: 3 });
    const sessions = [
      host.openSession({ id: "here", origin }),
      host.openSession({ id: "there", origin: "https://other.example" }),
      host.openSession({ id: "modern", origin, protocolVersion: "2026-07-28" }),
      host.openSession({ id: "stdio" }),
    ];
    for (const session of sessions) startCall(session);
    await expect.poll(() => phases(host)).toEqual(["running", "running", "running", "running"]);
    startCall(host.openSession({ id: "modern" }));
    startCall(host.openSession({ id: "here" }));
    await expect.poll(() => phases(host).slice(4)).toEqual(["running", "queued"]);
  });

  it("takes no connection away for sessions of other origins, nor for closed ones", async () => {
    const host = openHost({ connectionsPerOrigin: 4 });
    for (const id of ["there", "elsewhere"])
      host.openSession({ id, origin: `https://${id}.example` });
    for (const id of ["gone", "lost"]) host.openSession({ id, origin }).close();
    const session = host.openSession({ id: "here", origin });
    for (const _ of [1, 2, 3]) startCall(session);
    await expect.poll(() => phases(host)).toEqual(["running", "running", "queued"]);
  });

  it("does not run the clock of a call that waits, nor ask it whose question came", async () => {
    const clock = startClock();
    const host = openHost({ connectionsPerOrigin: 1 });
    await host.send({ type: "openSurface", surface: dialog });
    const session = host.openSession({ id: "here", origin });
    const first = startCall(session);
    const run = vi.fn<() => Promise<string>>(async () => "done");
    const second = session.trackCall(run, { timeout: 30 });
    await expect.poll(() => phases(host)).toEqual(["running", "queued"]);
    session.receive("elicitation/create", { message: "City?" }).catch(() => {});
    const [question] = await openQuestions(host);
    expect(question?.calls).toEqual([host.getState().calls[0]?.id]);
    await clock.pass(1_000);
    expect(run).not.toHaveBeenCalled();
    first.end();
    await expect(second).resolves.toBe("done");
  });

  it("lets a person stop a call that waits, and the next one go on", async () => {
    const host = openHost({ connectionsPerOrigin: 1 });
    const session = host.openSession({ id: "here", origin });
    const [first, second, third] = [1, 2, 3].map(() => startCall(session));
    await expect.poll(() => phases(host)).toEqual(["running", "queued", "queued"]);
    await host.send({ type: "stopCall", id: host.getState().calls[1]?.id ?? "" });
    await expect(second?.result).rejects.toMatchObject({ name: "AbortError" });
    first?.end();
    await expect.poll(() => third?.started.mock.calls.length).toBe(1);
    expect(second?.started).not.toHaveBeenCalled();
  });
});

describe("createHost without connectionsPerOrigin", () => {
  const startCalls = async (
    count: number,
    origin: string,
    options: Partial<HostOptions> = {},
    environment = "development",
  ) => {
    // What tells a page or a worker from Node, whose fetch opens as many connections as it likes.
    vi.stubGlobal("location", {});
    vi.stubEnv("NODE_ENV", environment);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    });
    const host = openHost(options);
    const session = host.openSession({ id: "here", origin });
    for (let call = 0; call < count; call += 1) startCall(session);
    await vi.dynamicImportSettled();
    return warn;
  };

  it("names the cause, once, when more connections are needed than a browser opens", async () => {
    const warn = await startCalls(6, "http://five.example");
    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining("connections to http://five.example"),
    );
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("connectionsPerOrigin: 6"));
  });

  it.each([
    ["while there are enough", 4, {}],
    ["where the host app says that there are enough", 9, { connectionsPerOrigin: Infinity }],
  ] as const)("says nothing %s", async (what, count, options) => {
    expect(
      await startCalls(count, `http://${what.length}.example`, options),
    ).not.toHaveBeenCalled();
  });

  it("says nothing in production", async () => {
    const warn = await startCalls(9, "http://production.example", {}, "production");
    expect(warn).not.toHaveBeenCalled();
  });
});

describe("trackCall over HTTP/1.1 with six connections", () => {
  const book = async (options: Partial<HostOptions>, count: number) => {
    const url = await serveHttp();
    const host = openHost(options);
    await host.send({ type: "openSurface", surface: dialog });
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    const client = new Client({ name: "test-host", version: "1.0.0" });
    const session = attachClient(host, client, { id: "travel", origin: url.origin });
    await client.connect(new StreamableHTTPClientTransport(url, { fetch: fetchThrough(agent) }));
    onTestFinished(async () => {
      await client.close();
      agent.destroy();
    });
    const answer = async () => {
      for (const { id } of host.getState().open)
        await host.send({
          type: "settle",
          id,
          answer: { action: "accept", content: { city: "Lisbon" } },
        });
    };
    const calls = Array.from({ length: count }, () =>
      session.trackCall((tracked) => client.callTool({ name: "book" }, tracked)),
    );
    const settled = Promise.allSettled(calls);
    const ended = vi.fn<() => void>();
    void settled.then(ended);
    return { host, answer, calls, ended };
  };

  it("ends every call where they wait for their turn", async () => {
    const { host, answer, calls, ended } = await book({ connectionsPerOrigin: 6 }, 9);
    await expect.poll(() => host.getState().open.length).toBe(4);
    await expect
      .poll(async () => {
        await answer();
        return ended.mock.calls.length;
      })
      .toBe(1);
    await expect(Promise.all(calls)).resolves.toHaveLength(9);
  });

  it("would wait for ever where they do not", async () => {
    const clock = startClock();
    const { host, answer, ended } = await book({}, 5);
    await expect.poll(() => host.getState().open.length).toBe(5);
    await answer();
    await clock.pass(10_000);
    expect(ended).not.toHaveBeenCalled();
  });
});
