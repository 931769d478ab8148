import type { OpenDeskStore } from "@mcp-host-ui/desk/testing";
import { expect, vi } from "vitest";

/** Restarts an engine while somebody watches: they are woken when it is back, and by the next write. */
export async function survivesRestart(open: OpenDeskStore, restart: () => Promise<void>) {
  const [writer, reader] = [await open(), await open()];
  const audience = `restarted-${crypto.randomUUID()}`;
  const entry = { audience, id: "first", body: "1", expiresAt: Date.now() + 60_000 };
  const wake = vi.fn();
  const stop = await reader.watch(audience, wake);
  const first = await writer.put(entry, 0);
  await vi.waitFor(() => expect(wake).toHaveBeenCalled());
  wake.mockClear();

  await restart();
  await vi.waitFor(() => expect(wake).toHaveBeenCalled(), { timeout: 60_000 });

  wake.mockClear();
  const write = () => writer.put({ ...entry, body: "2" }, first?.version ?? 0);
  // Clients that had not yet noticed fail once.
  const second = await write().catch(() => write());
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  await vi.waitFor(() => expect(wake).toHaveBeenCalled(), { timeout: 60_000 });
  const { entries } = await reader.list(audience, first?.sequence);
  expect(entries).toEqual([second]);
  await stop();
}
