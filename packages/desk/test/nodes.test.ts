import { memoryDesk } from "@mcp-host-ui/desk";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createNodes } from "../src/server/kept/nodes.js";

const heartbeat = 15_000;
const clock = {
  now: () => Date.now(),
  shared: (local: number) => local,
  sync: () => Promise.resolve(),
};

/** Opens two nodes on one store. The second watches the first, on a clock that the test moves. */
async function openNodes() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const store = memoryDesk();
  const events = { beat: vi.fn(), lost: vi.fn(), report: vi.fn() };
  const node = createNodes(store, clock, heartbeat, events);
  const others = () => createNodes(store, clock, heartbeat, events);
  onTestFinished(() => node.close());
  await node.start();
  return { store, events, node, watcher: others(), others };
}

describe("createNodes", () => {
  it("takes a node for silent after two heartbeats without one, and for gone after the third", async () => {
    const { store, events, node, watcher, others } = await openNodes();
    vi.spyOn(store, "put").mockRejectedValue(new Error("The store is away."));

    await vi.advanceTimersByTimeAsync(2 * heartbeat - 1);
    expect(await others().stateOf(node.id)).toBe("alive");
    await vi.advanceTimersByTimeAsync(1);
    expect(await watcher.stateOf(node.id)).toBe("silent");
    await vi.advanceTimersByTimeAsync(heartbeat - 1);
    expect(await watcher.stateOf(node.id)).toBe("silent");
    await vi.advanceTimersByTimeAsync(1);
    expect(await watcher.stateOf(node.id)).toBe("gone");
    expect(events.report).toHaveBeenCalledTimes(3);
  });

  it("takes no node for gone whose heartbeat the store lost, and notices within one that it did", async () => {
    const { store, events, node, watcher } = await openNodes();
    await store.drop("//nodes", node.id);
    expect(await watcher.stateOf(node.id)).toBe("silent");

    await vi.advanceTimersByTimeAsync(heartbeat);
    expect(await watcher.stateOf(node.id)).toBe("alive");
    expect(events.lost).toHaveBeenCalledTimes(1);
  });

  it("takes no node for gone that may have given a sign of life since the watcher looked last", async () => {
    const { store, node, watcher } = await openNodes();
    await store.drop("//nodes", node.id);
    expect(await watcher.stateOf(node.id)).toBe("silent");
    await vi.advanceTimersByTimeAsync(heartbeat);

    // Both stand still for so long that the sign expires, and the watcher looks first.
    vi.setSystemTime(Date.now() + 2 * heartbeat);
    expect(await watcher.stateOf(node.id)).toBe("silent");
    await vi.advanceTimersByTimeAsync(heartbeat);
    expect(await watcher.stateOf(node.id)).toBe("alive");
  });

  it("takes a node that is closed for gone at once", async () => {
    const { node, watcher } = await openNodes();
    node.close();
    expect(await watcher.stateOf(node.id)).toBe("gone");
  });
});
