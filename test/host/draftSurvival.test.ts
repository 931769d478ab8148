import { createHost, type HostOptions } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { createRecordingStorage } from "../support/recordingStorage.js";

/** A page, as far as a host knows one, whose tab keeps things. */
function openPage() {
  const { storage, items } = createRecordingStorage();
  vi.stubGlobal("document", {});
  vi.stubGlobal("sessionStorage", storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  return items;
}

const loaded = async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setImmediate(resolve));
};

/** A host with one question for which something is typed. */
async function typeIn(options: Partial<HostOptions> = {}) {
  const errors: unknown[] = [];
  const host = createHost({
    kinds: [ownKind("own", { revives: () => true })],
    onError: (error) => errors.push(error),
    ...options,
  });
  onTestFinished(host.close);
  host
    .openSession({ id: "travel" })
    .receive("own/ask")
    .catch(() => {});
  const { id = "" } = host.getState().open[0] ?? {};
  await host.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
  await loaded();
  expect(host.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
  expect(errors).toEqual([]);
  return { host, id };
}

describe("what is typed in a page", () => {
  it("is stored where the tab keeps things, by itself, and comes back", async () => {
    const items = openPage();
    const { host, id } = await typeIn();
    expect([...items]).toMatchObject([["mcp-host-ui:drafts", expect.stringContaining("Lisbon")]]);
    host.close();
    const after = createHost({ kinds: [ownKind("own", { revives: () => true })] });
    onTestFinished(after.close);
    await expect.poll(() => after.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
  });

  it("is stored under the host's own name, apart from another host's", async () => {
    const items = openPage();
    await typeIn({ storageKey: "mail" });
    await typeIn({ storageKey: "chat" });
    expect([...items.keys()]).toEqual(["mail", "chat"]);
  });

  it("is stored in the app's own storage, and not in the tab's, where there is one", async () => {
    const items = openPage();
    const own = createRecordingStorage();
    await typeIn({ storage: own.storage });
    expect(own.items.get("mcp-host-ui:drafts")).toContain("Lisbon");
    expect(items.size).toBe(0);
  });

  it.each<readonly [string, Partial<HostOptions>]>([
    ["says so", { storage: false }],
    ["has a policy that says so", { policy: { drafts: false } }],
    ["says both", { storage: false, policy: { drafts: false } }],
  ])("is stored nowhere where the app %s", async (_, options) => {
    const items = openPage();
    await typeIn(options);
    expect(items.size).toBe(0);
  });

  it("is removed from the tab where a policy is new that lets nothing be stored", async () => {
    const items = openPage();
    await typeIn();
    expect(items.size).toBe(1);
    await typeIn({ policy: { drafts: false } });
    expect(items.size).toBe(0);
  });
});
