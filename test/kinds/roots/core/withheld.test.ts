import type { Roots } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { createRecordingStorage } from "../../../support/recordingStorage.js";
import { wires } from "../../../support/wires.js";
import {
  archive,
  documents,
  openConsent,
  planning,
  refusal,
  settle,
  startHost,
  startRootsServer,
  stateOf,
  tell,
  templates,
} from "./rig.js";

const initial = [planning, templates, documents];
const sent = (...uris: string[]) => ({ roots: uris.map((uri) => ({ uri })) });

type Share = Partial<Omit<Extract<Roots.Settlement, { action: "share" }>, "action" | "seen">> & {
  readonly withheld?: readonly string[];
};

async function ask(wire: Parameters<typeof startRootsServer>[1], options: Roots.Options = {}) {
  const { host } = startHost({ initial, ...options });
  const server = await startRootsServer(host, wire);
  const share = async ({ withheld = [], ...answer }: Share) => {
    const { id, detail } = await openConsent(host);
    const seen = detail.roots.map(({ uri }) => uri);
    const uris = seen.filter((uri) => !withheld.includes(uri));
    return settle(host, id, { action: "share", uris, seen, ...answer });
  };
  return { host, server, share };
}

describe.each(wires)("folders that a person withholds, over %s", (_name, wire) => {
  it("are not in what the server gets, and for once it is asked about all again", async () => {
    const { host, server, share } = await ask(wire);
    const first = server.list();
    await share({ withheld: [documents], remember: false });
    await expect(first.answer).resolves.toEqual(sent(planning, templates));
    expect(stateOf(host).servers).toMatchObject([{ decision: "ask" }]);

    const second = server.list();
    const { detail } = await openConsent(host);
    expect(detail.roots.map(({ uri }) => uri)).toEqual(initial);
    await share({ withheld: initial, remember: false });
    await expect(second.answer).resolves.toEqual(sent());
  });

  it("stay withheld where the person says so, and so do folders that come later", async () => {
    const { host, server, share } = await ask(wire);
    const first = server.list();
    await share({ withheld: [templates] });
    await expect(first.answer).resolves.toEqual(sent(planning, documents));
    await tell(host, { type: "roots/add", root: archive });
    await expect(server.list().answer).resolves.toEqual(sent(planning, documents));
    expect(stateOf(host).servers).toMatchObject([
      { decision: "share", uris: [planning, documents] },
    ]);

    await tell(host, { type: "roots/decide", session: "travel", decision: "share" });
    await expect(server.list().answer).resolves.toEqual(sent(...initial, archive));
    await tell(host, { type: "roots/decide", session: "travel", decision: "ask" });
    const again = server.list();
    await share({ withheld: [planning], remember: false });
    await expect(again.answer).resolves.toEqual(sent(templates, documents, archive));
  });

  it("are all of them where the person refuses for once", async () => {
    const { host, server, share } = await ask(wire);
    const first = server.list();
    const { id } = await openConsent(host);
    await settle(host, id, { action: "refuse", remember: false });
    await expect(first.answer).rejects.toEqual(refusal(-1, /User rejected roots request/));
    const second = server.list();
    await share({});
    await expect(second.answer).resolves.toEqual(sent(...initial));
  });
});

describe("an answer with folders withheld", () => {
  it.each([
    ["a folder that nobody saw", { uris: [archive] }],
    ["no list", { uris: documents }],
    ["a term that is none", { remember: "forever" }],
  ])("is refused with %s", async (_what, answer) => {
    const { host, server, share } = await ask("2025-11-25");
    const { withdraw } = server.list();
    await openConsent(host);
    expect(await share(answer as Share)).toMatchObject({ done: false, rejection: "invalid" });
    expect(host.getState().open).toHaveLength(1);
    withdraw();
  });

  it("is refused without what the user saw, and the error says which roots are missing", async () => {
    const { host, server, share } = await ask("2025-11-25");
    const { answer } = server.list();
    const { id } = await openConsent(host);
    const ticked = { action: "share", uris: [planning] } as const;
    expect(await settle(host, id, ticked)).toMatchObject({
      done: false,
      message: expect.stringMatching(`seen does not list: ${templates}, ${documents}`),
    });
    await share({ uris: [planning] });
    await expect(answer).resolves.toEqual(sent(planning));
  });

  it("does not have the server told of another list until there is one", async () => {
    const { host, server, share } = await ask("2025-11-25");
    const first = server.list();
    await share({ withheld: [documents], remember: false });
    await first.answer;
    await tell(host, { type: "roots/change", id: planning, name: "Plans" });
    await expect.poll(server.heard, { interval: 5 }).toBe(1);

    const second = server.list();
    await share({ withheld: [documents] });
    await second.answer;
    await tell(host, { type: "roots/change", id: documents, name: "Private" });
    await tell(host, { type: "roots/change", id: templates, name: "Forms" });
    await expect.poll(server.heard, { interval: 5 }).toBe(2);
    await expect(server.list().answer).resolves.toEqual({
      roots: [
        { uri: planning, name: "Plans" },
        { uri: templates, name: "Forms" },
      ],
    });
  });

  it("does not have the server told of anything when another server's list is another one", async () => {
    const { host, server, share } = await ask("2025-11-25");
    const first = server.list();
    await share({ withheld: [documents], remember: false });
    await first.answer;
    const maps = await startRootsServer(host, "2025-11-25", { id: "maps" });
    maps.session.refresh();
    await tell(host, { type: "roots/add", root: archive, servers: ["maps"] });
    await expect.poll(maps.heard, { interval: 5 }).toBe(1);
    expect(server.heard()).toBe(0);
  });

  it("is kept, and no reader of the first version takes it for a yes to all", async () => {
    const { storage, items } = createRecordingStorage();
    const { server, share } = await ask("2025-11-25", { storage });
    const { answer } = server.list();
    await share({ withheld: [documents] });
    await answer;
    expect(JSON.parse(items.get("mcp-host-ui:roots") ?? "")).toMatchObject({
      version: 2,
      decisions: [{ decision: "share", uris: [planning, templates] }],
    });

    const next = await ask("2025-11-25", { storage });
    await expect(next.server.list().answer).resolves.toEqual(sent(planning, templates));
  });
});
