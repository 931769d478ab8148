import { startServer, type TestServer } from "@mcp-host-ui/testing";
import { createHost, elicitation, type HostKind } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { registerRequestHandler } from "../../../src/wire/sdk/registerHandlers.js";
import { openQuestion, settledQuestion, shippingAddress } from "../../support/questions.js";
import { refusedForms } from "../../support/refusedForms.js";
import { startClock } from "../../support/startClock.js";
import { tappedWires } from "../../support/tappedWires.js";
import { wires } from "../../support/wires.js";

/** A kind that puts whatever it is asked to the person, and sends whatever they answer. */
const bareKind = (name: string, method: string): HostKind => ({
  name,
  capabilities: { [name]: {} },
  start: () => ({
    requests: { [method]: (params, { ask }) => ask(params) },
    answer: (_question, result) => ({ reply: { sent: "result", result: result as object } }),
    fallback: () => ({ sent: "result", result: {} }),
  }),
});

const kinds = [
  elicitation({ url: true }),
  bareKind("sampling", "sampling/createMessage"),
  bareKind("roots", "roots/list"),
];

/** The app's own handler: it accepts whatever it is shown, and keeps it. */
function answerByApp(client: TestServer["client"], seen: unknown[]) {
  registerRequestHandler(client, "elicitation/create", async (params) => {
    seen.push(params);
    return { action: "accept", content: { city: "from the app" } };
  });
}

async function open(wire: (typeof wires)[number][1]) {
  const host = createHost({ kinds });
  onTestFinished(host.close);
  const server = await startServer(host, { wire });
  onTestFinished(() => server.close());
  return { host, server };
}

describe.each(tappedWires)("tapTransport, with %s", (name, wire) => {
  const isModern = name.endsWith("2026-07-28");

  it.each(refusedForms)(
    "lets $name in, and the answer out, as they are",
    async ({ requestedSchema, content }) => {
      const { host, server } = await open(wire);
      const { answer } = server.elicit({ message: "Please", requestedSchema });
      const { id, request } = await openQuestion(host);
      expect(request).toEqual({ mode: "form", message: "Please", requestedSchema });

      const receipt = await host.send({
        type: "settle",
        id,
        answer: { action: "accept", content },
      });

      expect(receipt).toMatchObject({ done: true });
      expect(await answer).toEqual({ action: "accept", content });
      expect(server.errors).toEqual([]);
    },
  );

  it("says that the session is tapped", async () => {
    const { host, server } = await open(wire);
    server.elicit(shippingAddress);
    await openQuestion(host);
    expect(host.getState().sessions).toMatchObject([{ tapped: true }]);
  });

  it.each(["decline", "cancel"])("carries a %s as it is", async (action) => {
    const { host, server } = await open(wire);
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action } });
    expect(await answer).toEqual({ action });
  });

  it("carries the visit of a page", async () => {
    const { host, server } = await open(wire);
    const page = { mode: "url", message: "Pay", url: "https://pay.example/1", elicitationId: "1" };
    const { answer } = server.elicit(page);
    const { id, request } = await openQuestion(host);
    expect(request).toMatchObject({ mode: "url", url: "https://pay.example/1" });
    await host.send({ type: "settle", id, answer: { action: "accept" } });
    expect(await answer).toEqual({ action: "accept" });
  });

  it("carries sampling that the SDKs refuse, in both directions", async () => {
    const { host, server } = await open(wire);
    const params = { messages: [{ role: "system", content: "Be brief" }], task: { ttl: 1 } };
    const { answer } = server.request({ method: "sampling/createMessage", params });
    const { id, request } = await openQuestion(host);
    expect(request).toEqual(params);
    const result = { role: "tool", content: { type: "video", data: "…" }, model: "m", extra: null };
    await host.send({ type: "settle", id, answer: result });
    expect(await answer).toEqual(result);
  });

  it("passes roots as they are", async () => {
    const { host, server } = await open(wire);
    const { answer } = server.request({ method: "roots/list" });
    const { id, request } = await openQuestion(host);
    expect([undefined, {}]).toContainEqual(request);
    await host.send({ type: "settle", id, answer: { roots: [{ uri: "file:///work" }] } });
    expect(await answer).toEqual({ roots: [{ uri: "file:///work" }] });
  });

  it("passes the host's refusal with its own words", async () => {
    const { host, server } = await open(wire);
    const { answer } = server.elicit({
      message: 7,
      requestedSchema: shippingAddress.requestedSchema,
    });
    await expect(answer).rejects.toThrow("params.message must be a string");
    expect(host.getState().open).toEqual([]);
  });

  it("settles a question whose connection closes", async () => {
    const { host, server } = await open(wire);
    server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    await server.close();
    expect((await settledQuestion(host, id)).outcome).toMatchObject({ sent: "nothing" });
  });

  it("settles a question whose call is stopped", async () => {
    const { host, server } = await open(wire);
    server
      .call((ask) => ask({ one: { method: "elicitation/create", params: shippingAddress } }))
      .catch(() => {});
    const { id } = await openQuestion(host);
    const [call] = host.getState().calls;
    await host.send({ type: "stopCall", id: call?.id ?? "", question: id });
    expect((await settledQuestion(host, id)).outcome).toMatchObject({ cause: "caller-ended" });
  });

  it("leaves alone what a handler of the app's own answers", async () => {
    const seen: unknown[] = [];
    const { host, server } = await open(async (script) => {
      const opened = await wire(script);
      opened.client.registerCapabilities({ elicitation: {} });
      answerByApp(opened.client, seen);
      return opened;
    });
    expect(server.session.missing).toEqual([{ method: "elicitation/create", rejection: "taken" }]);

    expect(await server.elicit(shippingAddress).answer).toMatchObject({
      content: { city: "from the app" },
    });
    expect(seen).toEqual([expect.objectContaining(shippingAddress)]);
    expect(host.getState().open).toEqual([]);
  });

  it("never passes on what a handler that came later answered to a placeholder", async () => {
    const { server } = await open(wire);
    const seen: unknown[] = [];
    answerByApp(server.client, seen);
    const answers = server.call(async (ask) => {
      const answer = ask({ question: { method: "elicitation/create", params: shippingAddress } });
      return (await answer).question ?? "nothing";
    });
    expect(JSON.stringify(await answers.catch(String))).not.toContain("from the app");
    expect(seen).toHaveLength(1);
  });

  it("keeps a server alive, or leaves it, without an error", async () => {
    const clock = startClock();
    const host = createHost({ kinds, keepAliveInterval: 2 });
    onTestFinished(host.close);
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());
    const { answer } = server.elicit({ ...shippingAddress, _meta: { progressToken: 7 } });
    const { id } = await openQuestion(host);
    await clock.pass(100);
    await host.send({ type: "settle", id, answer: { action: "cancel" } });
    expect(await answer).toEqual({ action: "cancel" });
    expect(isModern).toBe(host.getState().sessions[0]?.protocolVersion === "2026-07-28");
  });
});

