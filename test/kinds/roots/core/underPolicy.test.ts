import { describe, expect, it } from "vitest";
import { createRecordingStorage } from "../../../support/recordingStorage.js";
import { openConsent, planning, settle, startHost, startRootsServer, stateOf } from "./rig.js";

const always = { policy: { review: "always" } } as const;

describe("what a person decides about folders under a policy that has them look each time", () => {
  it("is no yes for later, when the policy is gone", async () => {
    const { storage, items } = createRecordingStorage();
    const options = { initial: [planning], storage };
    const under = startHost(options, always);
    const first = (await startRootsServer(under.host)).list();
    const { id, detail } = await openConsent(under.host);
    expect(detail).toMatchObject({ askEachTime: true });
    await settle(under.host, id, { action: "share", uris: [planning] });
    await expect(first.answer).resolves.toEqual({ roots: [{ uri: planning }] });
    expect([...items.values()].join()).not.toContain('"share"');

    const after = startHost(options);
    (await startRootsServer(after.host)).list().answer.catch(() => {});
    expect((await openConsent(after.host)).detail).not.toHaveProperty("askEachTime");
  });

  it("is a no for later", async () => {
    const { storage } = createRecordingStorage();
    const options = { initial: [planning], storage };
    const under = startHost(options, always);
    const first = (await startRootsServer(under.host)).list();
    const { id } = await openConsent(under.host);
    await settle(under.host, id, { action: "refuse" });
    await expect(first.answer).rejects.toThrow("User rejected");
    const after = startHost(options);
    await expect((await startRootsServer(after.host)).list().answer).rejects.toThrow(
      "User rejected",
    );
  });

  it("is told to windows from the start, before any server asked", () => {
    expect(stateOf(startHost({}, always).host)).toMatchObject({ askEachTime: true, roots: [] });
    expect(stateOf(startHost().host)).not.toHaveProperty("askEachTime");
  });
});
