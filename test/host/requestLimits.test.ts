import { createHost, elicitation, type HostOptions, sampling } from "mcp-host-ui/host";
import { startServer } from "mcp-host-ui/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { formOf, giants } from "../support/giants.js";
import { openQuestion } from "../support/questions.js";
import { wires } from "../support/wires.js";

describe.each(wires)("limits on one request, with %s", (name, wire) => {
  const start = async (limits: HostOptions["limits"] = {}) => {
    const generate = () => Promise.reject(new Error("No model was to be asked."));
    const host = createHost({
      slices: [elicitation({ url: true }), sampling({ generate })],
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

  const suggestion = formOf({ it: { type: "string", default: "x".repeat(12_000) } });

  it("can be raised", async () => {
    const { host, server } = await start({ defaultCharacters: 20_000 });
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
    const host = createHost({ slices: [elicitation({ url: true }), sampling({ generate })] });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    await expect(session.receive(method, params())).rejects.toMatchObject({ code: -32602 });
  });

  it.each<[string, object]>([
    ["a property called default", { default: { enum: ["x".repeat(20_000)] } }],
    ["a property called properties", { properties: { properties: { x: "x".repeat(20_000) } } }],
  ])("is not %s, which suggests nothing", async (_, properties) => {
    const host = createHost({ slices: [elicitation()] });
    onTestFinished(host.close);
    const answer = host
      .openSession({ id: "travel" })
      .receive("elicitation/create", formOf(properties));
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "cancel" } });
    await expect(answer).resolves.toEqual({ action: "cancel" });
  });

  it("is one that suggests too much in a property called properties", async () => {
    const host = createHost({ slices: [elicitation()] });
    onTestFinished(host.close);
    const property = { type: "object", default: { note: "x".repeat(20_000) } };
    const answer = host
      .openSession({ id: "travel" })
      .receive("elicitation/create", formOf({ properties: property }));
    await expect(answer).rejects.toThrow("limits.defaultCharacters");
  });
});
