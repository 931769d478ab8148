import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startManualClock } from "../../../support/manualClock.js";
import { startClock } from "../../../support/startClock.js";
import { archive, planning, startHost, startRootsServer, stateOf, tell, templates } from "./rig.js";

const once = { interval: 5 };

/** A disk from which folders can be taken away. */
const createDisk = (...gone: string[]) => {
  const missing = new Set(gone);
  const looks: string[] = [];
  return {
    missing,
    looks,
    checkAccess: async (uri: string) => {
      looks.push(uri);
      return !missing.has(uri);
    },
  };
};

describe("checkAccess", () => {
  it("keeps a root from servers that is out of reach, and marks it", async () => {
    const disk = createDisk(templates);
    const { host } = startHost({ initial: [planning, templates], ...disk, approve: () => true });
    const server = await startRootsServer(host);
    await expect(server.list().answer).resolves.toEqual({ roots: [{ uri: planning }] });
    expect(stateOf(host).roots).toMatchObject([
      { uri: planning, gone: false },
      { uri: templates, gone: true },
    ]);
  });

  it("lets a root come back by itself, and the server hears of both", async () => {
    const disk = createDisk();
    const { host } = startHost({
      initial: [planning, templates],
      ...disk,
      checkInterval: 20,
      approve: () => true,
    });
    const server = await startRootsServer(host);
    await server.list().answer;
    disk.missing.add(templates);
    await expect.poll(server.heard, once).toBe(1);
    expect(stateOf(host).roots[1]?.gone).toBe(true);
    disk.missing.delete(templates);
    await expect.poll(server.heard, once).toBe(2);
    await expect(server.list().answer).resolves.toMatchObject({ roots: { length: 2 } });
  });

  it("is asked when the person asks", async () => {
    const clock = startClock();
    const disk = createDisk();
    const { host } = startHost({ initial: [planning], ...disk, checkInterval: Infinity });
    await expect.poll(() => disk.looks, once).toEqual([planning]);
    disk.missing.add(planning);
    await clock.pass(1_050);
    expect(await tell(host, { type: "roots/check" })).toEqual({ done: true });
    expect(stateOf(host).roots[0]?.gone).toBe(true);
  });

  it("is asked about a new root at once, and before a server gets it", async () => {
    const disk = createDisk(archive);
    const { host } = startHost({ initial: [planning], ...disk, approve: () => true });
    const server = await startRootsServer(host);
    await server.list().answer;
    await tell(host, { type: "roots/add", root: archive });
    await expect(server.list().answer).resolves.toEqual({ roots: [{ uri: planning }] });
  });

  it("is asked about a new root though no server asks, so that the person sees it marked", async () => {
    const disk = createDisk(archive);
    const { host } = startHost({ initial: [planning], ...disk, checkInterval: Infinity });
    await expect.poll(() => disk.looks, once).toEqual([planning]);
    await tell(host, { type: "roots/add", root: archive });
    await expect.poll(() => stateOf(host).roots[1], once).toMatchObject({ gone: true });
  });

  it("is asked once for a crowd of requests", async () => {
    startManualClock();
    const disk = createDisk();
    const { host } = startHost({ initial: [planning], ...disk, approve: () => true });
    const server = await startRootsServer(host);
    await Promise.all(Array.from({ length: 30 }, () => server.list().answer));
    expect(disk.looks).toEqual([planning]);
  });

  it.each([
    ["rejects", () => Promise.reject(new Error("ENOENT"))],
    [
      "throws",
      () => {
        throw new Error("ENOENT");
      },
    ],
  ])("that %s says that the folder is out of reach", async (_how, checkAccess) => {
    const { host, errors } = startHost({ initial: [planning], checkAccess, approve: () => true });
    const server = await startRootsServer(host);
    await expect(server.list().answer).resolves.toEqual({ roots: [] });
    expect(errors).toEqual([]);
  });

  it("that never answers keeps the server waiting for five seconds, and the folder out", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { host } = startHost({
      initial: [planning, templates],
      checkAccess: (uri) => uri === planning || new Promise(() => {}),
      approve: () => true,
    });
    const server = await startRootsServer(host);
    let shared: unknown;
    const { answer } = server.list();
    void answer.then((result) => (shared = result));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(shared).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toEqual({ roots: [{ uri: planning }] });
  });

  it("is not asked again while no server is connected", async () => {
    const clock = startClock();
    const disk = createDisk();
    const { host } = startHost({ initial: [planning], ...disk, checkInterval: 20 });
    const server = await startRootsServer(host);
    await expect.poll(() => disk.looks.length, once).toBeGreaterThan(2);
    await server.close();
    await expect.poll(() => host.getState().sessions[0]?.phase, once).toBe("closed");
    await clock.pass(40);
    const looks = disk.looks.length;
    await clock.pass(1_000);
    expect(disk.looks).toHaveLength(looks);
  });
});
