// What the specification asks of a host that has roots, by the numbers of SPEC.md.
import {
  createHost,
  elicitation,
  isRootsQuestion,
  isWithinRoots,
  type RootsOptions,
  roots,
  syncRoots,
} from "mcp-host-ui/host";
import { startServer } from "mcp-host-ui/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { watchNotifications } from "../roots/rig.js";
import { dialog, openQuestion } from "../support/questions.js";
import { declaredTo } from "./declaredTo.js";

const planning = "file:///Users/agent/travel-planning";
const archive = "file:///Users/agent/archive/2023-trips";

const open = (options: RootsOptions = {}) => {
  const host = createHost({ slices: [roots({ initial: [planning], ...options })] });
  onTestFinished(host.close);
  void host.send({ type: "openSurface", surface: dialog });
  return host;
};

const revisions = ["2025-11-25", "2026-07-28"] as const;

describe.each(revisions)("roots in %s", (revision) => {
  const connect = async (host: ReturnType<typeof open>) => {
    const server = await startServer(host, { wire: revision });
    onTestFinished(() => server.close());
    const list = () => server.request({ method: "roots/list" }).answer;
    return { ...server, list };
  };

  it("SPEC 55 — declares the capability where the host has roots, and not where it has none", async () => {
    for (const declared of await declaredTo[revision](open()))
      expect(declared).toMatchObject({ roots: {} });
    const without = createHost({ slices: [elicitation()] });
    onTestFinished(without.close);
    for (const declared of await declaredTo[revision](without))
      expect(declared).not.toHaveProperty("roots");
  });

  it("SPEC 56 — tells a server of a changed list in the revisions that have the notification", async () => {
    const host = open({ approve: () => true });
    const server = await connect(host);
    const heard = watchNotifications(server.client);
    await expect(server.list()).resolves.toEqual({ roots: [{ uri: planning }] });
    await syncRoots(host, [planning, archive]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(heard()).toBe(revision === "2025-11-25" ? 1 : 0);
    await expect(server.list()).resolves.toEqual({ roots: [{ uri: planning }, { uri: archive }] });
  });

  it("SPEC 57 — sends `file:` URIs only", async () => {
    const host = open({
      initial: ["https://example.com/x", "", "/work", "ssh://host/work", "file:///home"],
      approve: () => true,
    });
    const server = await connect(host);
    await expect(server.list()).resolves.toEqual({
      roots: [{ uri: "file:///work" }, { uri: "file:///home" }],
    });
    for (const root of ["https://example.com/x", "vscode-remote://ssh/work", "data:,x", "work"])
      expect(await host.send({ type: "roots/add", root })).toMatchObject({ reason: "invalid" });
  });

  it("SPEC 58 — lets no path climb out of its root, gives each server its own list, and watches what is within reach", async () => {
    const missing = new Set<string>();
    const host = open({
      approve: () => true,
      checkAccess: (uri) => !missing.has(uri),
      checkInterval: 20,
    });
    const server = await connect(host);
    for (const root of ["/work/../etc", "file:///work/%2e%2e/etc", "file:///work/%252e%252e/etc"])
      expect(await host.send({ type: "roots/add", root })).toMatchObject({
        issues: [{ code: "traversal" }],
      });
    expect(isWithinRoots([{ uri: planning }], `${planning}/../client-documents`)).toBe(false);
    await host.send({ type: "roots/add", root: archive, servers: ["maps"] });
    await expect(server.list()).resolves.toEqual({ roots: [{ uri: planning }] });
    missing.add(planning);
    await expect.poll(server.list).toEqual({ roots: [] });
    missing.delete(planning);
    await expect.poll(server.list).toEqual({ roots: [{ uri: planning }] });
  });

  it("SPEC 59 — asks the person before a server gets anything", async () => {
    const host = open({ checkAccess: (uri) => uri === planning });
    await syncRoots(host, [planning, archive]);
    const server = await connect(host);
    const answer = server.list();
    const question = await openQuestion(host);
    expect(isRootsQuestion(question) && question.detail.roots).toMatchObject([{ uri: planning }]);
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
});

describe("roots of a host", () => {
  it("SPEC 60 — answer -32601 where there are none, and -32603 where something inside failed", async () => {
    const without = createHost({ slices: [elicitation()] });
    onTestFinished(without.close);
    const door = without.openSession({ id: "travel" });
    await expect(door.receive("roots/list")).rejects.toMatchObject({ code: -32601 });

    const errors: unknown[] = [];
    const host = createHost({
      slices: [roots({ initial: JSON.parse('[{"uri":5}]') })],
      onError: (error) => errors.push(error),
    });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    await expect(session.receive("roots/list")).rejects.toMatchObject({
      code: -32603,
      message: "Internal error",
    });
    expect(errors.length).toBeGreaterThan(0);
  });

  it("SPEC 60 — answers a request without params, as some servers send it", async () => {
    const host = open({ approve: () => true });
    const session = host.openSession({ id: "travel" });
    for (const params of [undefined, {}, null, []])
      await expect(session.receive("roots/list", params)).resolves.toEqual({
        roots: [{ uri: planning }],
      });
  });
});
