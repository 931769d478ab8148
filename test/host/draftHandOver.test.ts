import { createHost, type HostKind, type HostOptions, type Question } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind, type Running } from "../support/ownKind.js";
import { dialog, openQuestion, settledQuestion } from "../support/questions.js";
import { createRecordingStorage, type RecordingStorage } from "../support/recordingStorage.js";

const key = "mcp-host-ui:drafts";

const revived = (more: Partial<Running> = {}, name = "own") =>
  ownKind(name, { revives: () => true, ...more });

/** What a kind with these hands inspects, each time held until it is let go. */
function heldInspection() {
  const inspected: { question: Question; draft: object; goOn: (draft?: object) => void }[] = [];
  const storable: NonNullable<Running["storable"]> = (question, draft) =>
    new Promise((resolve) => {
      inspected.push({
        question,
        draft,
        goOn: (stored = draft) => resolve({ question, draft: { ...stored } }),
      });
    });
  /** The inspection of a draft that has this city. */
  const of = async (city: string) => {
    const find = () => inspected.find(({ draft }) => Reflect.get(draft, "city") === city);
    await expect.poll(find, { interval: 2 }).toBeDefined();
    return find() as (typeof inspected)[number];
  };
  return { inspected, storable, of };
}

function openPage(
  storage: RecordingStorage,
  kinds: readonly HostKind[],
  options: Partial<HostOptions> = {},
) {
  const errors: unknown[] = [];
  const host = createHost({
    kinds,
    storage: storage.storage,
    unattendedAfter: Number.POSITIVE_INFINITY,
    onError: (error) => errors.push(error),
    ...options,
  });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel", name: "Travel Booking" });
  const ask = async (request: object = {}) => {
    const count = host.getState().open.length;
    const withdrawal = new AbortController();
    session.receive("own/ask", request, { signal: withdrawal.signal }).catch(() => {});
    await expect.poll(() => host.getState().open, { interval: 2 }).toHaveLength(count + 1);
    const id = host.getState().open.at(-1)?.id ?? "";
    return { id, withdraw: () => withdrawal.abort() };
  };
  const type = (id: string, city: string) => host.send({ type: "saveDraft", id, draft: { city } });
  return { host, session, errors, ask, type };
}

/** What an earlier page left: one draft. */
async function leave(storage: RecordingStorage, request: object = {}) {
  const page = openPage(storage, [revived()]);
  const { id } = await page.ask(request);
  await page.type(id, "Lisbon");
  await expect.poll(() => storage.items.get(key), { interval: 2 }).toContain('"Lisbon"');
  return id;
}

describe("what is typed while what may be stored of it is still inspected", () => {
  it("is stored as it was typed last, whichever inspection ends first", async () => {
    const storage = createRecordingStorage();
    const { inspected, storable, of } = heldInspection();
    const { ask, type } = openPage(storage, [revived({ storable })]);
    const { id } = await ask();
    // The kind loads what it needs once the storage was read.
    await expect.poll(() => inspected, { interval: 2 }).toHaveLength(1);
    await type(id, "Lis");
    await type(id, "Lisbon");
    (await of("Lisbon")).goOn();
    await expect.poll(() => storage.written, { interval: 2 }).toHaveLength(1);
    (await of("Lis")).goOn();
    const { id: other } = await ask({ nth: 2 });
    await type(other, "Porto");
    (await of("Porto")).goOn();
    await expect.poll(() => storage.items.get(key), { interval: 2 }).toContain('"Porto"');
    expect(storage.items.get(key)).toContain('"Lisbon"');
    expect(storage.written.join()).not.toContain('"Lis"');
  });

  it("is not stored once its question was answered", async () => {
    const storage = createRecordingStorage();
    const { storable, of } = heldInspection();
    const { host, ask, type } = openPage(storage, [revived({ storable })]);
    const { id } = await ask();
    await type(id, "Lis");
    const inspection = await of("Lis");
    await host.send({ type: "settle", id, answer: {} });
    inspection.goOn();
    const { id: other } = await ask({ nth: 2 });
    await type(other, "Porto");
    (await of("Porto")).goOn();
    await expect.poll(() => storage.items.get(key), { interval: 2 }).toContain('"Porto"');
    expect(storage.written.join()).not.toContain('"Lis"');
  });
});

