import { createHost, type DraftStorage, type HostOptions } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";

const key = "mcp-host-ui:drafts";

/** A storage that answers at once, and counts what it is asked. */
function createStorage() {
  const items = new Map<string, string>();
  const asked: string[] = [];
  const storage = {
    getItem(name: string) {
      if (name.endsWith(":blocked")) return null;
      asked.push("get");
      return items.get(name) ?? null;
    },
    setItem(name: string, value: string) {
      asked.push("set");
      items.set(name, value);
    },
    removeItem(name: string) {
      asked.push("remove");
      items.delete(name);
    },
  };
  return { items, asked, storage, text: () => items.get(key) ?? "" };
}

/** A page with a server that asks what its kind lets survive; what the storage does comes at once, or not at all. */
async function openPage(storage: DraftStorage, options: Partial<HostOptions> = {}) {
  const errors: Error[] = [];
  const host = createHost({
    kinds: [ownKind("own", { revives: () => true })],
    storage,
    unattendedAfter: Number.POSITIVE_INFINITY,
    onError: (error) => errors.push(error as Error),
    ...options,
  });
  onTestFinished(host.close);
  await vi.dynamicImportSettled();
  await moment();
  const session = host.openSession({ id: "travel" });
  const ask = (of?: unknown) => {
    session.receive("own/ask", { of }).catch(() => {});
    return host.getState().open.at(-1)?.id ?? "";
  };
  const type = async (id: string, draft: object) => {
    await host.send({ type: "saveDraft", id, draft: { ...draft } });
    await moment();
  };
  return { host, errors, ask, type };
}

const moment = () => new Promise((resolve) => setImmediate(resolve));

const full = () => {
  throw new DOMException("Full.", "QuotaExceededError");
};

describe("a storage for drafts that fails", () => {
  it("is told of once, with its own error, and again once it has worked meanwhile", async () => {
    const { storage, text } = createStorage();
    let isFull = true;
    const { errors, ask, type } = await openPage({
      ...storage,
      setItem: (name, value) => (isFull ? full() : storage.setItem(name, value)),
    });
    const id = ask();
    for (const city of ["L", "Li", "Lis"]) await type(id, { city });
    const message = "The drafts could not be stored; they are safe until the page closes.";
    expect(errors).toMatchObject([{ message, cause: { name: "QuotaExceededError" } }]);
    isFull = false;
    await type(id, { city: "Lisbon" });
    expect(text()).toContain("Lisbon");
    isFull = true;
    await type(id, { city: "Porto" });
    expect(errors.map((error) => error.message)).toEqual([message, message]);
  });

  it("says what could not be read, and stores what comes all the same", async () => {
    const { storage, text, items } = createStorage();
    items.set(key, "{");
    const { host, errors, ask, type } = await openPage(storage);
    const message = "The stored drafts could not be read; nothing else is lost.";
    expect(errors).toMatchObject([{ message, cause: { name: "SyntaxError" } }]);
    expect(host.getState().settled).toEqual([]);
    const id = ask();
    await type(id, { city: "Lisbon" });
    expect(text()).toContain("Lisbon");
    // Something else of the page writes there.
    items.set(key, "}");
    await type(id, { city: "Porto" });
    expect(text()).toContain("Porto");
    expect(errors.map((error) => error.message)).toEqual([message, message]);
  });

  it("gets what was typed last, not what it refused before", async () => {
    const { storage, text } = createStorage();
    let refuse: (error: Error) => void = () => {};
    const setItem = vi
      .fn<(name: string, value: string) => void | Promise<void>>(storage.setItem)
      .mockReturnValueOnce(
        new Promise((_, reject) => {
          refuse = reject;
        }),
      );
    const { errors, ask, type } = await openPage({ ...storage, setItem });
    const [one, other] = [ask(1), ask(2)];
    await type(one, { city: "Lisbon" });
    await type(one, { city: "Porto" });
    expect(setItem).toHaveBeenCalledOnce();
    refuse(new Error("Full."));
    await moment();
    expect(errors).toHaveLength(1);
    expect(text()).toContain("Porto");
    await type(other, { city: "Faro" });
    expect(text()).toContain("Porto");
    expect(text()).not.toContain("Lisbon");
  });
});

