import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Server } from "@modelcontextprotocol/server";
import { attachClient, type Host, Roots } from "mcp-host-ui/host";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { startManualClock } from "../../../support/manualClock.js";
import { startClock } from "../../../support/startClock.js";
import { wires } from "../../../support/wires.js";
import {
  archive,
  documents,
  openConsent,
  planning,
  settle,
  shareOpen,
  startHost,
  startRootsServer,
  stateOf,
  tell,
  watchNotifications,
} from "./rig.js";

let clock: ReturnType<typeof startClock>;
beforeEach(() => {
  clock = startClock();
});

/** Lets the time pass in which the host gathers changes and sends them. */
const aWhile = () => clock.pass(5_000);
const once = { interval: 5 };

const old = wires.filter(([name]) => !name.includes("2026"));

describe.each(old)("notifications/roots/list_changed, over %s", (_name, wire) => {
  it("tells a server that got the list when another folder is opened, and when it is closed", async () => {
    const { host } = startHost({ initial: [planning], approve: () => true });
    const server = await startRootsServer(host, wire);
    await server.list().answer;
    await Roots.sync(host, [planning, archive]);
    await expect.poll(server.heard, once).toBe(1);
    await expect(server.list().answer).resolves.toEqual({
      roots: [{ uri: planning }, { uri: archive }],
    });
    await Roots.sync(host, [planning]);
    await expect.poll(server.heard, once).toBe(2);
  });

  const named = { uri: planning, name: "Planning" };
  const change = (changes: Roots.Changes) => (host: Host) =>
    tell(host, { type: "roots/change", id: planning, ...changes });

  it.each<[string, (host: Host) => Promise<unknown>, object]>([
    ["when the user renames a root", change({ name: "Trips" }), { name: "Trips" }],
    [
      "when the workspace renames a root",
      (host) => Roots.sync(host, [{ ...named, name: "Trips" }]),
      { name: "Trips" },
    ],
    [
      "when the workspace removes a name",
      (host) => Roots.sync(host, [planning]),
      { name: undefined },
    ],
    [
      "when the user excludes a folder",
      change({ exclusions: [`${planning}/taxes`] }),
      { _meta: { "mcp-host-ui/exclusions": [`${planning}/taxes`] } },
    ],
  ])("notifies a server that the user shared roots with, %s", async (_, act, changes) => {
    const { host } = startHost({ initial: [named] });
    const server = await startRootsServer(host, wire);
    const { answer } = server.list();
    await shareOpen(host);
    await expect(answer).resolves.toEqual({ roots: [named] });
    await act(host);
    await expect.poll(server.heard, once).toBe(1);
    await expect(server.list().answer).resolves.toEqual({ roots: [{ ...named, ...changes }] });
  });

  it("says nothing to a server whose list stayed the same", async () => {
    const { host } = startHost({
      initial: [planning],
      approve: () => true,
      exclusions: "enforced",
    });
    const server = await startRootsServer(host, wire);
    await server.list().answer;
    await Roots.sync(host, [planning]);
    await tell(host, { type: "roots/add", root: archive, servers: ["maps"] });
    await tell(host, { type: "roots/change", id: planning, exclusions: [`${planning}/taxes`] });
    await aWhile();
    expect(server.heard()).toBe(0);
  });
});

describe.each(old)(
  "a server that the person is still to be asked about, over %s",
  (_name, wire) => {
    it("is told of another list, before it asked and after nobody decided", async () => {
      const { host } = startHost({ initial: [planning] });
      const server = await startRootsServer(host, wire);
      server.session.refresh();
      await Roots.sync(host, [planning, archive]);
      await expect.poll(server.heard, once).toBe(1);

      const { answer } = server.list();
      const { id } = await openConsent(host);
      await settle(host, id, { action: "cancel" });
      await expect(answer).rejects.toThrow(/without deciding/);
      await Roots.sync(host, [planning]);
      await expect.poll(server.heard, once).toBe(2);
      expect(stateOf(host).servers).toMatchObject([{ decision: "ask" }]);
    });

    it("is told once the person decides to share, and not that they refuse", async () => {
      const { host } = startHost({ initial: [planning] });
      const server = await startRootsServer(host, wire);
      const maps = await startRootsServer(host, wire, { id: "maps" });
      for (const { session } of [server, maps]) session.refresh();
      await tell(host, { type: "roots/decide", session: "maps", decision: "refuse" });
      await tell(host, { type: "roots/decide", session: "travel", decision: "share" });
      await expect.poll(server.heard, once).toBe(1);
      await aWhile();
      expect([server.heard(), maps.heard()]).toEqual([1, 0]);
    });
  },
);