describe("a kind that inspects what is stored", () => {
  it("loads what it needs with the first question, before anything is typed, and once", async () => {
    const { inspected, storable, of } = heldInspection();
    const { ask, type } = openPage(createRecordingStorage(), [
      revived({ storable }),
      revived({}, "other"),
    ]);
    const { id } = await ask();
    await expect.poll(() => inspected, { interval: 2 }).toMatchObject([{ question: { id } }]);
    expect(inspected[0]?.draft).toEqual({});
    const { id: second } = await ask({ nth: 2 });
    await type(second, "Porto");
    await of("Porto");
    expect(inspected.map(({ question }) => question.id)).toEqual([id, second]);
  });

  it("loads it too for a question that came before the storage was read", async () => {
    const { inspected, storable } = heldInspection();
    const { storage } = createRecordingStorage();
    let read = (_: null) => {};
    const late: RecordingStorage["storage"] = {
      ...storage,
      getItem: () =>
        new Promise<null>((resolve) => {
          read = resolve;
        }),
    };
    const { ask } = openPage({ ...createRecordingStorage(), storage: late }, [
      revived({ storable }),
    ]);
    const { id } = await ask();
    expect(inspected).toEqual([]);
    await expect
      .poll(
        () => {
          read(null);
          return inspected;
        },
        { interval: 2 },
      )
      .toMatchObject([{ question: { id } }]);
  });
});

describe("what an earlier page left", () => {
  it("is not brought back by a kind that brings nothing back, and forgotten", async () => {
    const storage = createRecordingStorage();
    await leave(storage);
    const { host } = openPage(storage, [ownKind("own")]);
    await expect.poll(() => storage.items.has(key), { interval: 2 }).toBe(false);
    expect(host.getState().settled).toEqual([]);
  });

  it("is neither brought back nor handed over where its kind cannot tell whether it is its own", async () => {
    const storage = createRecordingStorage();
    await leave(storage);
    const broken = new Error("It could not be loaded.");
    const { host, errors, ask } = openPage(storage, [
      revived({ revives: () => Promise.reject(broken) }),
    ]);
    await expect.poll(() => errors, { interval: 2 }).toEqual([broken]);
    const { id } = await ask();
    expect(host.getState().settled).toEqual([]);
    expect(host.read(`draft:${id}`)).toBeUndefined();
  });

  it("is of the server as it is called now, of which nothing is overwritten", async () => {
    const storage = createRecordingStorage();
    const id = await leave(storage);
    const { host } = openPage(storage, [revived()]);
    await settledQuestion(host, id);
    expect(host.getState().sessions).toMatchObject([{ name: "Travel Booking", phase: "open" }]);
    expect(storage.items.get(key)).toContain('"server":"Travel Booking"');
  });

  it("is of a closed session where its server is not there", async () => {
    const storage = createRecordingStorage();
    const id = await leave(storage);
    const host = createHost({ kinds: [revived()], storage: storage.storage });
    onTestFinished(host.close);
    await settledQuestion(host, id);
    expect(host.getState().sessions).toEqual([
      {
        id: "travel",
        name: "Travel Booking",
        tapped: false,
        phase: "closed",
        refused: 0,
        blocked: false,
      },
    ]);
  });

  it("stands on a surface, and says that the page was loaded again", async () => {
    const storage = createRecordingStorage();
    const id = await leave(storage);
    const { host } = openPage(storage, [revived()]);
    await host.send({ type: "openSurface", surface: dialog });
    expect(await settledQuestion(host, id)).toMatchObject({
      phase: "settled",
      outcome: { sent: "nothing", by: "session", cause: "reload" },
      lingering: true,
      aside: false,
      surface: "dialog",
      inFront: true,
    });
  });

  it("comes back once, though the page has it", async () => {
    const storage = createRecordingStorage();
    const id = await leave(storage);
    const { host } = openPage(storage, [revived()]);
    await settledQuestion(host, id);
    expect(host.getState().settled).toHaveLength(1);
  });
});

