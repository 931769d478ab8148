import { describe, expect, it, vi } from "vitest";
import { memoryDesk } from "../src/server/kept/memoryDesk.js";

const later = () => Date.now() + 60_000;

describe("memoryDesk", () => {
  it("lets one of fifty writers of the same version win", async () => {
    const store = memoryDesk();
    const first = await store.put({ audience: "a", id: "q", expiresAt: later(), body: "open" }, 0);
    const claims = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        store.put(
          { audience: "a", id: "q", expiresAt: later(), body: `by ${n}` },
          first?.version ?? 0,
        ),
      ),
    );

    const [won, ...others] = claims.filter((claim) => claim !== undefined);
    expect(others).toEqual([]);
    expect(won).toBeDefined();
    expect(await store.get("a", "q")).toEqual(won);
  });

  it("lists each entry once, as it was written last, in the order of the writes", async () => {
    const store = memoryDesk();
    const one = await store.put({ audience: "a", id: "1", expiresAt: later(), body: "x" }, 0);
    await store.put({ audience: "a", id: "2", expiresAt: later(), body: "y" }, 0);
    const since = (await store.list("a")).sequence;
    await store.put({ audience: "a", id: "1", expiresAt: later(), body: "z" }, one?.version ?? 0);

    expect((await store.list("a")).entries.map(({ id, body }) => [id, body])).toEqual([
      ["2", "y"],
      ["1", "z"],
    ]);
    expect((await store.list("a", since)).entries.map(({ id }) => id)).toEqual(["1"]);
    expect(await store.list("b")).toEqual({ entries: [], sequence: 0 });
  });

  it("forgets what has expired, so that the id is free again", async () => {
    const store = memoryDesk();
    await store.put({ audience: "a", id: "q", expiresAt: Date.now() - 1, body: "old" }, 0);

    expect(await store.get("a", "q")).toBeUndefined();
    expect((await store.list("a")).entries).toEqual([]);
    expect(
      await store.put({ audience: "a", id: "q", expiresAt: later(), body: "new" }, 0),
    ).toMatchObject({ body: "new" });
  });

  it("wakes those who watch the audience, until they stop", async () => {
    const store = memoryDesk();
    const wake = vi.fn();
    const other = vi.fn();
    const stop = await store.watch("a", wake);
    await store.watch("b", other);
    await store.put({ audience: "a", id: "1", expiresAt: later(), body: "" }, 0);
    expect(wake).toHaveBeenCalledTimes(1);

    await stop();
    await store.put({ audience: "a", id: "2", expiresAt: later(), body: "" }, 0);
    expect(wake).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  it("lets go of what is dropped", async () => {
    const store = memoryDesk();
    await store.put({ audience: "a", id: "q", expiresAt: later(), body: "" }, 0);
    await store.drop("a", "q");
    await store.drop("a", "q");

    expect((await store.list("a")).entries).toEqual([]);
  });
});
