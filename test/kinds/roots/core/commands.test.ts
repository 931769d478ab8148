import { Roots } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import {
  archive,
  documents,
  pathsOf,
  planning,
  ready,
  startHost,
  startRootsServer,
  stateOf,
  tell,
  templates,
} from "./rig.js";
import { accepted, refused } from "./uri/cases.js";

const sentence = /^[a-z].{15,}\.$/;

describe("roots/add", () => {
  it.each(accepted)("takes $what on $platform: $input", async ({ platform, input, uri }) => {
    const { host } = startHost({ platform });
    expect(await tell(host, { type: "roots/add", root: input })).toEqual({ done: true });
    expect(stateOf(host).roots).toMatchObject([{ uri, origin: "manual", servers: "all" }]);
  });

  it.each(refused)(
    "refuses $what on $platform with a sentence: $input",
    async ({ platform, input, code }) => {
      const { host } = startHost({ platform });
      expect(await tell(host, { type: "roots/add", root: input })).toMatchObject({
        done: false,
        rejection: "invalid",
        message: expect.stringMatching(sentence),
        issues: [{ path: ["root"], code }],
      });
      expect(stateOf(host)?.roots).toEqual([]);
    },
  );

  it("takes a name, servers, exclusions and a place", async () => {
    const { host } = startHost({ initial: [planning, templates] });
    await tell(host, {
      type: "roots/add",
      root: "/Users/agent/client-documents/",
      name: "  Documents ",
      servers: ["travel", "travel"],
      exclusions: ["/Users/agent/client-documents/taxes"],
      at: 1,
    });
    expect(pathsOf(host)).toEqual([
      "/Users/agent/travel-planning",
      "/Users/agent/client-documents",
      "/Users/agent/travel-templates",
    ]);
    expect(stateOf(host).roots[1]).toMatchObject({
      uri: documents,
      name: "Documents",
      servers: ["travel"],
      exclusions: [`${documents}/taxes`],
    });
  });

  it.each([
    ["the same path", false, "/Users/agent/archive/2023-trips"],
    [
      "the same path, in other letters, where the system takes them for the same",
      true,
      "/users/AGENT/archive/2023-trips/",
    ],
  ])("refuses %s a second time", async (_what, ignoreCase, root) => {
    const { host } = startHost({ ignoreCase });
    await tell(host, { type: "roots/add", root: archive });
    expect(await tell(host, { type: "roots/add", root })).toMatchObject({
      rejection: "invalid",
      message: expect.stringMatching(sentence),
      issues: [{ path: ["root"], code: "duplicate", params: { path: root } }],
    });
    expect(stateOf(host).roots).toHaveLength(1);
  });

  it("takes other letters for another folder where the system does", async () => {
    const { host } = startHost();
    await tell(host, { type: "roots/add", root: "/work" });
    expect(await tell(host, { type: "roots/add", root: "/Work" })).toEqual({ done: true });
    expect(stateOf(host).roots.map(({ overlap }) => overlap)).toEqual([undefined, undefined]);
  });

  it("says which root lies inside which", async () => {
    const { host } = startHost({ initial: ["/work"] });
    await tell(host, { type: "roots/add", root: "/work/taxes" });
    expect(stateOf(host).roots).toMatchObject([
      { path: "/work" },
      { path: "/work/taxes", overlap: { kind: "nested", other: "file:///work" } },
    ]);
  });

  it("says what the person should know of a path", async () => {
    const { host } = startHost();
    await tell(host, { type: "roots/add", root: "/work/cafe\u0301\u200b" });
    expect(stateOf(host).roots[0]?.notes).toEqual(["hidden-characters", "normalized"]);
  });

  it.each([
    ["a name with a line break", { name: "a\nb" }, ["name"], "control-character"],
    ["a name of 201 characters", { name: "n".repeat(201) }, ["name"], "too-long"],
    ["half a character", { name: "\ud83d" }, ["name"], "lone-surrogate"],
    ["an exclusion elsewhere", { exclusions: ["/other"] }, ["exclusions", 0], "outside"],
    ["an exclusion of everything", { exclusions: ["/work"] }, ["exclusions", 0], "outside"],
    ["an exclusion around it", { exclusions: ["/work/a", "/"] }, ["exclusions", 1], "outside"],
    [
      "an exclusion that climbs out",
      { exclusions: ["/work/../x"] },
      ["exclusions", 0],
      "traversal",
    ],
  ])("refuses %s", async (_what, change, path, code) => {
    const { host } = startHost();
    expect(await tell(host, { type: "roots/add", root: "/work", ...change })).toMatchObject({
      rejection: "invalid",
      issues: [{ path, code }],
    });
    expect(stateOf(host).roots).toEqual([]);
  });
});

