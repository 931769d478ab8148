import { Roots } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import {
  archive,
  pathsOf,
  planning,
  ready,
  shareOpen,
  startHost,
  startRootsServer,
  stateOf,
  tell,
} from "./rig.js";

const key = "mcp-host-ui:roots";
const once = { interval: 2 };

/** A storage that pages of one origin share: whoever writes, the others hear of it. */
const createShared = (kept?: string) => {
  const entries = new Map(kept === undefined ? [] : [[key, kept]]);
  const pages = new Set<(key: string) => void>();
  const writes: string[] = [];
  const openPage = (): Roots.Storage => {
    const listeners = new Map<() => void, string>();
    const hear = (changed: string) => {
      for (const [listener, watched] of listeners) if (watched === changed) listener();
    };
    pages.add(hear);
    return {
      getItem: (name) => entries.get(name) ?? null,
      setItem(name, value) {
        entries.set(name, value);
        writes.push(name);
        for (const page of pages) if (page !== hear) queueMicrotask(() => page(name));
      },
      watch(name, listener) {
        listeners.set(listener, name);
        return () => void listeners.delete(listener);
      },
    };
  };
  return { entries, writes, openPage };
};

const open = async (storage: Roots.Storage) => {
  const opened = startHost({ storage });
  await ready(opened.host);
  return opened;
};

