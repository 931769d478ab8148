import { startServer } from "@mcp-host-ui/testing";
import { createHost, type DraftStorage, elicitation } from "mcp-host-ui/host";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  dialog,
  openQuestion,
  openQuestions,
  settledQuestion,
  shippingAddress,
} from "../support/questions.js";
import { startClock } from "../support/startClock.js";

const key = "mcp-host-ui:drafts";

/** A page: a host with a server, and the questions that its server asks. */
async function openPage(storage: DraftStorage, errors: unknown[] = [], id = "travel") {
  const host = createHost({
    kinds: [elicitation()],
    storage,
    onError: (error) => errors.push(error),
  });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const server = await startServer(host, { id });
  onTestFinished(() => server.close());
  return { host, server };
}

function createStorage(items = new Map<string, string>()) {
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

async function typeCity(storage: DraftStorage, items: Map<string, string>) {
  const { host, server } = await openPage(storage);
  const asked = server.elicit(shippingAddress);
  const { id } = await openQuestion(host);
  await host.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
  await expect.poll(() => items.get(key) ?? "").toContain('"Lisbon"');
  return { host, id, asked };
}

let clock: ReturnType<typeof startClock>;
beforeEach(() => {
  clock = startClock();
});

/** Lets the time pass in which the host stores drafts. */
const moment = () => clock.pass(1_000);

describe("createHost with a storage", () => {
  it("says after a reload that a question is gone, with what was typed", async () => {
    const storage = createStorage();
    const { id } = await typeCity(storage, storage.items);

    const { host } = await openPage(storage);

    expect(await settledQuestion(host, id)).toMatchObject({
      request: shippingAddress,
      outcome: { sent: "nothing", by: "session", cause: "reload" },
      lingering: true,
      surface: "dialog",
    });
    expect(host.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
    await host.send({ type: "dismiss", id });
    await expect.poll(() => storage.items.has(key)).toBe(false);
  });

  it("knows after a reload what the server was called, though nobody has attached it again", async () => {
    const storage = createStorage();
    const { id } = await typeCity(storage, storage.items);
    const host = createHost({ kinds: [elicitation()], storage });
    onTestFinished(host.close);
    await settledQuestion(host, id);
    expect(host.getState().sessions).toMatchObject([
      { id: "travel", name: "Travel Booking", phase: "closed" },
    ]);
  });

  it("remembers across a reload that the server withdrew this question", async () => {
    const storage = createStorage();
    const { host: before, id, asked } = await typeCity(storage, storage.items);
    asked.withdraw();
    await settledQuestion(before, id);
    await expect.poll(() => storage.items.get(key)).toContain('"by":"server"');

    const { host } = await openPage(storage);
    expect(await settledQuestion(host, id)).toMatchObject({ outcome: { by: "server" } });
    expect(host.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
  });

  it("hands what was typed to the same question when the same server asks again", async () => {
    const storage = createStorage();
    const before = await typeCity(storage, storage.items);
    const { host, server } = await openPage(storage);
    await settledQuestion(host, before.id);

    const other = server.elicit({ ...shippingAddress, message: "Something else" });
    const { id: otherId } = await openQuestion(host);
    expect(host.read(`draft:${otherId}`)).toBeUndefined();
    await host.send({ type: "settle", id: otherId, answer: { action: "cancel" } });
    await other.answer;

    server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    await expect.poll(() => host.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
    expect(host.read(`draft:${before.id}`)).toBeUndefined();
    expect(await settledQuestion(host, before.id)).toMatchObject({
      lingering: false,
      dismissed: true,
    });
  });

  it("hands nothing to another server, though it asks the very same", async () => {
    const storage = createStorage();
    const before = await typeCity(storage, storage.items);
    const { host, server } = await openPage(storage, [], "other");
    await settledQuestion(host, before.id);

    const asked = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    // What would be handed over is there as soon as the kind has told what may be stored.
    await expect.poll(() => storage.items.get(key)).toContain(before.id);
    await moment();
    expect(host.read(`draft:${id}`)).toBeUndefined();
    expect(host.read(`draft:${before.id}`)).toEqual({ city: "Lisbon" });
    await host.send({ type: "settle", id, answer: { action: "cancel" } });
    await expect(asked.answer).resolves.toEqual({ action: "cancel" });
  });

  it("hands it over, and forgets it, when the server asks again before the storage was read", async () => {
    const storage = createStorage();
    const before = await typeCity(storage, storage.items);
    let read: (text: string | null) => void = () => {};
    const late = new Promise<string | null>((resolve) => {
      read = resolve;
    });
    const getItem = vi.fn<DraftStorage["getItem"]>(storage.getItem).mockReturnValueOnce(late);
    const { host, server } = await openPage({ ...storage, getItem });
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    read(storage.items.get(key) ?? null);

    await expect.poll(() => host.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
    expect(await settledQuestion(host, before.id)).toMatchObject({ dismissed: true });
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await answer;
    await expect.poll(() => storage.items.has(key)).toBe(false);
  });

  it("stores nothing of a question that was settled", async () => {
    const storage = createStorage();
    const { host, id } = await typeCity(storage, storage.items);
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await expect.poll(() => storage.items.has(key)).toBe(false);
  });

  it("keeps the newest drafts where they are too many or too long", async () => {
    const storage = createStorage();
    const { host, server } = await openPage(storage);
    const long = "x".repeat(800_000);
    for (const city of [long, long, "Lisbon"]) {
      const asked = server.elicit(shippingAddress);
      await expect.poll(() => host.getState().open.length, { interval: 2 }).toBeGreaterThan(0);
      const id = host.getState().open.at(-1)?.id ?? "";
      await host.send({ type: "saveDraft", id, draft: { city } });
      asked.withdraw();
      await settledQuestion(host, id);
    }
    await expect.poll(() => storage.items.get(key)).toContain("Lisbon");
    const { length } = storage.items.get(key) ?? "";
    expect(length).toBeGreaterThan(800_000);
    expect(length).toBeLessThan(1_000_200);
  });

  const kept = (change: object, request: object = { mode: "form", ...shippingAddress }) =>
    JSON.stringify({
      version: 1,
      drafts: [
        {
          server: "Travel Booking",
          draft: { city: "Lisbon" },
          question: {
            id: "q",
            kind: "elicitation",
            session: "travel",
            asked: 1,
            receivedAt: 1,
            embedded: false,
            calls: [],
            request,
            ...change,
          },
        },
      ],
    });

  it.each([
    ["is corrupt", "{", 1],
    ["has another shape", '{"version":1,"drafts":[{}]}', 1],
    ["holds a question without calls", kept({ calls: 1 }), 1],
    ["is of another version", '{"version":99}', 1],
    ["holds a question of no kind here", kept({ kind: "sampling" }), 0],
    ["holds a form without a message", kept({}, { mode: "form" }), 0],
  ] as const)("brings nothing back when the storage %s", async (_what, text, reported) => {
    const errors: unknown[] = [];
    const { host } = await openPage(createStorage(new Map([[key, text]])), errors);
    await moment();
    expect(host.getState().settled).toEqual([]);
    expect(errors).toHaveLength(reported);
  });

  it("brings back what has the right shape", async () => {
    const { host } = await openPage(createStorage(new Map([[key, kept({})]])));
    expect(await settledQuestion(host, "q")).toMatchObject({ outcome: { cause: "reload" } });
  });

  it.each([
    [
      "is forbidden",
      {
        getItem: (): string => {
          throw new DOMException("No.", "SecurityError");
        },
        setItem: () => {
          throw new DOMException("Full.", "QuotaExceededError");
        },
        removeItem: () => {},
      },
      2,
    ],
    [
      "is full",
      {
        getItem: (): string | null => null,
        setItem: () => {
          throw new DOMException("Full.", "QuotaExceededError");
        },
        removeItem: () => {},
      },
      1,
    ],
    [
      "never answers",
      {
        getItem: () => new Promise<null>(() => {}),
        setItem: () => {},
        removeItem: () => {},
      },
      1,
    ],
  ] as const)(
    "works when the storage %s, and reports each fault once",
    async (_what, storage, reported) => {
      const errors: unknown[] = [];
      const { host, server } = await openPage(storage, errors);
      const { answer } = server.elicit(shippingAddress);
      const { id } = await openQuestion(host);
      await moment();
      for (const city of ["Lis", "Lisbo", "Lisbon"]) {
        await host.send({ type: "saveDraft", id, draft: { city } });
        await moment();
      }
      expect(host.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
      await host.send({
        type: "settle",
        id,
        answer: { action: "accept", content: { city: "Lisbon" } },
      });
      await expect(answer).resolves.toMatchObject({ content: { city: "Lisbon" } });
      await clock.pass(10_000);
      expect(errors).toHaveLength(reported);
    },
  );

  it("stores what it could not store before, with the next key, once the storage takes it", async () => {
    const storage = createStorage();
    let isFull = true;
    const errors: unknown[] = [];
    const { host, server } = await openPage(
      {
        ...storage,
        setItem(name, value) {
          if (isFull) throw new DOMException("Full.", "QuotaExceededError");
          storage.setItem(name, value);
        },
      },
      errors,
    );
    for (const message of ["First?", "Second?"]) server.elicit({ ...shippingAddress, message });
    const [first, second] = await openQuestions(host, 2);
    await host.send({ type: "saveDraft", id: first?.id ?? "", draft: { city: "Lisbon" } });
    await expect.poll(() => errors).toHaveLength(1);
    isFull = false;
    await host.send({ type: "saveDraft", id: second?.id ?? "", draft: { city: "Porto" } });
    await expect.poll(() => storage.items.get(key)).toContain('"Porto"');
    expect(storage.items.get(key)).toContain('"Lisbon"');
  });

  it("says when a storage takes its time", async () => {
    const errors: unknown[] = [];
    let answer = (_text: string | null) => {};
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const asked = vi
      .fn<() => Promise<string | null>>(async () => null)
      .mockReturnValueOnce(
        new Promise((resolve) => {
          answer = resolve;
        }),
      );
    const host = createHost({
      kinds: [elicitation()],
      storage: {
        getItem: (name) => (name === key ? asked() : null),
        setItem: () => {},
        removeItem: () => {},
      },
      onError: (error) => errors.push(error),
    });
    onTestFinished(host.close);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(errors).toMatchObject([
      { message: expect.stringContaining("has not answered for 5 s") },
    ]);
    answer(kept({}));
    await vi.waitFor(() => expect(host.getState().settled).toHaveLength(1));
    expect(vi.getTimerCount()).toBe(0);
  });

  it("leaves in place what another page keeps there", async () => {
    const storage = createStorage();
    const first = await openPage(storage);
    const second = await openPage(storage);
    const type = async ({ host, server }: typeof first, message: string, city: string) => {
      const asked = server.elicit({ ...shippingAddress, message });
      asked.answer.catch(() => {});
      const { id } = await openQuestion(host);
      await host.send({ type: "saveDraft", id, draft: { city } });
      await expect.poll(() => storage.items.get(key) ?? "").toContain(`"${city}"`);
      return id;
    };
    const lisbon = await type(first, "First?", "Lisbon");
    const porto = await type(second, "Second?", "Porto");
    expect(storage.items.get(key)).toContain('"Lisbon"');

    await first.host.send({ type: "saveDraft", id: lisbon, draft: { city: "Faro" } });
    await expect.poll(() => storage.items.get(key)).toContain('"Faro"');
    expect(storage.items.get(key)).toContain('"Porto"');

    await first.host.send({ type: "settle", id: lisbon, answer: { action: "decline" } });
    await expect.poll(() => storage.items.get(key)).not.toContain('"Faro"');
    await second.host.send({ type: "saveDraft", id: porto, draft: { city: "Porto Novo" } });
    await expect.poll(() => storage.items.get(key)).toContain('"Porto Novo"');
    // What the first page has answered does not come back.
    expect(storage.items.get(key)).not.toContain('"Faro"');

    const { host } = await openPage(storage);
    expect(await settledQuestion(host, porto)).toMatchObject({ lingering: true });
    expect(host.read(`draft:${porto}`)).toEqual({ city: "Porto Novo" });
  });

  it("leaves in place what another page keeps in a storage that takes its time", async () => {
    const storage = createStorage();
    const slow: DraftStorage = {
      getItem: async (name) => storage.getItem(name),
      setItem: async (name, value) => storage.setItem(name, value),
      removeItem: async (name) => storage.removeItem(name),
    };
    const { host, server } = await openPage(slow);
    await typeCity(slow, storage.items);
    server.elicit({ ...shippingAddress, message: "And where from?" }).answer.catch(() => {});
    const { id } = await openQuestion(host);
    await host.send({ type: "saveDraft", id, draft: { city: "Porto" } });
    await expect.poll(() => storage.items.get(key)).toContain('"Porto"');
    expect(storage.items.get(key)).toContain('"Lisbon"');
  });

  it("stores nothing by itself where there is no page", async () => {
    const asked = vi.fn<() => never>(() => {
      throw new Error("Nobody may look.");
    });
    const before = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage");
    Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get: asked });
    onTestFinished(() => {
      if (before) Object.defineProperty(globalThis, "sessionStorage", before);
      else Reflect.deleteProperty(globalThis, "sessionStorage");
    });
    const host = createHost({ kinds: [elicitation()] });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    session.receive("elicitation/create", shippingAddress).catch(() => {});
    const { id } = await openQuestion(host);
    await host.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
    await moment();
    expect(asked).not.toHaveBeenCalled();
  });
});