describe("roots/change", () => {
  const open = async () => {
    const { host } = startHost({ initial: [{ uri: planning, name: "Main" }] });
    await tell(host, { type: "roots/add", root: "/work", exclusions: ["/work/taxes"] });
    const { id = "" } = stateOf(host).roots[1] ?? {};
    return { host, id };
  };

  it("gives a root another path and name; the id stays", async () => {
    const { host, id } = await open();
    await tell(host, { type: "roots/change", id, root: "/home", name: "Home", exclusions: [] });
    expect(stateOf(host).roots[1]).toMatchObject({ id, path: "/home", name: "Home" });
    await tell(host, { type: "roots/change", id, name: null });
    expect(stateOf(host).roots[1]).not.toHaveProperty("name");
  });

  it("refuses a path that leaves exclusions behind", async () => {
    const { host, id } = await open();
    expect(await tell(host, { type: "roots/change", id, root: "/home" })).toMatchObject({
      issues: [{ path: ["exclusions", 0], code: "outside" }],
    });
    expect(stateOf(host).roots[1]?.path).toBe("/work");
  });

  it("lets a folder of the workspace have another name, which goes back to the workspace's own", async () => {
    const { host } = await open();
    await tell(host, { type: "roots/change", id: planning, name: "Mine" });
    expect(stateOf(host).roots).toMatchObject([
      { id: expect.any(String), name: "Mine", origin: "host" },
      { path: "/work" },
    ]);
    await tell(host, { type: "roots/change", id: planning, name: "" });
    expect(stateOf(host).roots[0]?.name).toBe("Main");
  });

  it("does not move or remove what follows the workspace", async () => {
    const { host } = await open();
    expect(
      await tell(host, { type: "roots/change", id: planning, root: "/elsewhere" }),
    ).toMatchObject({ done: false, rejection: "unknown" });
    expect(await tell(host, { type: "roots/remove", id: planning })).toMatchObject({
      done: false,
      rejection: "unknown",
    });
    expect(stateOf(host).roots).toHaveLength(2);
  });
});

describe("roots/move and roots/remove", () => {
  it("change the order and the list, and removing can be undone", async () => {
    const { host } = startHost({ initial: ["/a"] });
    for (const root of ["/b", "/c"]) await tell(host, { type: "roots/add", root });
    const [, b, c] = stateOf(host).roots;
    await tell(host, { type: "roots/move", id: c?.id ?? "", to: 0 });
    expect(pathsOf(host)).toEqual(["/c", "/a", "/b"]);
    await tell(host, { type: "roots/move", id: b?.id ?? "", to: 1 });
    expect(pathsOf(host)).toEqual(["/c", "/b", "/a"]);
    await tell(host, { type: "roots/remove", id: b?.id ?? "" });
    expect(pathsOf(host)).toEqual(["/c", "/a"]);
    await tell(host, { type: "roots/add", root: "/b", at: 1 });
    expect(pathsOf(host)).toEqual(["/c", "/b", "/a"]);
  });
});

