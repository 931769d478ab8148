import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion } from "../../../support/questions.js";
import { rigs } from "../../../support/rigs.js";

const noChoice = {
  message: "Which size?",
  requestedSchema: {
    type: "object",
    properties: { size: { type: "string", enum: [] }, note: { type: "string" } },
    required: ["size"],
  },
};

const nested = {
  message: "Who comes along?",
  requestedSchema: {
    type: "object",
    properties: { guest: { type: "object", properties: { age: { type: "integer" } } } },
    required: ["guest"],
  },
};

const either = {
  message: "Who comes along?",
  requestedSchema: { type: "object", properties: { guest: {} }, required: ["guest"] },
};

const blockingProblemOf = (name: string, code: string) => [
  { code, path: [name], params: expect.any(Object), severity: "blocks" },
];

describe.each(rigs)("a form that nothing would answer validly, over %s", (_name, open) => {
  it("names what rules every answer out, refuses to accept, and can be declined", async () => {
    const { host, ask } = await open();
    const { answer } = ask(noChoice);
    const { id } = await openQuestion(host);
    const blockingProblems = blockingProblemOf("size", "never-valid");
    await expect.poll(() => host.getState().open[0]?.detail).toEqual({ blockingProblems });

    const receipt = await host.send({
      type: "settle",
      id,
      answer: { action: "accept", content: { size: "" } },
    });
    expect(receipt).toMatchObject({ done: false, rejection: "invalid", issues: blockingProblems });
    expect(host.getState().open).toHaveLength(1);

    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await expect(answer).resolves.toMatchObject({ action: "decline" });
  });
});

describe("a form over a connection that carries no nested values", () => {
  const openSession = () => {
    const host = createHost({ kinds: [elicitation()] });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    const ask = (params: object) => session.receive("elicitation/create", params);
    return { host, ask };
  };

  it("cannot be accepted where the server asks for one", async () => {
    const { host, ask } = openSession();
    ask(nested).catch(() => {});
    const { id } = await openQuestion(host);
    const blockingProblems = blockingProblemOf("guest", "unsupported");
    await expect.poll(() => host.getState().open[0]?.detail).toEqual({ blockingProblems });
    const content = { guest: { age: 7 } };
    expect(
      await host.send({ type: "settle", id, answer: { action: "accept", content } }),
    ).toMatchObject({ done: false, issues: blockingProblems });
  });

  it("can be accepted without one that the server does not insist on", async () => {
    const { host, ask } = openSession();
    const { guest } = nested.requestedSchema.properties;
    const answer = ask({
      message: "Where to?",
      requestedSchema: {
        type: "object",
        properties: { city: { type: "string" }, guest },
        required: ["city"],
      },
    });
    const { id } = await openQuestion(host);
    const accept = { action: "accept", content: { city: "Lisbon" } };
    expect(await host.send({ type: "settle", id, answer: accept })).toMatchObject({ done: true });
    await expect(answer).resolves.toEqual(accept);
    expect(host.getState().settled[0]?.detail).toBeUndefined();
  });

  it("can be accepted over a tapped one", async () => {
    const { host, ask } = openSession();
    host.openSession({ id: "travel", tapped: true });
    const answer = ask(nested);
    const { id } = await openQuestion(host);
    const content = { guest: { age: 7 } };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });
    await expect(answer).resolves.toEqual({ action: "accept", content });
    expect(host.getState().settled[0]?.detail).toBeUndefined();
  });

  it("takes an answer that it does carry where the server leaves the choice", async () => {
    const { host, ask } = openSession();
    const answer = ask(either);
    const { id } = await openQuestion(host);
    const accept = (guest: unknown) =>
      host.send({ type: "settle", id, answer: { action: "accept", content: { guest } } });
    expect(await accept({ age: 7 })).toMatchObject({
      done: false,
      issues: [{ path: ["guest"], code: "unsupported" }],
    });
    await accept("Ada");
    await expect(answer).resolves.toEqual({ action: "accept", content: { guest: "Ada" } });
  });
});