describe("a storage for drafts", () => {
  it("is written once for all that is typed while it is busy", async () => {
    const { storage, text } = createStorage();
    let goOn = () => {};
    const setItem = vi
      .fn<(name: string, value: string) => void | Promise<void>>(storage.setItem)
      .mockReturnValueOnce(
        new Promise((resolve) => {
          goOn = resolve;
        }),
      );
    const { ask, type } = await openPage({ ...storage, setItem });
    const id = ask();
    for (const city of ["L", "Li", "Lis", "Lisb"]) await type(id, { city });
    goOn();
    await moment();
    expect(setItem).toHaveBeenCalledTimes(2);
    expect(text()).toContain('"Lisb"');
  });

  it("is left alone while nothing is typed, and cleared when all of it is deleted", async () => {
    const { storage, asked, items } = createStorage();
    const { host, ask, type } = await openPage(storage);
    expect(asked).toEqual(["get", "get"]);
    const [one, other] = [ask(1), ask(2)];
    await type(one, {});
    await host.send({ type: "settle", id: other, answer: {} });
    await moment();
    expect(asked).toEqual(["get", "get"]);
    await type(one, { city: "Lisbon" });
    expect([...items.keys()]).toEqual([key]);
    await type(one, {});
    expect(asked).toEqual(["get", "get", "get", "set", "get", "remove"]);
    expect(items.size).toBe(0);
  });

  it("gets an earlier draft again once there is room for it", async () => {
    const { storage, text } = createStorage();
    const { host, ask, type } = await openPage(storage);
    const [one, other] = [ask(1), ask(2)];
    await type(one, { city: `Lisbon${"x".repeat(600_000)}` });
    await type(other, { city: `Porto${"x".repeat(600_000)}` });
    expect(text()).not.toContain("Lisbon");
    await host.send({ type: "settle", id: other, answer: {} });
    await moment();
    expect(text()).toContain("Lisbon");
    expect(text()).not.toContain("Porto");
  });

  it("keeps what was typed when the host was closed, whatever happens to that host afterwards", async () => {
    const { storage, asked, text } = createStorage();
    const { host, ask, type } = await openPage(storage);
    const id = ask();
    await type(id, { city: "Lisbon" });
    host.close();
    await moment();
    expect(text()).toContain("Lisbon");
    const { length } = asked;
    await host.send({ type: "dismiss", id });
    await moment();
    expect(host.read(`draft:${id}`)).toBeUndefined();
    expect(asked).toHaveLength(length);
    const after = await openPage(storage);
    expect(after.host.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
  });
});

describe("a storage for drafts that takes its time", () => {
  it("is told of after five seconds, once for each time, and not where it answers before", async () => {
    const { storage, text } = createStorage();
    let answer: (text: string | null) => void = () => {};
    const getItem = vi
      .fn<DraftStorage["getItem"]>(
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      )
      .mockReturnValueOnce(null)
      .mockReturnValueOnce(null)
      .mockReturnValueOnce(null);
    const { errors, ask, type } = await openPage({ ...storage, getItem });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const id = ask();
    await type(id, { city: "Lisbon" });
    vi.advanceTimersByTime(4_999);
    answer(null);
    await moment();
    expect(text()).toContain("Lisbon");
    vi.advanceTimersByTime(60_000);
    expect(errors).toEqual([]);
    await type(id, { city: "Porto" });
    vi.advanceTimersByTime(5_000);
    expect(errors.map(({ message }) => message)).toEqual([
      "The storage for drafts has not answered for 5 s; until it does they are safe while the page is open.",
    ]);
    vi.advanceTimersByTime(60_000);
    expect(errors).toHaveLength(1);
    answer(text());
    await moment();
    expect(text()).toContain("Porto");
  });
});
