import { startServer } from "@mcp-host-ui/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks, openPage, questionIn } from "../../../test/support/desk/openDesks.js";
import { shippingAddress } from "../../../test/support/questions.js";

const city = (name: string) => ({ action: "accept", content: { city: name } });

/** The feed of a desk that does not tell whose answer was sent. */
function withoutKeys(response: Response): Response {
  const forgetful = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const text = new TextDecoder().decode(chunk).replace(/"key":"[^"]*",/, "");
      controller.enqueue(new TextEncoder().encode(text));
    },
  });
  return new Response(response.body?.pipeThrough(forgetful) ?? null, response);
}

describe("what becomes of a question at a desk", () => {
  it("is decided by one of two people who answer at once, and the other hears who was first", async () => {
    const [asking, answering] = openDesks();
    const ada = await openPage(answering, "team/ada");
    const bob = await openPage(asking, "team/bob");
    const server = await startServer(asking.host("team"));
    onTestFinished(() => server.close());

    const { answer } = server.elicit(shippingAddress);
    const [hers, his] = await Promise.all([questionIn(ada.host), questionIn(bob.host)]);
    const receipts = await Promise.all([
      ada.host.send({ type: "settle", id: hers, answer: city("Lisbon") }),
      bob.host.send({ type: "settle", id: his, answer: city("Porto") }),
    ]);

    const received = await answer;
    const isHers = JSON.stringify(received) === JSON.stringify(city("Lisbon"));
    expect([city("Lisbon"), city("Porto")]).toContainEqual(received);
    const winner = isHers ? "team/ada" : "team/bob";
    const [won, lost] = isHers ? receipts : [receipts[1], receipts[0]];
    expect(won).toMatchObject({ done: true, outcome: { by: "person", principal: winner } });
    expect(lost).toMatchObject({
      done: false,
      rejection: "settled",
      outcome: { sent: "accept", by: "person", principal: winner },
    });
    expect(server.received).toHaveLength(1);
    const other = isHers ? bob.host : ada.host;
    await vi.waitFor(() => expect(other.getState().open).toEqual([]));
    expect(other.getState().settled).toMatchObject([{ outcome: { principal: winner } }]);
  });

  it("is decided by the first of two answers from one page, which is told so", async () => {
    const [asking, answering] = openDesks();
    const posts: Promise<Response>[] = [];
    const { host } = await openPage(answering, "ada", {
      async fetch(url, init) {
        if (init?.method !== "POST") return fetch(url, init);
        const [isFirst, response] = [posts.length === 0, fetch(url, init)];
        posts.push(response);
        // The receipt of the first comes last.
        if (isFirst) await answer;
        if (isFirst) await Promise.all(posts);
        return response;
      },
    });
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());

    const { answer } = server.elicit(shippingAddress);
    const id = await questionIn(host);
    const [first, second] = await Promise.all([
      host.send({ type: "settle", id, answer: city("Lisbon") }),
      host.send({ type: "settle", id, answer: city("Porto") }),
    ]);

    expect(await answer).toEqual(city("Lisbon"));
    expect(first).toMatchObject({ done: true, outcome: { sent: "accept" } });
    expect(second).toMatchObject({
      done: false,
      rejection: "settled",
      outcome: { sent: "accept" },
    });
  });

  it("is a cancel once its deadline has passed, in the page as for the server", async () => {
    const [asking, answering] = openDesks();
    const { host } = await openPage(answering);
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());
    server.session.update({ answerWithin: 2_000 });

    const { answer } = server.elicit(shippingAddress);

    expect(await answer).toEqual({ action: "cancel" });
    await vi.waitFor(() =>
      expect(host.getState().settled).toMatchObject([
        { outcome: { sent: "cancel", by: "host", cause: "deadline" } },
      ]),
    );
  });

  it("is sent to nobody when the node that asks is gone, and never a decline", async () => {
    const [asking, answering] = openDesks({ heartbeat: 100 });
    const { host } = await openPage(answering);
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());

    const { answer } = server.elicit(shippingAddress);
    const ending = expect(answer).rejects.toThrow("The question was taken for lost.");
    await questionIn(host);
    asking.close();

    await vi.waitFor(() =>
      expect(host.getState().settled).toMatchObject([
        { outcome: { sent: "nothing", by: "session" } },
      ]),
    );
    await ending;
    expect(server.received).toEqual([]);
  });

  it("waits for the next page when the first is closed", async () => {
    const [asking, answering] = openDesks();
    const first = await openPage(answering);
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());

    const { answer } = server.elicit(shippingAddress);
    await questionIn(first.host);
    first.close();
    const { host } = await openPage(asking);
    const id = await questionIn(host);
    await host.send({ type: "settle", id, answer: { action: "decline" } });

    expect(await answer).toEqual({ action: "decline" });
  });

  it("stays open in the page, and what was typed with it, while the desk cannot be reached", async () => {
    const [asking, answering] = openDesks();
    let isDown = false;
    const { host } = await openPage(answering, "ada", {
      onError: () => {},
      fetch: (...request) =>
        isDown ? Promise.reject(new TypeError("Failed to fetch")) : fetch(...request),
    });
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());

    const { answer } = server.elicit(shippingAddress);
    const id = await questionIn(host);
    isDown = true;
    const receipt = await host.send({ type: "settle", id, answer: city("Lisbon") });
    expect(receipt).toMatchObject({ done: false, rejection: "lost" });
    expect(host.getState().open).toMatchObject([{ id }]);
    expect(server.received).toEqual([]);

    isDown = false;
    expect(await host.send({ type: "settle", id, answer: city("Lisbon") })).toMatchObject({
      done: true,
    });
    expect(await answer).toEqual(city("Lisbon"));
  });

  it("is one answer when its receipt was lost on the way, and it was sent again", async () => {
    const [asking, answering] = openDesks();
    let losses = 0;
    const { host } = await openPage(answering, "ada", {
      fetch: async (url, init) => {
        const response = await fetch(url, init);
        if (init?.method !== "POST") return withoutKeys(response);
        if (losses > 0) return response;
        losses += 1;
        throw new TypeError("Failed to fetch");
      },
    });
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());

    const { answer } = server.elicit(shippingAddress);
    const id = await questionIn(host);
    const receipt = await host.send({ type: "settle", id, answer: city("Lisbon") });

    expect(losses).toBe(1);
    expect(receipt).toMatchObject({ done: true, outcome: { sent: "accept", by: "person" } });
    expect(await answer).toEqual(city("Lisbon"));
    expect(server.received).toHaveLength(1);
  });
});