describe("the storage of roots", () => {
  it("keeps roots and decisions for the next host", async () => {
    const shared = createShared();
    const { host } = await open(shared.openPage());
    await tell(host, {
      type: "roots/add",
      root: "/work/cafe\u0301",
      name: "Work",
      servers: ["travel"],
      exclusions: ["/work/caf\u00e9/taxes"],
    });
    await tell(host, { type: "roots/decide", session: "travel", decision: "refuse" });
    const before = stateOf(host);

    const next = await open(shared.openPage());
    expect(stateOf(next.host)).toEqual(before);
    expect(stateOf(next.host)).toMatchObject({
      roots: [{ uri: "file:///work/caf%C3%A9", notes: ["normalized"] }],
      servers: [{ session: "travel", decision: "refuse", by: "person" }],
    });
  });

  it("keeps what was decided about one server when another is decided about, and only that is taken back", async () => {
    const shared = createShared();
    const { host } = await open(shared.openPage());
    await tell(host, { type: "roots/decide", session: "travel", decision: "refuse" });
    await tell(host, { type: "roots/decide", session: "maps", decision: "share" });
    const next = await open(shared.openPage());
    expect(stateOf(next.host).servers).toMatchObject([
      { session: "travel", decision: "refuse" },
      { session: "maps", decision: "share" },
    ]);
    await tell(next.host, { type: "roots/decide", session: "maps", decision: "ask" });
    const last = await open(shared.openPage());
    expect(stateOf(last.host).servers).toMatchObject([{ session: "travel", decision: "refuse" }]);
  });

  it("is read before the first answer, however long that takes", async () => {
    const shared = createShared();
    const first = await open(shared.openPage());
    await tell(first.host, { type: "roots/decide", session: "travel", decision: "share" });
    const { host } = startHost({
      initial: [planning],
      storage: {
        getItem: (name) =>
          new Promise((resolve) => setTimeout(resolve, 30, shared.entries.get(name) ?? null)),
        setItem: () => {},
      },
    });
    const server = await startRootsServer(host);
    await expect(server.list().answer).resolves.toEqual({ roots: [{ uri: planning }] });
  });

  it("remembers a yes to the question of a server", async () => {
    const shared = createShared();
    const { host } = await open(shared.openPage());
    const server = await startRootsServer(host);
    const { answer } = server.list();
    await shareOpen(host);
    await answer;
    const next = await open(shared.openPage());
    const again = await startRootsServer(next.host);
    await expect(again.list().answer).resolves.toEqual({ roots: [] });
  });

  it.each([
    ["no JSON", "{"],
    ["another version", '{"version":3,"roots":[],"decisions":[]}'],
    ["no object", "[]"],
    ["another shape", '{"version":1,"roots":{},"decisions":[]}'],
    [
      "a root without servers",
      '{"version":1,"roots":[{"id":"1","uri":"file:///a"}],"decisions":[]}',
    ],
    ["a decision that is none", '{"version":1,"roots":[],"decisions":[{"session":"travel"}]}'],
    ["a root that is null", '{"version":1,"roots":[null],"decisions":[]}'],
    [
      "a root for servers that have no names",
      '{"version":1,"roots":[{"id":"1","uri":"file:///a","servers":[1],"exclusions":[],"notes":[],"manual":true}],"decisions":[]}',
    ],
    ...[
      ["no word of ours", '"decision":"ask","at":1'],
      ["without a time", '"decision":"share","at":"today"'],
      ["of nobody", '"decision":"share","at":1,"principal":7'],
      ["for folders that are none", '"decision":"share","at":1,"uris":[7]'],
    ].map(([what, rest]) => [
      `a decision that is ${what}`,
      `{"version":2,"roots":[],"decisions":[{"session":"travel","name":"Travel",${rest}}]}`,
    ]),
  ])("keeps aside and reports what is %s, and goes on without it", async (_what, kept) => {
    const shared = createShared(kept);
    const { host, errors } = await open(shared.openPage());
    expect(errors).toMatchObject([{ message: expect.stringMatching(/could not be read/) }]);
    expect(stateOf(host).roots).toEqual([]);
    expect(shared.entries.get(`${key}:unreadable`)).toBe(kept);
    expect(shared.entries.get(key)).toBe(kept);
    expect(await tell(host, { type: "roots/add", root: "/a" })).toEqual({ done: true });
    const next = await open(shared.openPage());
    expect(pathsOf(next.host)).toEqual(["/a"]);
    expect(shared.entries.get(`${key}:unreadable`)).toBe(kept);
  });

  it("lets no stored root leave that is none any more", async () => {
    const root = { id: "1", servers: "all", exclusions: [], notes: [], manual: true };
    const uris = ["https://example.com", "file:///a/../b", "file:///good", "", "file://C:\\work"];
    const roots = uris.map((uri, index) => ({ ...root, id: String(index), uri }));
    const shared = createShared(JSON.stringify({ version: 1, roots, decisions: [] }));
    const { host } = startHost({ storage: shared.openPage(), approve: () => true });
    await ready(host);
    const server = await startRootsServer(host);
    await expect(server.list().answer).resolves.toEqual({ roots: [{ uri: "file:///good" }] });
    expect(stateOf(host).roots.map(({ refusal }) => refusal?.code)).toEqual([
      "scheme",
      "traversal",
      undefined,
      "empty",
      "remote",
    ]);
  });

  it.each([
    [
      "at once",
      () => {
        throw new Error("full");
      },
    ],
    ["later", () => Promise.reject(new Error("full"))],
  ])("that is full, and says so %s, costs nothing but the keeping", async (_when, setItem) => {
    const { host, errors } = await open({ getItem: () => null, setItem });
    expect(await tell(host, { type: "roots/add", root: "/a" })).toMatchObject({
      done: false,
      rejection: "failed",
    });
    await tell(host, { type: "roots/add", root: "/b" });
    expect(pathsOf(host)).toEqual(["/a", "/b"]);
    expect(errors).toMatchObject([{ cause: { message: "full" } }, { cause: { message: "full" } }]);
  });

  it("that is forbidden is reported", async () => {
    const { host, errors } = await open({
      getItem: () => Promise.reject(new Error("forbidden")),
      setItem: () => {},
    });
    expect(errors).toMatchObject([{ cause: { message: "forbidden" } }]);
    expect(await tell(host, { type: "roots/add", root: "/a" })).toEqual({ done: true });
  });

  it("is written once for changes that come together", async () => {
    const shared = createShared();
    const { host } = await open(shared.openPage());
    await Promise.all(
      Array.from({ length: 1_000 }, (_, index) =>
        tell(host, { type: "roots/add", root: `/work/${index}` }),
      ),
    );
    expect(stateOf(host).roots).toHaveLength(1_000);
    expect(shared.writes.length).toBeLessThanOrEqual(2);
  });

  it("keeps two pages in step, without a loop", async () => {
    const shared = createShared();
    const one = await open(shared.openPage());
    const two = await open(shared.openPage());
    await tell(one.host, { type: "roots/add", root: "/a" });
    await expect.poll(() => pathsOf(two.host), once).toEqual(["/a"]);
    await tell(two.host, { type: "roots/add", root: "/b" });
    await expect.poll(() => pathsOf(one.host), once).toEqual(["/a", "/b"]);
    await tell(one.host, { type: "roots/decide", session: "travel", decision: "share" });
    await expect.poll(() => stateOf(two.host).servers, once).toHaveLength(1);
    expect(stateOf(two.host)).toEqual(stateOf(one.host));
    expect(shared.writes).toHaveLength(3);
  });

  it("takes edits of two pages at once one after the other, and loses none", async () => {
    const shared = createShared();
    const one = await open(shared.openPage());
    const two = await open(shared.openPage());
    await Promise.all([
      tell(one.host, { type: "roots/add", root: "/one" }),
      tell(two.host, { type: "roots/add", root: "/two" }),
    ]);
    await expect.poll(() => pathsOf(one.host).toSorted(), once).toEqual(["/one", "/two"]);
    await expect.poll(() => pathsOf(two.host).toSorted(), once).toEqual(["/one", "/two"]);
  });

  it("leaves the workspace of each page to that page, and the answers to its servers in step", async () => {
    const shared = createShared();
    const one = await open(shared.openPage());
    const two = await open(shared.openPage());
    await Roots.sync(one.host, [planning]);
    await Roots.sync(two.host, [archive]);
    const servers = await Promise.all([one, two].map(({ host }) => startRootsServer(host)));
    const asked = servers.map((server) => server.list());
    await shareOpen(one.host);
    await expect(asked[0]?.answer).resolves.toEqual({ roots: [{ uri: planning }] });
    await expect(asked[1]?.answer).resolves.toEqual({ roots: [{ uri: archive }] });
    expect(two.host.getState().settled).toMatchObject([
      { outcome: { by: "rule", rule: "remembered" } },
    ]);
  });

  it("of other pages is followed by no host that is closed", async () => {
    const shared = createShared();
    const one = await open(shared.openPage());
    const two = await open(shared.openPage());
    const three = await open(shared.openPage());
    two.host.close();
    await tell(one.host, { type: "roots/add", root: "/a" });
    await expect.poll(() => pathsOf(three.host), once).toEqual(["/a"]);
    expect(pathsOf(two.host)).toEqual([]);
  });

  it("that another page clears is empty here, too", async () => {
    const shared = createShared();
    const one = await open(shared.openPage());
    const two = shared.openPage();
    await tell(one.host, { type: "roots/add", root: "/a" });
    shared.entries.delete(key);
    await two.setItem("other", "");
    await tell(one.host, { type: "roots/add", root: "/b" });
    expect(pathsOf(one.host)).toEqual(["/b"]);
  });
});
