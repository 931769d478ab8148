import { describe, expect, it } from "vitest";
import { createRecordingStorage } from "../../../support/recordingStorage.js";
import { wires } from "../../../support/wires.js";
import {
  documents,
  openConsent,
  planning,
  refusal,
  settle,
  shareOpen,
  startHost,
  startRootsServer,
  stateOf,
  tell,
  templates,
} from "./rig.js";

const initial = [{ uri: planning, name: "Main workspace" }, templates];

const sent = {
  roots: [{ uri: planning, name: "Main workspace" }, { uri: templates }],
};

describe.each(wires)("the first roots/list of a server, over %s", (_name, wire) => {
  it("asks the person with what the server would see, and gives it that", async () => {
    const { host } = startHost({ initial });
    const server = await startRootsServer(host, wire);
    const { answer } = server.list();
    const { detail } = await openConsent(host);
    expect(detail.roots).toMatchObject([
      { uri: planning, name: "Main workspace", path: "/Users/agent/travel-planning" },
      { uri: templates, path: "/Users/agent/travel-templates" },
    ]);
    await shareOpen(host);
    await expect(answer).resolves.toEqual(sent);
  });

  it("asks once: what was decided holds from then on, and the log says by which rule", async () => {
    const { host } = startHost({ initial });
    const server = await startRootsServer(host, wire);
    const first = server.list();
    await shareOpen(host);
    await first.answer;
    await expect(server.list().answer).resolves.toEqual(sent);
    await expect(server.list().answer).resolves.toEqual(sent);
    expect(host.getState().open).toEqual([]);
    expect(host.getState().log.map(({ outcome, sent }) => ({ outcome, sent }))).toMatchObject([
      { outcome: { sent: "result", by: "person" }, sent },
      { outcome: { sent: "result", by: "rule", rule: "remembered" }, sent },
    ]);
  });

  it("is refused while the person blocks the server, whatever they said before", async () => {
    const { host } = startHost({ initial });
    const server = await startRootsServer(host, wire);
    const first = server.list();
    await shareOpen(host);
    await expect(first.answer).resolves.toEqual(sent);
    const [session] = host.getState().sessions;
    await host.send({ type: "blockSession", id: session?.id ?? "", blocked: true });
    await expect(server.list().answer).rejects.toEqual(refusal(-32603, /blocked/));
    await host.send({ type: "blockSession", id: session?.id ?? "", blocked: false });
    await expect(server.list().answer).resolves.toEqual(sent);
  });

  it("is refused where the person refuses, then and later", async () => {
    const { host } = startHost({ initial });
    const server = await startRootsServer(host, wire);
    const { answer } = server.list();
    const { id } = await openConsent(host);
    await settle(host, id, { action: "refuse", reason: `Not this one: ghp_${"a1".repeat(18)}.` });
    await expect(answer).rejects.toEqual(refusal(-1, /User rejected roots request/));
    await expect(server.list().answer).rejects.toEqual(refusal(-1, /User rejected/));
    expect(host.getState().log).toMatchObject([
      { outcome: { sent: "error", by: "person", reason: "Not this one: •••." } },
      { outcome: { sent: "error", by: "rule", rule: "remembered" } },
    ]);
  });

  it("is refused with a reason, never with an empty list, where nobody is there", async () => {
    const { host } = startHost({ initial }, { unattendedAfter: 0 });
    await host.send({ type: "closeSurface", id: "dialog" });
    const server = await startRootsServer(host, wire);
    await expect(server.list().answer).rejects.toEqual(refusal(-32603, /Nobody was there/));
    expect(stateOf(host).servers).toMatchObject([{ session: "travel", decision: "ask" }]);
  });

  it("is not asked of the person where the host app approves", async () => {
    const { host } = startHost({ initial, approve: ({ id }) => id === "travel" });
    const server = await startRootsServer(host, wire);
    await expect(server.list().answer).resolves.toEqual(sent);
    expect(host.getState().log).toMatchObject([
      { outcome: { sent: "result", by: "rule", rule: "approved" } },
    ]);
  });
});

