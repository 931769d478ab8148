import type { DraftStorage } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { openQuestion, shippingAddress } from "../../support/questions.js";
import { createRecordingStorage } from "../../support/recordingStorage.js";
import { start } from "../../support/serversAndWindows.js";
import { openHost, openWindow, quietMonths } from "./rig.js";

const key = "mcp-host-ui:drafts";

const questions = [
  ["elicitation/create", shippingAddress, { city: "half-typed" }],
  ["sampling/createMessage", quietMonths, { model: "half-typed" }],
] as const;

describe("policy: { drafts: false }", () => {
  it.each(questions)("stores nothing of what is typed for %s", async (method, params, draft) => {
    const [off, on] = [createRecordingStorage(), createRecordingStorage()];
    for (const [policy, { storage }] of [[{ drafts: false }, off] as const, [{}, on] as const]) {
      const host = openHost(policy, { storage });
      const server = await start(host);
      server.request({ method, params }).answer.catch(() => {});
      const { id } = await openQuestion(host);
      expect(await host.send({ type: "saveDraft", id, draft })).toEqual({ done: true });
      // It stays in memory: a form that is put aside comes back as it was.
      expect(host.read(`draft:${id}`)).toEqual(draft);
    }
    // The other host was asked later, and without the policy it has stored by now.
    await expect.poll(() => on.items.get(key)).toContain("half-typed");
    expect(off.written).toEqual([]);
  });

  it("stores nothing of what a window types, whatever that window may do", async () => {
    const [off, on] = [createRecordingStorage(), createRecordingStorage()];
    for (const [policy, { storage }] of [[{ drafts: false }, off] as const, [{}, on] as const]) {
      const host = openHost(policy, { storage });
      const server = await start(host);
      server.elicit(shippingAddress);
      const remote = openWindow(host);
      const { id } = await openQuestion(remote);
      await remote.send({ type: "saveDraft", id, draft: { city: "half-typed" } });
    }
    await expect.poll(() => on.items.get(key)).toContain("half-typed");
    expect(off.written).toEqual([]);
  });

  it("removes what an earlier page stored, and brings nothing of it back", async () => {
    const { storage, items } = createRecordingStorage();
    const before = openHost({}, { storage });
    const server = await start(before);
    server.elicit(shippingAddress);
    const { id } = await openQuestion(before);
    await before.send({ type: "saveDraft", id, draft: { city: "half-typed" } });
    await expect.poll(() => items.get(key)).toContain("half-typed");
    before.close();

    const host = openHost({ drafts: false }, { storage });
    await expect.poll(() => items.has(key)).toBe(false);
    expect(host.getState().settled).toEqual([]);
  });

  it("reports a storage that cannot be cleared", async () => {
    const errors: unknown[] = [];
    const error = new Error("The disk is read-only.");
    const storage: DraftStorage = {
      ...createRecordingStorage().storage,
      getItem: (name) => (name.endsWith(":blocked") ? null : "left"),
      removeItem() {
        throw error;
      },
    };
    openHost({ drafts: false }, { storage, onError: (reported) => errors.push(reported) });
    await expect.poll(() => errors).toEqual([error]);
  });
});