describe("syncRoots", () => {
  it("follows the workspace, beside what was added by hand", async () => {
    const { host } = startHost({ initial: [planning] });
    await tell(host, { type: "roots/add", root: documents });
    await Roots.sync(host, [{ uri: planning, name: "Main" }, archive]);
    expect(stateOf(host).roots).toMatchObject([
      { uri: planning, origin: "host", name: "Main" },
      { uri: documents, origin: "manual" },
      { uri: archive, origin: "host" },
    ]);
    await Roots.sync(host, []);
    expect(stateOf(host).roots).toMatchObject([{ uri: documents, origin: "manual" }]);
  });

  it("of the same folders changes nothing that a window would draw anew", async () => {
    const { host } = startHost({ initial: [planning] });
    await ready(host);
    const before = stateOf(host);
    await Roots.sync(host, [planning]);
    expect(stateOf(host)).toBe(before);
    await Roots.sync(host, [planning, archive]);
    expect(stateOf(host).roots[0]).toBe(before.roots[0]);
  });

  it("remembers what the person set for a folder that the workspace had before", async () => {
    const { host } = startHost({ initial: [planning, archive] });
    await tell(host, {
      type: "roots/change",
      id: archive,
      exclusions: [`${archive}/finances`],
      servers: [],
    });
    await Roots.sync(host, [planning]);
    expect(stateOf(host).roots).toHaveLength(1);
    // What is changed meanwhile takes nothing from it.
    await tell(host, { type: "roots/change", id: planning, name: "Plans" });
    await tell(host, { type: "roots/add", root: documents });
    await tell(host, { type: "roots/remove", id: stateOf(host).roots[1]?.id ?? "" });
    await Roots.sync(host, [planning, archive]);
    expect(stateOf(host).roots).toMatchObject([
      { uri: planning },
      { uri: archive, servers: [], exclusions: [`${archive}/finances`] },
    ]);
  });

  it("follows what was added by hand while the workspace has it, and leaves it there afterwards", async () => {
    const { host } = startHost();
    await tell(host, { type: "roots/add", root: archive, name: "Old" });
    await Roots.sync(host, [archive]);
    expect(stateOf(host).roots).toMatchObject([{ origin: "host", name: "Old" }]);
    await Roots.sync(host, []);
    expect(stateOf(host).roots).toMatchObject([{ origin: "manual", name: "Old" }]);
  });

  it("shows a folder that can be no root, says why, and keeps it to itself", async () => {
    const { host } = startHost({ approve: () => true });
    const server = await startRootsServer(host);
    await Roots.sync(host, ["vscode-remote://ssh/work", planning, "C:\\Users\\me"]);
    expect(stateOf(host).roots).toMatchObject([
      { uri: "vscode-remote://ssh/work", refusal: { code: "scheme" } },
      { uri: planning },
      { path: "C:\\Users\\me", refusal: { code: "windows-path" } },
    ]);
    await expect(server.list().answer).resolves.toEqual({ roots: [{ uri: planning }] });
  });

  it("sends a folder that has two spellings once", async () => {
    const { host } = startHost({ ignoreCase: true, approve: () => true });
    const server = await startRootsServer(host);
    await Roots.sync(host, ["/work", "/Work", "/WORK"]);
    expect(stateOf(host).roots.map(({ overlap }) => overlap?.kind)).toEqual([
      undefined,
      "duplicate",
      "duplicate",
    ]);
    await expect(server.list().answer).resolves.toEqual({ roots: [{ uri: "file:///work" }] });
    await tell(host, { type: "roots/change", id: "file:///work", servers: [] });
    await expect(server.list().answer).resolves.toEqual({ roots: [{ uri: "file:///Work" }] });
  });

  it.each([[undefined], ["/work"], [[5]], [[{ name: "Work" }]]])(
    "refuses %j in place of a list of folders",
    async (folders) => {
      const { host } = startHost({ initial: [planning] });
      expect(await host.send({ type: "roots/sync", folders })).toMatchObject({
        rejection: "invalid",
      });
      expect(stateOf(host).roots).toHaveLength(1);
    },
  );
});