describe("the decision about a server", () => {
  const open = async (options = {}) => {
    const { host, errors } = startHost({ initial, ...options });
    const server = await startRootsServer(host);
    return { host, errors, server };
  };

  it("can be read, and taken back: then the person is asked again", async () => {
    const { host, server } = await open();
    const { answer } = server.list();
    await shareOpen(host);
    await answer;
    expect(stateOf(host).servers).toEqual([
      {
        session: "travel",
        name: "Travel Booking",
        decision: "share",
        by: "person",
        at: expect.any(Number),
      },
    ]);
    await tell(host, { type: "roots/decide", session: "travel", decision: "ask" });
    expect(stateOf(host).servers).toEqual([
      { session: "travel", name: "Travel Booking", decision: "ask" },
    ]);
    const again = server.list();
    await shareOpen(host);
    await expect(again.answer).resolves.toEqual(sent);
  });

  it("is the first of two that are made at once, and the other one is not remembered", async () => {
    const { storage, items } = createRecordingStorage();
    const { host } = startHost({ initial: [planning], storage });
    const server = await startRootsServer(host);
    for (const first of ["share", "refuse"] as const) {
      const { answer } = server.list();
      const heard = answer.then(
        ({ roots }) => roots.map(({ uri }) => uri),
        () => "refused",
      );
      const { id, detail } = await openConsent(host);
      const share = { action: "share", uris: detail.roots.map(({ uri }) => uri) } as const;
      const refuse = { action: "refuse" } as const;
      const [won, lost] = await Promise.all(
        (first === "share" ? [share, refuse] : [refuse, share]).map((one) => settle(host, id, one)),
      );

      expect(won).toMatchObject({ done: true });
      expect(lost).toMatchObject({ done: false, rejection: "settled", outcome: won?.outcome });
      await expect(heard).resolves.toEqual(first === "share" ? [planning] : "refused");
      expect(stateOf(host).servers).toMatchObject([{ decision: first, by: "person" }]);
      expect(items.get("mcp-host-ui:roots")).toContain(`"decision":"${first}"`);
      await tell(host, { type: "roots/decide", session: "travel", decision: "ask" });
    }
  });

  it("goes before what the host app approves", async () => {
    const { host, server } = await open({ approve: () => true });
    await tell(host, { type: "roots/decide", session: "travel", decision: "refuse" });
    await expect(server.list().answer).rejects.toEqual(refusal(-1, /User rejected/));
  });

  it("is not made by leaving: the server hears that nobody decided, and asks again later", async () => {
    const { host, server } = await open();
    const { answer } = server.list();
    const { id } = await openConsent(host);
    await settle(host, id, { action: "cancel" });
    await expect(answer).rejects.toEqual(refusal(-32603, /without deciding/));
    const again = server.list();
    await shareOpen(host);
    await expect(again.answer).resolves.toEqual(sent);
  });

  it("made elsewhere settles the open question as a rule, not as the person's answer to it", async () => {
    const { host, server } = await open();
    const { answer } = server.list();
    await openConsent(host);
    await tell(host, { type: "roots/decide", session: "travel", decision: "share" });
    await expect(answer).resolves.toEqual(sent);
    expect(host.getState().settled).toMatchObject([
      { outcome: { sent: "result", by: "rule", rule: "remembered" } },
    ]);
  });

  it("settles every question of that server, and no other's", async () => {
    const { host, server } = await open();
    const other = await startRootsServer(host, "2025-11-25", { id: "maps", name: "Maps" });
    const asked = [server.list(), server.list()];
    const others = other.list();
    await expect.poll(() => host.getState().open.length, { interval: 2 }).toBe(3);
    const [first] = host.getState().open;
    await settle(host, first?.id ?? "", { action: "share", uris: [planning, templates] });
    for (const { answer } of asked) await expect(answer).resolves.toEqual(sent);
    expect(host.getState().open).toMatchObject([{ session: "maps" }]);
    others.withdraw();
  });

  it("shares what the person saw, or nothing: a list that changed meanwhile is shown first", async () => {
    const { host, server } = await open();
    const { answer } = server.list();
    const { id } = await openConsent(host);
    await tell(host, { type: "roots/add", root: "/Users/agent/archive" });
    expect(await settle(host, id, { action: "share", uris: [planning, templates] })).toMatchObject({
      done: false,
      rejection: "invalid",
      issues: [{ code: "changed" }],
    });
    expect((await openConsent(host)).detail.roots).toHaveLength(3);
    await shareOpen(host);
    await expect(answer).resolves.toMatchObject({ roots: { length: 3 } });
  });

  it("shares no folder that took the place of one which the person saw", async () => {
    const { host, server } = await open();
    const { answer } = server.list();
    const { id } = await openConsent(host);
    await tell(host, { type: "roots/sync", folders: [planning, documents] });
    const seen = { action: "share", uris: [planning, templates] } as const;
    expect(await settle(host, id, seen)).toMatchObject({
      done: false,
      issues: [{ code: "changed" }],
    });
    await shareOpen(host);
    await expect(answer).resolves.toMatchObject({ roots: [{ uri: planning }, { uri: documents }] });
  });

  it("shares no rest of what the person saw, where folders at its end are gone", async () => {
    const { host, server } = await open();
    const { answer } = server.list();
    const { id } = await openConsent(host);
    await tell(host, { type: "roots/sync", folders: [planning] });
    expect(await settle(host, id, { action: "share", uris: [planning, templates] })).toMatchObject({
      done: false,
      issues: [{ code: "changed" }],
    });
    await shareOpen(host);
    await expect(answer).resolves.toMatchObject({ roots: [{ uri: planning }] });
  });

  it("is logged again where what it gives is another list, and only then", async () => {
    const { host, server } = await open({ approve: () => true });
    await server.list().answer;
    await server.list().answer;
    await tell(host, { type: "roots/sync", folders: [documents] });
    await server.list().answer;
    expect(host.getState().log).toMatchObject([
      { sent: { roots: [{ uri: planning }, { uri: templates }] } },
      { sent: { roots: [{ uri: documents }] } },
    ]);
    expect(host.getState().log).toHaveLength(2);
  });

  it("is told of a server for as long as it is connected, and then where the person made it", async () => {
    const { host, server } = await open();
    const maps = await startRootsServer(host, "2025-11-25", { id: "maps", name: "Maps" });
    await tell(host, { type: "roots/decide", session: "maps", decision: "refuse" });
    expect(stateOf(host).servers).toMatchObject([
      { session: "travel", decision: "ask" },
      { session: "maps", decision: "refuse" },
    ]);
    await Promise.all([server.close(), maps.close()]);
    await expect
      .poll(() => stateOf(host).servers, { interval: 2 })
      .toMatchObject([{ session: "maps", name: "Maps", decision: "refuse" }]);
  });

  it("is asked for by the host's own name of the session, whatever becomes of the connection", async () => {
    const { host, server } = await open();
    const { answer } = server.list();
    await shareOpen(host);
    await answer;
    await server.close();
    await expect.poll(() => host.getState().sessions[0]?.phase, { interval: 2 }).toBe("closed");
    const again = await startRootsServer(host);
    await expect(again.list().answer).resolves.toEqual(sent);
  });

  it("stays with the person where `approve` throws", async () => {
    const { host, server, errors } = await open({
      approve() {
        throw new Error("no such rule");
      },
    });
    server.list();
    await openConsent(host);
    expect(errors[0]).toMatchObject({ message: "no such rule" });
  });

  it("is refused where it is none", async () => {
    const { host, server } = await open();
    server.list();
    const { id } = await openConsent(host);
    for (const answer of [undefined, "share", { action: "accept" }])
      expect(await host.send({ type: "settle", id, answer })).toMatchObject({
        rejection: "invalid",
      });
    expect(
      await host.send({ type: "roots/decide", session: "travel", decision: "maybe" }),
    ).toMatchObject({ rejection: "invalid" });
    expect(host.getState().open).toHaveLength(1);
  });
});
