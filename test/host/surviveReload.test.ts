import { createHost, type DraftStorage, elicitation } from "mcp-host-ui/host";
import { startServer } from "mcp-host-ui/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestion, settledQuestion, shippingAddress } from "../support/questions.js";

const key = "mcp-host-ui:drafts";

/** A page: a host with a server, and the questions that its server asks. */
async function openPage(storage: DraftStorage, errors: unknown[] = []) {
  const host = createHost({
    slices: [elicitation()],
    storage,
    onError: (error) => errors.push(error),
  });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const server = await startServer(host);
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
  server.elicit(shippingAddress);
  const { id } = await openQuestion(host);
  await host.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
  await expect.poll(() => items.get(key) ?? "").toContain('"Lisbon"');
  return { host, id };
}

describe("createHost with a storage", () => {
  it("says after a reload that a question is gone, with what was typed", async () => {
    const storage = createStorage();
    const { id } = await typeCity(storage, storage.items);

    const { host } = await openPage(storage);

    expect(await settledQuestion(host, id)).toMatchObject({
      request: shippingAddress,
      outcome: { sent: "nothing", by: "session" },
      lingering: true,
      surface: "dialog",
    });
    expect(host.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
    await host.send({ type: "dismiss", id });
    await expect.poll(() => storage.items.has(key)).toBe(false);
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
    expect(await settledQuestion(host, before.id)).toMatchObject({ lingering: false });
  });

  it("stores nothing of a question that was settled", async () => {
    const storage = createStorage();
    const { host, id } = await typeCity(storage, storage.items);
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await expect.poll(() => storage.items.has(key)).toBe(false);
  });

  it.each([
    ["is corrupt", createStorage(new Map([[key, "{"]])), 1],
    ["has another shape", createStorage(new Map([[key, '{"version":1,"drafts":[{}]}']])), 1],
    ["is of another version", createStorage(new Map([[key, '{"version":99}']])), 0],
    [
      "is forbidden",
      {
        getItem: () => {
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
      "never answers",
      {
        getItem: () => new Promise<null>(() => {}),
        setItem: () => {},
        removeItem: () => {},
      },
      0,
    ],
  ] as const)("works on when the storage %s", async (_what, storage, reported) => {
    const errors: unknown[] = [];
    const { host, server } = await openPage(storage, errors);
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    await host.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
    expect(host.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
    await host.send({
      type: "settle",
      id,
      answer: { action: "accept", content: { city: "Lisbon" } },
    });
    await expect(answer).resolves.toMatchObject({ content: { city: "Lisbon" } });
    expect(errors).toHaveLength(reported);
  });
});