// In revision 2026-07-28 no server withdraws a question: only its call ends.
describe.each(tappedWires.filter(([name]) => !name.endsWith("2026-07-28")))(
  "tapTransport, with server requests of %s",
  (_name, wire) => {
    it("settles a question that the server withdraws, and answers no more", async () => {
      const { host, server } = await open(wire);
      for (const _turn of ["the first id, which v1 mistakes for none", "another"]) {
        const { withdraw } = server.elicit(shippingAddress);
        const { id } = await openQuestion(host);
        withdraw();
        expect((await settledQuestion(host, id)).outcome).toMatchObject({ sent: "nothing" });
      }
      const { answer } = server.elicit(shippingAddress);
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: { action: "decline" } });
      expect(await answer).toEqual({ action: "decline" });
      expect(server.errors).toEqual([]);
    });
  },
);

describe.each(wires)("an untapped session, with %s", (_name, wire) => {
  it("says that it is not tapped", async () => {
    const { host, server } = await open(wire);
    server.elicit(shippingAddress);
    await openQuestion(host);
    expect(host.getState().sessions).toMatchObject([{ tapped: false }]);
  });
});

// The oldest SDK looks at nothing; from then on these forms are what a tap is for.
describe.each(wires.filter(([name]) => !name.endsWith("1.13")))(
  "an untapped session, with %s",
  (_name, wire) => {
    it.each(refusedForms)("never hears of $name", async ({ requestedSchema }) => {
      const { host, server } = await open(wire);
      const { answer } = server.elicit({ message: "Please", requestedSchema });
      await expect(answer).rejects.toThrow(/Invalid elicitation request/);
      expect(host.getState().open).toEqual([]);
    });
  },
);
