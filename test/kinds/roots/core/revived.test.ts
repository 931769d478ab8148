import { startServer } from "@mcp-host-ui/testing";
import { createHost, roots } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestion, settledQuestion } from "../../../support/questions.js";
import { createRecordingStorage } from "../../../support/recordingStorage.js";
import { planning, templates } from "./rig.js";

const initial = [{ uri: planning, name: "Planning" }, templates];
const key = "mcp-host-ui:drafts";

/** A page whose person has begun to answer, and what it stored. */
async function leavePage() {
  const place = createRecordingStorage();
  const host = createHost({ kinds: [roots({ initial })], storage: place.storage });
  await host.send({ type: "openSurface", surface: dialog });
  const server = await startServer(host);
  onTestFinished(() => server.close());
  server.request({ method: "roots/list" }).answer.catch(() => {});
  const { id } = await openQuestion(host);
  await host.send({ type: "saveDraft", id, draft: { withheld: templates } });
  await expect.poll(() => place.items.get(key) ?? "").toContain("withheld");
  onTestFinished(host.close);
  return { ...place, id };
}

/** The next page, which finds what is stored. */
function openPage({ storage }: Awaited<ReturnType<typeof leavePage>>) {
  const host = createHost({ kinds: [roots({ initial })], storage, onError: () => {} });
  onTestFinished(host.close);
  return host;
}

describe("a question for roots that an earlier page stored", () => {
  it("is told as gone, with its folders and what was chosen", async () => {
    const left = await leavePage();
    const host = openPage(left);
    expect(await settledQuestion(host, left.id)).toMatchObject({
      detail: { roots: [{ uri: planning, name: "Planning" }, { uri: templates }] },
      outcome: { sent: "nothing", by: "session", cause: "reload" },
    });
    expect(host.read(`draft:${left.id}`)).toEqual({ withheld: templates });
  });

  it.each([
    ["no folders", '"roots":[', '"roofs":['],
    ["folders that are none", '"roots":[', '"roots":[7,'],
    ["a folder without its path", '"path":', '"paths":'],
    ["a folder whose id is no text", `"id":"${planning}"`, '"id":7'],
    ["a folder whose name is no text", '"name":"Planning"', '"name":7'],
    ["notes that are no list", '"notes":[]', '"notes":{}'],
    ["exclusions that are no texts", '"exclusions":[]', '"exclusions":[7]'],
  ])("is left out where it has %s", async (_, from, to) => {
    const left = await leavePage();
    const stored = left.items.get(key) ?? "";
    expect(stored).toContain(from);
    await left.storage.setItem(key, stored.replaceAll(from, to));
    const host = openPage(left);
    const server = await startServer(host, { id: "maps" });
    onTestFinished(() => server.close());
    server.request({ method: "roots/list" }).answer.catch(() => {});
    await openQuestion(host);
    expect(host.getState().settled).toEqual([]);
  });
});
