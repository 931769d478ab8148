// What the specification asks of a host that has roots, by the numbers of docs/spec.md.

import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation, type LocalHost, Roots, roots } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestion } from "../support/questions.js";
import { declaredTo } from "./declaredTo.js";
import { demandIn } from "./demand.js";
import { recorded } from "./recorded.js";
import { type Setting, settings } from "./settings.js";

const planning = "file:///Users/agent/travel-planning";
const archive = "file:///Users/agent/archive/2023-trips";

const open = (options: Roots.Options = {}) => {
  const host = createHost({ kinds: [roots({ initial: [planning], ...options })] });
  onTestFinished(host.close);
  void host.send({ type: "openSurface", surface: dialog });
  return host;
};

const demand = demandIn(settings);

const connect = async (host: LocalHost, { wire }: Setting) => {
  const server = await startServer(host, { wire });
  onTestFinished(() => server.close());
  const list = () => server.request({ method: "roots/list" }).answer;
  return { ...server, list };
};

describe("roots", () => {
  demand(
    55,
    "declares the capability where the host has roots, and not where it has none",
    async (setting) => {
      const declared = await declaredTo(setting, open());
      expect(declared).not.toEqual([]);
      for (const said of declared) expect(said).toMatchObject({ roots: {} });

      const without = createHost({ kinds: [elicitation()] });
      onTestFinished(without.close);
      const declaredWithout = await declaredTo(setting, without);
      expect(declaredWithout).not.toEqual([]);
      for (const said of declaredWithout) expect(said).not.toHaveProperty("roots");
    },
  );

  demand(56, "tells a server of each change of the list, once", async ({ open: openWire }) => {
    const host = open({ approve: () => true });
    const { open: wire, sent } = recorded(openWire);
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());
    const list = () => server.request({ method: "roots/list" }).answer;
    const told = () =>
      sent.flatMap(({ method, result }) => {
        if (method === "notifications/roots/list_changed") return "changed";
        return result && "roots" in result ? "list" : [];
      });

    await expect(list()).resolves.toEqual({ roots: [{ uri: planning }] });
    await Roots.sync(host, [planning, archive]);
    await expect.poll(told).toEqual(["list", "changed"]);
    await expect(list()).resolves.toEqual({ roots: [{ uri: planning }, { uri: archive }] });
    await Roots.sync(host, [archive]);
    await expect.poll(told).toEqual(["list", "changed", "list", "changed"]);
    await expect(list()).resolves.toEqual({ roots: [{ uri: archive }] });
    expect(told()).toEqual(["list", "changed", "list", "changed", "list"]);
  });

  demand(57, "sends `file:` URIs only", async (setting) => {
    const host = open({
      initial: ["https://example.com/x", "", "/work", "ssh://host/work", "file:///home"],
      approve: () => true,
    });
    const server = await connect(host, setting);
    await expect(server.list()).resolves.toEqual({
      roots: [{ uri: "file:///work" }, { uri: "file:///home" }],
    });
    for (const root of ["https://example.com/x", "vscode-remote://ssh/work", "data:,x", "work"])
      expect(await host.send({ type: "roots/add", root })).toMatchObject({ rejection: "invalid" });
  });

  demand(
    58,
    "lets no path climb out of its root, gives each server its own list, and watches what is within reach",
    async (setting) => {
      const missing = new Set<string>();
      const host = open({
        approve: () => true,
        checkAccess: (uri) => !missing.has(uri),
        checkInterval: 20,
      });
      const server = await connect(host, setting);
      for (const root of ["/work/../etc", "file:///work/%2e%2e/etc", "file:///work/%252e%252e/etc"])
        expect(await host.send({ type: "roots/add", root })).toMatchObject({
          issues: [{ code: "traversal" }],
        });
      expect(Roots.isWithin([{ uri: planning }], `${planning}/../client-documents`)).toBe(false);
      await host.send({ type: "roots/add", root: archive, servers: ["maps"] });
      await expect(server.list()).resolves.toEqual({ roots: [{ uri: planning }] });
      missing.add(planning);
      await expect.poll(server.list).toEqual({ roots: [] });
      missing.delete(planning);
      await expect.poll(server.list).toEqual({ roots: [{ uri: planning }] });
    },
  );

  demand(59, "asks the person before a server gets anything", async (setting) => {
    const host = open({ checkAccess: (uri) => uri === planning });
    await Roots.sync(host, [planning, archive]);
    const server = await connect(host, setting);
    const answer = server.list();
    const question = await openQuestion(host);
    expect(Roots.isQuestion(question) && question.detail.roots).toMatchObject([{ uri: planning }]);
    expect(server.received).toEqual([]);
    await host.send({
      type: "settle",
      id: question.id,
      answer: { action: "share", uris: [planning] },
    });
    await expect(answer).resolves.toEqual({ roots: [{ uri: planning }] });
    // Data for any user interface to manage the roots with.
    expect(host.read("roots:state")).toEqual(structuredClone(host.read("roots:state")));
  });

  demand(
    60,
    "answers -32601 where there are none, and -32603 where something inside failed",
    async (setting) => {
      const without = createHost({ kinds: [elicitation()] });
      onTestFinished(without.close);
      const { list: listNone } = await connect(without, setting);
      await expect(listNone()).rejects.toMatchObject({ code: -32601 });

      const errors: unknown[] = [];
      const host = createHost({
        kinds: [roots({ initial: JSON.parse('[{"uri":5}]') })],
        onError: (error) => errors.push(error),
      });
      onTestFinished(host.close);
      const { list } = await connect(host, setting);
      await expect(list()).rejects.toMatchObject({
        code: -32603,
        message: expect.stringMatching(/Internal error$/),
      });
      expect(errors).not.toEqual([]);
    },
  );
});

describe("a session of a host that has roots", () => {
  it.each([undefined, {}, null, []])(
    "answers a request whose params are %j, as some servers send it",
    async (params) => {
      const session = open({ approve: () => true }).openSession({ id: "travel" });
      await expect(session.receive("roots/list", params)).resolves.toEqual({
        roots: [{ uri: planning }],
      });
    },
  );
});
