import { createHost, type DraftStorage, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { readStored, writeStored } from "../../src/host/drafts/storedDraft.js";
import { openQuestions, settledQuestion, shippingAddress } from "../support/questions.js";

const key = "mcp-host-ui:drafts";

const question = {
  id: "q",
  kind: "elicitation",
  session: "travel",
  asked: 1,
  receivedAt: 1,
  embedded: false,
  calls: [],
  request: { mode: "form", ...shippingAddress },
};
const openNow = { ...question, phase: "open", aside: false, lingering: false } as const;
const typed = { server: "Travel Booking", draft: { city: "Lisbon" }, question };

/** A page over a storage that has this text. */
function openPage(text: string, items = new Map<string, string>()) {
  items.set(key, text);
  const errors: unknown[] = [];
  const storage: DraftStorage = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
  const host = createHost({
    kinds: [elicitation()],
    limits: { perMinute: Number.POSITIVE_INFINITY },
    storage,
    onError: (error) => errors.push(error),
  });
  onTestFinished(host.close);
  return { host, items, errors };
}

const stored = (...drafts: unknown[]) => JSON.stringify({ version: 1, drafts });
const without = (name: string) => ({ ...question, [name]: undefined });

describe("what an earlier page stored", () => {
  it.each<readonly [string, unknown]>([
    ["no object", "text"],
    ["no object, but nothing", null],
    ["without a server", { ...typed, server: undefined }],
    ["of a server whose name is no text", { ...typed, server: 7 }],
    ["without a draft", { ...typed, draft: undefined }],
    ["with a draft that is a list", { ...typed, draft: ["Lisbon"] }],
    ["with a value that no field has", { ...typed, draft: { city: { name: "Lisbon" } } }],
    ["with one such value of two", { ...typed, draft: { zip: "1000", city: {} } }],
    ["with a list of what no field has", { ...typed, draft: { cities: ["Lisbon", 7] } }],
    ["without a question", { ...typed, question: undefined }],
    ...["id", "kind", "session", "asked", "receivedAt", "embedded", "calls"].map(
      (name) => [`of a question without ${name}`, { ...typed, question: without(name) }] as const,
    ),
    ["of a question whose id is no text", { ...typed, question: { ...question, id: 7 } }],
    ["of a question asked at no time", { ...typed, question: { ...question, receivedAt: "1" } }],
    ["of a question with another outcome", { ...typed, question: { ...question, outcome: "no" } }],
  ])(
    "comes back but for the one that is %s, which is reported and set aside",
    async (_, broken) => {
      const text = stored(typed, broken);
      const { host, items, errors } = openPage(text);
      await settledQuestion(host, "q");
      expect(errors).toMatchObject([
        { message: "1 of the stored drafts could not be read; the others are restored." },
      ]);
      expect(host.read("draft:q")).toEqual({ city: "Lisbon" });
      expect(host.getState().settled).toHaveLength(1);
      await typeInto(host, "Porto");
      await expect.poll(() => items.get(key), { interval: 2 }).toContain('"Porto"');
      expect(items.get(`${key}:unreadable`)).toBe(text);
    },
  );

  it.each([
    ["a list", "[]", "The stored drafts are no object."],
    ["nothing", "null", "The stored drafts are no object."],
    [
      "no list",
      '{"version":1,"drafts":{"length":0}}',
      "The stored drafts have another shape than their version says.",
    ],
  ])("comes back not at all where it is %s", async (_, text, message) => {
    const { errors } = openPage(text);
    await expect.poll(() => errors, { interval: 2 }).toMatchObject([{ cause: { message } }]);
  });

  it("is reported and set aside where it is of another version, whatever its shape", async () => {
    const text = '{"version":99,"drafts":7}';
    const { host, items, errors } = openPage(text);
    await typeInto(host, "Lisbon");
    await expect.poll(() => items.get(key), { interval: 2 }).toContain('"Lisbon"');
    expect(host.getState().settled).toEqual([]);
    expect(items.get(`${key}:unreadable`)).toBe(text);
    expect(errors).toMatchObject([
      { cause: { message: "The stored drafts have version 99; this page reads version 1." } },
    ]);
  });

  it("comes back from where a page of another version had set it aside", async () => {
    const items = new Map([[`${key}:unreadable`, stored(typed)]]);
    const { host, errors } = openPage('{"version":1,"drafts":[]}', items);
    await settledQuestion(host, "q");
    expect(host.read("draft:q")).toEqual({ city: "Lisbon" });
    await expect.poll(() => items.get(key), { interval: 2 }).toContain('"Lisbon"');
    expect(items.has(`${key}:unreadable`)).toBe(false);
    expect(errors).toEqual([]);
  });

  it("comes back once where it was stored twice, as it was stored first", async () => {
    const { host } = openPage(
      stored(
        typed,
        { ...typed, draft: { city: "Porto" } },
        { ...typed, question: { ...question, id: "r" } },
      ),
    );
    await settledQuestion(host, "r");
    expect(host.getState().settled.map(({ id }) => id)).toEqual(["q", "r"]);
    expect(host.read("draft:q")).toEqual({ city: "Lisbon" });
  });

  it("comes back with every value that a field can have, and with what became of it", async () => {
    const draft = { text: "Lisbon", number: 7, yes: true, none: null, list: ["a", "b"], empty: [] };
    const outcome = { sent: "nothing", by: "server", at: 2 };
    const { host, errors } = openPage(
      stored({ ...typed, draft }, { ...typed, question: { ...question, id: "r", outcome } }),
    );
    expect(await settledQuestion(host, "q")).toMatchObject({ outcome: { cause: "reload", at: 1 } });
    expect(host.read("draft:q")).toEqual(draft);
    expect(await settledQuestion(host, "r")).toMatchObject({ outcome });
    expect(errors).toEqual([]);
  });
});

describe("drafts that do not fit", () => {
  it.each([
    [210, "x", 10],
    [5, "x".repeat(240_000), 1],
  ])("are reported: of %s drafts", async (count, city, left) => {
    const { host, items, errors } = openPage('{"version":1,"drafts":[]}');
    const session = host.openSession({ id: "hotel" });
    const ids = [];
    for (let nth = 0; nth < count; nth += 1) {
      const message = `Where to, ${nth}?`;
      const asked = new AbortController();
      const { signal } = asked;
      session
        .receive("elicitation/create", { ...shippingAddress, message }, { signal })
        .catch(() => {});
      const [question] = await openQuestions(host);
      ids.push(question?.id);
      await host.send({ type: "saveDraft", id: question?.id ?? "", draft: { city } });
      asked.abort();
    }
    const message = `${left} drafts do not fit into the storage for drafts; they are safe until the page closes.`;
    await expect.poll(() => errors.at(-1), { interval: 2 }).toMatchObject({ message });
    expect(items.get(key)).toContain(`"${ids.at(-1)}"`);
  });
});

describe("what is stored", () => {
  /** The cities that are stored of so many that were typed, and read again. */
  function citiesKept(cities: readonly string[]) {
    const drafts = cities.map((city) => ({
      ...typed,
      draft: { city },
      question: openNow,
    }));
    const { text } = writeStored(drafts);
    return text && readStored(text).drafts.map(({ draft }) => draft.city);
  }

  it("is nothing where nothing was typed", () => {
    expect(citiesKept([])).toBeUndefined();
  });

  it("are the last 200 drafts, in their order", () => {
    const cities = Array.from({ length: 202 }, (_, nth) => `City ${nth}`);
    expect(citiesKept(cities)).toEqual(cities.slice(2));
  });

  it("are those that fit, from the last on; one that is too long keeps no shorter one out", () => {
    const [old, long, last] = ["old", "x".repeat(600_000), "y".repeat(599_000)];
    expect(citiesKept([old, long, last])).toEqual([old, last]);
    expect(citiesKept(["z".repeat(1_200_000)])).toBeUndefined();
  });

  it("fill a million characters, and no more", () => {
    const empty = JSON.stringify({ ...typed, draft: { city: "" }, question: openNow });
    const rest = 1_000_000 - empty.length;
    expect(citiesKept(["x".repeat(rest)])).toHaveLength(1);
    expect(citiesKept(["x".repeat(rest + 1)])).toBeUndefined();
  });
});

async function typeInto(host: ReturnType<typeof openPage>["host"], city: string) {
  host
    .openSession({ id: "hotel" })
    .receive("elicitation/create", shippingAddress)
    .catch(() => {});
  const [asked] = await openQuestions(host);
  await host.send({ type: "saveDraft", id: asked?.id ?? "", draft: { city } });
}
