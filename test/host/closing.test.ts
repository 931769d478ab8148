import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation, roots, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openQuestion, openQuestions, shippingAddress } from "../support/questions.js";
import { wires } from "../support/wires.js";

const message = {
  messages: [{ role: "user", content: { type: "text", text: "Which flight?" } }],
  maxTokens: 100,
};
const page = {
  mode: "url",
  message: "Sign in.",
  url: "https://travel.example/sign-in",
  elicitationId: "1",
};

/** What is answered by something that is loaded when it is first needed. */
const lazyRequests = [
  ["sampling/createMessage", message],
  ["roots/list", {}],
  ["elicitation/create", page],
] as const;

function start() {
  const errors: unknown[] = [];
  const host = createHost({
    kinds: [
      elicitation({ url: true }),
      sampling({ generate: async () => ({ content: "The first.", model: "one" }) }),
      roots({ initial: ["/work"] }),
    ],
    onError: (error) => errors.push(error),
  });
  onTestFinished(host.close);
  return { host, errors };
}

describe.each(lazyRequests)("a %s that is being read", (method, params) => {
  it("is not put to the person once its session has closed", async () => {
    const { host, errors } = start();
    const session = host.openSession({ id: "travel" });
    const answer = session.receive(method, params);
    const answered = expect(answer).rejects.toMatchObject({ code: -32603 });

    session.close();

    await answered;
    expect(host.getState()).toMatchObject({ open: [], settled: [] });
    expect(errors).toEqual([]);
  });

  it("is not put to the person where its session has closed and opened again", async () => {
    const { host } = start();
    const session = host.openSession({ id: "travel" });
    const answer = session.receive(method, params);
    const answered = expect(answer).rejects.toMatchObject({ code: -32603 });

    session.close();
    const again = host.openSession({ id: "travel" });

    await answered;
    expect(host.getState().open).toEqual([]);
    again.receive(method, params).catch(() => {});
    await openQuestion(host);
  });

  it("is refused once its host has closed", async () => {
    const { host, errors } = start();
    const answer = host.openSession({ id: "travel" }).receive(method, params);
    const answered = expect(answer).rejects.toMatchObject({ code: -32603 });

    host.close();

    await answered;
    expect(host.getState()).toMatchObject({ open: [], sessions: [{ phase: "closed" }] });
    expect(errors).toEqual([]);
  });
});

describe("host.close", () => {
  it.each(wires)("settles what is open, over %s", async (_name, wire) => {
    const { host } = start();
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());
    for (let count = 0; count < 2; count += 1)
      server.elicit(shippingAddress).answer.catch(() => {});
    await openQuestions(host, 2);

    host.close();

    expect(host.getState()).toMatchObject({
      open: [],
      calls: [],
      settled: [
        { outcome: { sent: "nothing", by: "session" } },
        { outcome: { sent: "nothing", by: "session" } },
      ],
    });
  });

  it("stops the calls that run, and lets none start", async () => {
    const { host } = start();
    const session = host.openSession({ id: "travel" });
    const signals: AbortSignal[] = [];
    const call = session.trackCall(({ signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const ended = expect(call).rejects.toMatchObject({ name: "AbortError" });

    host.close();

    await ended;
    expect(signals).toMatchObject([{ aborted: true }]);
    expect(host.getState().calls).toEqual([]);
    const late = vi.fn<() => Promise<void>>();
    await expect(session.trackCall(late)).rejects.toMatchObject({ name: "AbortError" });
    expect(late).not.toHaveBeenCalled();
  });

  it("stays closed, whatever comes", async () => {
    const { host } = start();
    const session = host.openSession({ id: "travel" });
    host.close();

    await expect(session.receive("elicitation/create", shippingAddress)).rejects.toMatchObject({
      code: -32603,
    });
    await session.receiveNotification("notifications/roots/list_changed");
    expect(host.getState()).toMatchObject({ open: [], sessions: [{ phase: "closed" }] });
  });

  it("lets every kind let go, whichever of them throws", () => {
    const close = vi.fn<() => void>();
    const onError = vi.fn<(error: unknown) => void>();
    const kinds = ["one", "two", "three"].map((name) => ({
      name,
      capabilities: {},
      start: () => ({
        requests: {},
        answer: () => ({ message: "" }),
        fallback: () => ({ sent: "cancel", result: {} }) as const,
        close() {
          close();
          throw new Error(name);
        },
      }),
    }));
    const host = createHost({ kinds, onError });

    host.close();

    expect(close).toHaveBeenCalledTimes(3);
    expect(onError).toHaveBeenCalledTimes(3);
  });
});