describe("a draft that is handed over to the question which asks the same", () => {
  /** A page where what an earlier one left has come back, and the same is asked while that is inspected. */
  async function openHeld() {
    const storage = createRecordingStorage();
    const orphan = await leave(storage, { of: "trip" });
    const held = heldInspection();
    const page = openPage(storage, [revived({ storable: held.storable })]);
    await settledQuestion(page.host, orphan);
    const asked = await page.ask({ of: "trip" });
    const inspections = () => held.inspected.filter(({ question }) => question.id === asked.id);
    await expect.poll(() => inspections().length, { interval: 2 }).toBeGreaterThan(0);
    const goOn = async () => {
      for (const inspection of inspections()) inspection.goOn();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    };
    const draftOf = (id: string) => page.host.read(`draft:${id}`);
    return { ...page, orphan, asked, goOn, draftOf };
  }

  it("moves once what may be stored of that is known", async () => {
    const { host, orphan, asked, goOn, draftOf } = await openHeld();
    expect([draftOf(orphan), draftOf(asked.id)]).toEqual([{ city: "Lisbon" }, undefined]);
    await goOn();
    expect([draftOf(orphan), draftOf(asked.id)]).toEqual([undefined, { city: "Lisbon" }]);
    expect(host.read(orphan)).toMatchObject({ lingering: false, dismissed: true });
  });

  it("stays where it is when the server takes its question back meanwhile", async () => {
    const { host, orphan, asked, goOn, draftOf } = await openHeld();
    asked.withdraw();
    await goOn();
    expect([draftOf(orphan), draftOf(asked.id)]).toEqual([{ city: "Lisbon" }, undefined]);
    expect(host.read(orphan)).toMatchObject({ lingering: true });
  });

  it("overwrites nothing that the person has typed meanwhile", async () => {
    const { orphan, asked, goOn, draftOf, type } = await openHeld();
    await type(asked.id, "Porto");
    await goOn();
    expect([draftOf(orphan), draftOf(asked.id)]).toEqual([{ city: "Lisbon" }, { city: "Porto" }]);
  });

  it("is gone with the person's dismissal, and comes to no question later", async () => {
    const storage = createRecordingStorage();
    const orphan = await leave(storage, { of: "trip" });
    const { host, ask } = openPage(storage, [revived()]);
    await settledQuestion(host, orphan);
    await host.send({ type: "dismiss", id: orphan });
    const { id } = await ask({ of: "trip" });
    expect(host.read(`draft:${id}`)).toBeUndefined();
    expect(host.read(`draft:${orphan}`)).toBeUndefined();
  });

  it("moves to the first that asks the same, at once, and to no second one", async () => {
    const storage = createRecordingStorage();
    const orphan = await leave(storage, { of: "trip" });
    const { host, errors, ask } = openPage(storage, [revived()]);
    await settledQuestion(host, orphan);
    const other = await ask({ of: "stay" });
    const first = await ask({ of: "trip" });
    const second = await ask({ of: "trip" });
    const drafts = [other, first, second].map(({ id }) => host.read(`draft:${id}`));
    expect(drafts).toEqual([undefined, { city: "Lisbon" }, undefined]);
    expect(errors).toEqual([]);
  });
});

describe("a kind that fails to inspect the question which asks the same", () => {
  it("is reported, and the draft moves to it as it is", async () => {
    const storage = createRecordingStorage();
    const orphan = await leave(storage, { of: "trip" });
    const lost = new Error("The patterns could not be loaded.");
    const { host, errors, ask } = openPage(storage, [
      revived({ storable: () => Promise.reject(lost) }),
    ]);
    await settledQuestion(host, orphan);
    const { id } = await ask({ of: "trip" });
    await expect.poll(() => host.read(`draft:${id}`), { interval: 2 }).toEqual({ city: "Lisbon" });
    expect(new Set(errors)).toEqual(new Set([lost]));
  });
});

describe("what was typed for a server that the person blocked", () => {
  /** A page whose server was blocked after something was typed, which is stored. */
  async function openBlocked(options: Partial<HostOptions> = {}) {
    const storage = createRecordingStorage();
    const page = openPage(storage, [revived()], options);
    const { id } = await page.ask();
    await page.type(id, "Lisbon");
    await expect.poll(() => storage.items.get(key), { interval: 2 }).toContain('"Lisbon"');
    await page.host.send({ type: "blockSession", id: "travel", blocked: true });
    return { ...page, id, storage };
  }

  it("is stored no longer once the session is forgotten", async () => {
    const { host, session, id, storage, errors } = await openBlocked();
    session.close();
    expect(session.forget()).toBe(true);
    expect(host.read(`draft:${id}`)).toBeUndefined();
    await expect.poll(() => storage.items.has(key), { interval: 2 }).toBe(false);
    expect(errors).toEqual([]);
  });

  it("is stored no longer once the question made room for newer ones", async () => {
    const { host, ask, id, storage, errors } = await openBlocked({ keepSettled: 1 });
    await host.send({ type: "blockSession", id: "travel", blocked: false });
    const next = await ask({ nth: 2 });
    await host.send({ type: "settle", id: next.id, answer: {} });
    expect(host.read(id)).toBeUndefined();
    await expect.poll(() => storage.items.has(key), { interval: 2 }).toBe(false);
    expect(errors).toEqual([]);
  });
});

describe("a question that is over as soon as an observer hears of it", () => {
  it("costs what stores drafts nothing", async () => {
    const storage = createRecordingStorage();
    const { host, session, errors, ask, type } = openPage(storage, [revived()]);
    let end = () => {};
    onTestFinished(host.observe(({ open }) => void (open.set.length > 0 && end())));
    const { id } = await ask();
    await type(id, "Lisbon");
    await expect.poll(() => storage.items.get(key), { interval: 2 }).toContain('"Lisbon"');
    const withdrawal = new AbortController();
    end = () => withdrawal.abort();
    await expect(
      session.receive("own/ask", {}, { signal: withdrawal.signal }),
    ).rejects.toMatchObject({ message: "The question was withdrawn." });
    expect(await openQuestion(host)).toMatchObject({ id });
    expect(errors).toEqual([]);
  });
});
