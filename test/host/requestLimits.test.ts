import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation, type HostOptions, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { formOf, giants } from "../support/giants.js";
import { openQuestion } from "../support/questions.js";
import { wires } from "../support/wires.js";

describe.each(wires)("limits on one request, with %s", (name, wire) => {
  const start = async (limits: HostOptions["limits"] = {}) => {
    const generate = () => Promise.reject(new Error("No model was to be asked."));
    const host = createHost({
      kinds: [elicitation({ url: true }), sampling({ generate })],
      limits,
    });
    onTestFinished(host.close);
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());
    return { host, server };
  };

  const plain = giants.filter(
    ({ isPlain, isVisit }) => isPlain && !(isVisit && name.includes("v1 1.22")),
  );
  it.each(plain)("refuse $what, and name limits.$limit", async ({ method, params, limit }) => {
    const { host, server } = await start();
    const { answer } = server.request({ method, params: params() });
    await expect(answer).rejects.toThrow(`(limits.${limit})`);
    expect(host.getState()).toMatchObject({ open: [], settled: [] });
  });

  const suggestion = formOf({ it: { type: "string", default: "x".repeat(120_000) } });

  it("let a server suggest a letter of 25,000 characters, which leaves as it is", async () => {
    const letter = "Dear all,\n".repeat(2_500);
    const { host, server } = await start();
    const params = formOf({ it: { type: "string", default: letter } });
    const { answer } = server.request({ method: "elicitation/create", params });
    const { id } = await openQuestion(host);
    const content = { it: letter };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });
    await expect(answer).resolves.toMatchObject({ action: "accept", content });
  });

  it.each<[string, HostOptions["limits"]]>([
    ["fields", { fields: 1 }],
    ["options", { options: 2 }],
    ["steps", { steps: 60 }],
  ])("leave a form beyond limits.%s that can only be declined", async (limit, limits) => {
    const { host, server } = await start(limits);
    const params = formOf({
      city: { type: "string", enum: ["a", "b", "c"] },
      day: { type: "string" },
    });
    const { answer } = server.request({ method: "elicitation/create", params });
    const { id } = await openQuestion(host);
    const blockingProblems = [
      { code: "too-large", path: [], params: { limit }, severity: "blocks" },
    ];
    await expect.poll(() => host.read(id)).toMatchObject({ detail: { blockingProblems } });
    const accept = { action: "accept", content: { city: "a" } };
    const receipt = await host.send({ type: "settle", id, answer: accept });
    expect(receipt).toMatchObject({ done: false, rejection: "invalid", issues: blockingProblems });
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await expect(answer).resolves.toMatchObject({ action: "decline" });
  });

  it("can be raised", async () => {
    const { host, server } = await start({ defaultCharacters: 200_000 });
    const { answer } = server.request({ method: "elicitation/create", params: suggestion });
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await expect(answer).resolves.toMatchObject({ action: "decline" });
  });

  it("can be lowered", async () => {
    const { server } = await start({ formCharacters: 100 });
    const params = formOf({ it: { type: "string", title: "x".repeat(100) } });
    const { answer } = server.request({ method: "elicitation/create", params });
    await expect(answer).rejects.toThrow(
      "params.requestedSchema holds more than 100 characters (limits.formCharacters)",
    );
  });
});

describe("a request beyond a limit", () => {
  it.each(giants)("is answered with -32602: $what", async ({ method, params }) => {
    const generate = () => Promise.reject(new Error("No model was to be asked."));
    const host = createHost({ kinds: [elicitation({ url: true }), sampling({ generate })] });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    await expect(session.receive(method, params())).rejects.toMatchObject({ code: -32602 });
  });

  it.each<[string, object]>([
    ["a property called default", { default: { enum: ["x".repeat(120_000)] } }],
    ["a property called properties", { properties: { properties: { x: "x".repeat(120_000) } } }],
  ])("is not %s, which suggests nothing", async (_, properties) => {
    const host = createHost({ kinds: [elicitation()] });
    onTestFinished(host.close);
    const answer = host
      .openSession({ id: "travel" })
      .receive("elicitation/create", formOf(properties));
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "cancel" } });
    await expect(answer).resolves.toEqual({ action: "cancel" });
  });

  it("is one that suggests too much in a property called properties", async () => {
    const host = createHost({ kinds: [elicitation()] });
    onTestFinished(host.close);
    const property = { type: "object", default: { note: "x".repeat(120_000) } };
    const answer = host
      .openSession({ id: "travel" })
      .receive("elicitation/create", formOf({ properties: property }));
    await expect(answer).rejects.toThrow("limits.defaultCharacters");
  });
});
