import { createHost, type HostKind, type Question } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind, type Running } from "../support/ownKind.js";
import { openQuestion, settledQuestion } from "../support/questions.js";
import { createRecordingStorage } from "../support/recordingStorage.js";

/** A kind of a host app's own whose questions a reload leaves. */
const own = (more: Partial<Running> = {}, name = "own") =>
  ownKind(name, { revives: () => true, ...more });

const asked = { of: "trip", token: "s3cret" };
const hideToken = async (question: Question, draft: object) => ({
  question: { ...question, request: { of: "trip" } },
  draft: { ...draft, pin: "" },
});

/** A page: a host with kinds of its own and one open session, over a storage. */
function openPage(storage: ReturnType<typeof createRecordingStorage>, ...kinds: HostKind[]) {
  const errors: unknown[] = [];
  const host = createHost({
    kinds,
    storage: storage.storage,
    onError: (error) => errors.push(error),
  });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  const ask = async (name = "own") => {
    const { length } = host.getState().open;
    session.receive(`${name}/ask`, asked).catch(() => {});
    await expect.poll(() => host.getState().open, { interval: 2 }).toHaveLength(length + 1);
    return host.getState().open.at(-1)?.id ?? "";
  };
  const type = (id: string, draft: object) =>
    host.send({ type: "saveDraft", id, draft: { ...draft } });
  return { host, errors, ask, type };
}

describe("what is typed for a kind of an app's own", () => {
  it("is stored where the kind brings it back, and nowhere else", async () => {
    const storage = createRecordingStorage();
    const page = openPage(storage, own(), own({ revives: undefined as never }, "other"));
    await page.type(await page.ask("other"), { city: "Porto" });
    await page.type(await page.ask(), { city: "Lisbon" });
    await expect.poll(() => storage.written.at(-1) ?? "").toContain("Lisbon");
    expect(storage.written.join()).not.toContain("Porto");
    expect(page.errors).toEqual([]);
  });

  it("costs a question nothing for which nothing is typed", async () => {
    const storage = createRecordingStorage();
    const page = openPage(storage, own());
    const [untyped, typed] = [await page.ask(), await page.ask()];
    await page.type(typed, { city: "Lisbon" });
    await expect.poll(() => storage.written).toHaveLength(1);
    await page.host.send({ type: "settle", id: untyped, answer: {} });
    await page.ask();
    await page.type(typed, { city: "Porto" });
    await expect.poll(() => storage.written.at(-1) ?? "").toContain("Porto");
    expect(storage.written).toHaveLength(2);
  });

  it("is stored as far as the kind lets it, and comes back to the same question, which is told by what may be stored", async () => {
    const storage = createRecordingStorage();
    const before = openPage(storage, own({ storable: hideToken }));
    const first = await before.ask();
    await before.type(first, { city: "Lisbon", pin: "4711" });
    await expect.poll(() => storage.written.at(-1) ?? "").toContain("Lisbon");
    for (const secret of ["s3cret", "4711"]) expect(storage.written.join()).not.toContain(secret);
    before.host.close();

    const page = openPage(storage, own({ storable: hideToken }));
    expect(await settledQuestion(page.host, first)).toMatchObject({ lingering: true });
    const id = await page.ask();
    await expect.poll(() => page.host.read(`draft:${id}`)).toEqual({ city: "Lisbon", pin: "" });
    expect(page.host.read(`draft:${first}`)).toBeUndefined();
    expect(page.host.read(first)).toMatchObject({ lingering: false, dismissed: true });
    expect([before.errors, page.errors]).toEqual([[], []]);
  });

  it("does not come back to a question of another kind that asks the same", async () => {
    const storage = createRecordingStorage();
    const before = openPage(storage, own(), own({}, "other"));
    await before.type(await before.ask(), { city: "Lisbon" });
    await expect.poll(() => storage.written.at(-1) ?? "").toContain("Lisbon");
    before.host.close();

    const page = openPage(storage, own(), own({}, "other"));
    await expect.poll(() => page.host.getState().settled).toHaveLength(1);
    const others = await page.ask("other");
    const id = await page.ask();
    await expect.poll(() => page.host.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
    expect(page.host.read(`draft:${others}`)).toBeUndefined();
  });

  it("is not stored where the kind cannot tell what may be, which is reported", async () => {
    const storage = createRecordingStorage();
    const lost = new Error("The patterns could not be loaded.");
    const storable = async () => {
      throw lost;
    };
    const page = openPage(storage, own({ storable }));
    const id = await page.ask();
    await page.type(id, { city: "Lisbon" });
    await expect.poll(() => page.errors).toContain(lost);
    await page.host.send({ type: "settle", id, answer: {} });
    expect(page.host.read(id)).toMatchObject({ phase: "settled" });
    expect(storage.written).toEqual([]);
  });
});

describe("a question that nobody can see", () => {
  it("is not given up while its kind works on it, and is afterwards", async () => {
    let isBusy = true;
    let done = () => {};
    const working: HostKind = {
      ...own(),
      start: (core) => ({
        ...own({ isBusy: () => isBusy }).start(core),
        requests: {
          "own/ask": (params, { ask }) => {
            const answer = ask(params);
            done = () => {
              isBusy = false;
              core.update(core.questions()[0]?.id ?? "", "done");
            };
            return answer;
          },
          "own/other": (params, { ask }) => ask(params),
        },
      }),
    };
    const host = createHost({ kinds: [working, own({}, "idle")], unattendedAfter: 1 });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    const answer = session.receive("own/ask", asked);
    answer.catch(() => {});
    // That of the other kind, which came later, is given up first.
    await expect(session.receive("idle/ask", asked)).rejects.toThrow("Nobody.");
    const { id } = await openQuestion(host);
    done();
    await expect(answer).rejects.toThrow("Nobody.");
    expect((await settledQuestion(host, id)).outcome).toMatchObject({ cause: "unattended" });
  });
});

describe("an answer that can be taken back", () => {
  it("is sent at once where the deadline of its question comes sooner, and waits where it does not", async () => {
    const host = createHost({ kinds: [own()] });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    const soon = session.receive("own/ask", asked, { deadline: Date.now() + 60_000 });
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: {}, undo: 600_000 });
    await expect(soon).resolves.toEqual({ answer: {} });

    for (const deadline of [undefined, Date.now() + 6_000_000]) {
      const given = deadline === undefined ? {} : { deadline };
      session.receive("own/ask", asked, given).catch(() => {});
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: {}, undo: 600_000 });
      const { leavesAt = 0 } = await openQuestion(host);
      expect(leavesAt).toBeGreaterThan(Date.now() + 500_000);
      await host.send({ type: "resume", id });
      expect(await openQuestion(host)).not.toMatchObject({ leavesAt: expect.anything() });
      await host.send({ type: "settle", id, answer: {} });
    }
    expect(host.getState().settled).toHaveLength(3);
  });
});