describe("roots/pick", () => {
  it("adds what the person picked with the host app's own picker", async () => {
    const { host } = startHost({ pickFolders: async () => ["/a", { uri: "/b", name: "B" }] });
    expect(stateOf(host).canPick).toBe(true);
    expect(await tell(host, { type: "roots/pick" })).toEqual({ done: true });
    expect(stateOf(host).roots).toMatchObject([
      { path: "/a", origin: "manual" },
      { path: "/b", name: "B", origin: "manual" },
    ]);
  });

  it("adds the good ones, and says what is wrong with the others", async () => {
    const { host } = startHost({ initial: ["/a"], pickFolders: async () => ["/a", "~/b", "/c"] });
    expect(await tell(host, { type: "roots/pick" })).toMatchObject({
      rejection: "invalid",
      issues: [
        { path: ["folders", 0], code: "duplicate" },
        { path: ["folders", 1], code: "home" },
      ],
    });
    expect(pathsOf(host)).toEqual(["/a", "/c"]);
  });

  it("adds nothing where the person left the picker, or where there is none", async () => {
    const left = startHost({ pickFolders: async () => [] });
    expect(await tell(left.host, { type: "roots/pick" })).toEqual({ done: true });
    const none = startHost();
    expect(stateOf(none.host).canPick).toBe(false);
    expect(await tell(none.host, { type: "roots/pick" })).toMatchObject({ rejection: "unknown" });
  });

  it("reports a picker that fails", async () => {
    const { host, errors } = startHost({
      pickFolders: () => Promise.reject(new Error("no window")),
    });
    expect(await tell(host, { type: "roots/pick" })).toMatchObject({ rejection: "failed" });
    expect(errors).toMatchObject([{ message: "no window" }]);
  });
});

describe("the servers of a root", () => {
  it("are all, some or none; each server gets its own list, in order", async () => {
    const { host } = startHost({ initial: ["/all"], approve: () => true });
    await tell(host, { type: "roots/add", root: "/travel", servers: ["travel"] });
    await tell(host, { type: "roots/add", root: "/nobody", servers: [] });
    await tell(host, { type: "roots/add", root: "/both", servers: ["maps", "travel"] });
    const travel = await startRootsServer(host);
    const maps = await startRootsServer(host, "2025-11-25", { id: "maps" });
    const urisOf = async (server: typeof travel) =>
      (await server.list().answer).roots.map(({ uri }) => uri);
    expect(await urisOf(travel)).toEqual(["file:///all", "file:///travel", "file:///both"]);
    expect(await urisOf(maps)).toEqual(["file:///all", "file:///both"]);
  });
});

describe("exclusions", () => {
  const list = async (exclusions?: "sent" | "enforced" | "none") => {
    const { host } = startHost({ approve: () => true, ...(exclusions && { exclusions }) });
    await tell(host, { type: "roots/add", root: "/work", exclusions: ["/work/taxes"] });
    await tell(host, { type: "roots/add", root: "/home" });
    const server = await startRootsServer(host);
    return server.list().answer;
  };

  it.each(["enforced", "none"] as const)(
    "stay in the host where they are %s",
    async (exclusions) => {
      expect(await list(exclusions)).toEqual({
        roots: [{ uri: "file:///work" }, { uri: "file:///home" }],
      });
    },
  );

  it("go to servers in `_meta` where nothing else was said", async () => {
    expect(await list()).toEqual({
      roots: [
        { uri: "file:///work", _meta: { "mcp-host-ui/exclusions": ["file:///work/taxes"] } },
        { uri: "file:///home" },
      ],
    });
  });
});

describe("a command of roots", () => {
  it.each([
    [{ type: "roots/fly" }],
    [{ type: "roots/change", id: "nobody", name: "x" }],
    [{ type: "roots/move", id: 7, to: "up" }],
    [{ type: "roots/remove" }],
  ] as const)("that is none is refused: %j", async (command) => {
    const { host, errors } = startHost({ initial: [planning] });
    expect(await host.send(command)).toMatchObject({ done: false, rejection: "unknown" });
    expect(errors).toEqual([]);
  });

  it.each([
    [{ type: "roots/add" }, "empty"],
    [{ type: "roots/add", root: null }, "relative"],
    [{ type: "roots/add", root: {} }, "relative"],
    [{ type: "roots/add", root: "/a", exclusions: 5 }, "relative"],
  ] as const)("that is malformed does no harm: %j", async (command, code) => {
    const { host, errors } = startHost();
    expect(await host.send(command)).toMatchObject({ rejection: "invalid", issues: [{ code }] });
    expect(errors).toEqual([]);
  });
});
