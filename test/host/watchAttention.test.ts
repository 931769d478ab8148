import { createHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { dialog } from "../support/questions.js";

/** A host with one question that nothing shows, and what the console says of it. */
async function open({ mode = "development", unattendedAfter = 30_000 } = {}) {
  vi.stubEnv("NODE_ENV", mode);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  // A kind is named once, in all the life of a page.
  const kind = `own-${crypto.randomUUID()}`;
  const host = createHost({ kinds: [ownKind(kind)], unattendedAfter });
  onTestFinished(host.close);
  host
    .openSession({ id: "travel" })
    .receive(`${kind}/ask`, {})
    .catch(() => {});
  const pass = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time);
    await vi.dynamicImportSettled();
  };
  await pass(0);
  const notes = () =>
    warn.mock.calls.map(([note]) => String(note)).filter((note) => note.includes(kind));
  const [question] = host.getState().open;
  return { host, id: question?.id ?? "", pass, notes };
}

describe("a developer whose app shows a question nowhere", () => {
  it("is told so after two seconds, long before the question is given up", async () => {
    const { host, pass, notes } = await open();
    await pass(1_999);
    expect(notes()).toEqual([]);
    await pass(1);
    expect(notes()).toEqual([
      expect.stringContaining("30000 ms after it came the server is told that nobody was there"),
    ]);
    expect(host.getState().open).toHaveLength(1);
    await pass(27_999);
    expect(host.getState().open).toHaveLength(1);
    await pass(1);
    expect(host.getState().settled).toMatchObject([{ outcome: { cause: "unattended" } }]);
    expect(notes()).toHaveLength(1);
  });

  it("is told so as the question is given up, where that is sooner", async () => {
    const { host, pass, notes } = await open({ unattendedAfter: 500 });
    await pass(500);
    expect(host.getState().open).toEqual([]);
    expect(notes()).toHaveLength(1);
  });

  it("is told so where it is never given up", async () => {
    const { host, pass, notes } = await open({ unattendedAfter: Number.POSITIVE_INFINITY });
    await pass(60_000);
    expect(notes()).toEqual([expect.stringContaining("the server waits for ever")]);
    expect(host.getState().open).toHaveLength(1);
  });

  it.each([
    ["shown", { type: "openSurface", surface: dialog }],
    ["put aside", { type: "putAside" }],
    ["answered", { type: "settle", answer: "yes" }],
  ] as const)("is told nothing where it is %s in time", async (_, command) => {
    const { host, id, pass, notes } = await open();
    await pass(1_999);
    await host.send({ id, ...command } as Parameters<typeof host.send>[0]);
    await pass(60_000);
    expect(notes()).toEqual([]);
  });

  it("is told nothing in production, where it is given up all the same", async () => {
    const { host, pass, notes } = await open({ mode: "production" });
    await pass(30_000);
    expect(host.getState().settled).toMatchObject([{ outcome: { cause: "unattended" } }]);
    expect(notes()).toEqual([]);
  });
});