describe("notifications/roots/list_changed", () => {
  const open = async (options = {}) => {
    const { host } = startHost({ initial: [planning], approve: () => true, ...options });
    const server = await startRootsServer(host);
    return { host, server };
  };

  it("does not exist in 2026-07-28: the next roots/list shows the change", async () => {
    const { host, errors } = startHost({ initial: [planning], approve: () => true });
    const server = await startRootsServer(host, "2026-07-28");
    await server.list().answer;
    await Roots.sync(host, [documents]);
    await aWhile();
    expect(server.heard()).toBe(0);
    await expect(server.list().answer).resolves.toEqual({ roots: [{ uri: documents }] });
    expect([...errors, ...server.errors]).toEqual([]);
  });

  it("goes to the server alone whose list is another one", async () => {
    const { host, server } = await open();
    const maps = await startRootsServer(host, "2025-11-25", { id: "maps" });
    await Promise.all([server.list().answer, maps.list().answer]);
    await tell(host, { type: "roots/add", root: archive, servers: ["maps"] });
    await expect.poll(maps.heard, once).toBe(1);
    await tell(host, { type: "roots/change", id: planning, servers: ["maps"] });
    await expect.poll(server.heard, once).toBe(1);
    expect(maps.heard()).toBe(1);
    await expect(server.list().answer).resolves.toEqual({ roots: [] });
  });

  it("is sent twice in a storm of 1,000 edits within a second, and the server ends with the last list", async () => {
    const { host, server } = await open();
    await server.list().answer;
    const time = startManualClock();
    for (let edit = 1; edit <= 1_000; edit += 1) {
      await tell(host, { type: "roots/change", id: planning, name: `Edit ${edit}` });
      if (edit % 100 === 0) await time.pass(100);
    }
    expect(server.heard()).toBe(1);
    await time.pass(10_000);
    expect(server.heard()).toBe(2);
    await expect(server.list().answer).resolves.toEqual({
      roots: [{ uri: planning, name: "Edit 1000" }],
    });
  });

  it("is not sent for a change that was undone before anybody heard of it", async () => {
    const { host, server } = await open();
    await server.list().answer;
    await Roots.sync(host, [planning, archive]);
    await Roots.sync(host, [planning]);
    await aWhile();
    expect(server.heard()).toBe(0);
  });

  it("is sent after a reconnect, where the change was missed", async () => {
    const { host, server } = await open();
    await server.list().answer;
    await server.close();
    await expect.poll(() => host.getState().sessions[0]?.phase, once).toBe("closed");
    await Roots.sync(host, [planning, archive]);
    await aWhile();
    expect(server.heard()).toBe(0);

    const again = await startRootsServer(host);
    again.session.refresh();
    await expect.poll(again.heard, once).toBe(1);
    await aWhile();
    expect(again.heard()).toBe(1);
  });

  it("is not sent after a reconnect, where nothing was missed", async () => {
    const { host, server } = await open();
    await server.list().answer;
    await server.close();
    const again = await startRootsServer(host);
    again.session.refresh();
    await aWhile();
    expect(again.heard()).toBe(0);
  });

  it("waits for the person: while they are asked, and after a refusal, a change is nobody's business", async () => {
    const { host, server } = await open({ approve: () => false });
    const { answer } = server.list();
    const { id } = await openConsent(host);
    await Roots.sync(host, [planning, archive]);
    await aWhile();
    expect(server.heard()).toBe(0);
    await settle(host, id, { action: "refuse" });
    await expect(answer).rejects.toThrow(/rejected/);
    await Roots.sync(host, [planning]);
    await aWhile();
    expect(server.heard()).toBe(0);
  });

  it("tells a refused server that it may ask again, once the person thinks otherwise; and a yes taken back in full", async () => {
    const { host, server } = await open({ approve: () => false });
    const { answer } = server.list();
    const { id } = await openConsent(host);
    await settle(host, id, { action: "refuse" });
    await expect(answer).rejects.toThrow(/rejected/);
    await tell(host, { type: "roots/decide", session: "travel", decision: "share" });
    await expect.poll(server.heard, once).toBe(1);
    await server.list().answer;
    await tell(host, { type: "roots/decide", session: "travel", decision: "refuse" });
    await expect.poll(server.heard, once).toBe(2);
    await expect(server.list().answer).rejects.toThrow(/rejected/);
  });

  it("does not follow an answer that was itself the news", async () => {
    const { host, server } = await open({ approve: () => false });
    const { answer } = server.list();
    await shareOpen(host);
    await answer;
    await aWhile();
    expect(server.heard()).toBe(0);
    expect(stateOf(host).servers).toMatchObject([{ decision: "share" }]);
  });

  it("reaches a server behind a bare session through `notify`", async () => {
    const { host } = startHost({ initial: [planning], approve: () => true });
    const heard: string[] = [];
    const session = host.openSession({
      id: "own",
      notify: async (method) => void heard.push(method),
    });
    await expect(session.receive("roots/list")).resolves.toEqual({ roots: [{ uri: planning }] });
    await Roots.sync(host, []);
    await expect.poll(() => heard, once).toEqual(["notifications/roots/list_changed"]);
  });

  it("is tried again where it could not be sent, once the session is better known", async () => {
    const { host, errors } = startHost({ initial: [planning], approve: () => true });
    let isConnected = false;
    let tries = 0;
    const session = host.openSession({
      id: "own",
      async notify() {
        tries += 1;
        if (!isConnected) throw new Error("Not connected");
      },
    });
    await session.receive("roots/list");
    await Roots.sync(host, []);
    await expect.poll(() => tries, once).toBe(1);
    isConnected = true;
    session.update({ protocolVersion: "2025-11-25" });
    await expect.poll(() => tries, once).toBe(2);
    session.update({ name: "Own" });
    await aWhile();
    expect(tries).toBe(2);
    expect(errors).toEqual([]);
  });

  it("is tried again for each of two whose sessions are better known at once", async () => {
    const { host } = startHost({ initial: [planning], approve: () => true });
    let isConnected = false;
    const [tried, heard]: [string[], string[]] = [[], []];
    const sessions = ["own", "other"].map((id) =>
      host.openSession({
        id,
        async notify() {
          tried.push(id);
          if (!isConnected) throw new Error("Not connected");
          heard.push(id);
        },
      }),
    );
    for (const session of sessions) await session.receive("roots/list");
    await Roots.sync(host, []);
    await expect.poll(() => tried, once).toHaveLength(2);
    isConnected = true;
    for (const session of sessions) session.update({ name: "Better known" });
    await expect.poll(() => heard.toSorted(), once).toEqual(["other", "own"]);
    expect(stateOf(host).servers.map(({ name }) => name)).toEqual(["Better known", "Better known"]);
  });

  it("is not tried on a client that did not declare it, which still gets its list", async () => {
    const { host, errors } = startHost({ initial: [planning], approve: () => true });
    const info = { name: "test", version: "1.0.0" };
    const server = new Server(info, { capabilities: {} });
    const client = new Client(info, { capabilities: { roots: {} } });
    const [left, right] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(right), client.connect(left)]);
    onTestFinished(() => client.close());
    const heard = watchNotifications(client);
    const { missing } = attachClient(host, client, { id: "travel" });
    expect(missing).toEqual([]);
    await expect(server.listRoots()).resolves.toEqual({ roots: [{ uri: planning }] });
    await Roots.sync(host, [archive]);
    await aWhile();
    expect(heard()).toBe(0);
    expect(errors).toEqual([]);
    await expect(server.listRoots()).resolves.toEqual({ roots: [{ uri: archive }] });
  });

  it("tells a server that was forgotten, and came again, nothing of what it missed", async () => {
    const { host } = startHost({ initial: [planning], approve: () => true });
    const heard: string[] = [];
    const open = (id: string) =>
      host.openSession({ id, name: id, notify: async () => void heard.push(id) });
    const [own, maps] = [open("own"), open("maps")];
    await Promise.all([own, maps].map((session) => session.receive("roots/list")));
    own.close();
    expect(own.forget()).toBe(true);
    await Roots.sync(host, [archive]);
    await expect.poll(() => heard, once).toEqual(["maps"]);

    open("own");
    await tell(host, { type: "roots/add", root: documents, servers: ["maps"] });
    await expect.poll(() => heard, once).toEqual(["maps", "maps"]);
  });
});
