import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestions, shippingAddress } from "../support/questions.js";
import { wires } from "../support/wires.js";

describe.each(wires)("limits on one server, with %s", (_name, wire) => {
  const start = async (limits: { open?: number; perMinute?: number }) => {
    const host = createHost({ kinds: [elicitation()], limits });
    onTestFinished(host.close);
    const server = await startServer(host, { wire });
    const other = await startServer(host, { wire, id: "other" });
    onTestFinished(async () => {
      await server.close();
      await other.close();
    });
    return { host, server, other };
  };

  it("refuses more questions at once than are allowed, and counts them", async () => {
    const { host, server, other } = await start({ open: 2 });
    const asked = [1, 2].map(() => server.elicit(shippingAddress));
    await openQuestions(host, 2);

    for (const { answer } of [server.elicit(shippingAddress), server.elicit(shippingAddress)])
      await expect(answer).rejects.toThrow("Too many requests to a person");
    expect(host.getState().sessions).toMatchObject([{ refused: 2 }, { refused: 0 }]);

    other.elicit(shippingAddress);
    await openQuestions(host, 3);
    for (const { id } of host.getState().open)
      await host.send({ type: "settle", id, answer: { action: "cancel" } });
    await Promise.all(asked.map(({ answer }) => answer));
    server.elicit(shippingAddress);
    await openQuestions(host, 1);
  });

  it("refuses more questions a minute than are allowed", async () => {
    const { host, server } = await start({ perMinute: 1 });
    const { answer } = server.elicit(shippingAddress);
    const [question] = await openQuestions(host, 1);
    await host.send({ type: "settle", id: question?.id ?? "", answer: { action: "cancel" } });
    await answer;
    await expect(server.elicit(shippingAddress).answer).rejects.toThrow("Too many requests");
  });

  it("refuses the 21st that is open and the 61st of a minute, where the app says nothing else", async () => {
    const { host, server } = await start({});
    const ask = () => server.elicit(shippingAddress).answer;
    const asked = Array.from({ length: 20 }, ask);
    const first = await openQuestions(host, 20);
    await expect(ask()).rejects.toThrow("Too many requests");

    const cancelAll = async (questions: typeof first) => {
      for (const { id } of questions)
        await host.send({ type: "settle", id, answer: { action: "cancel" } });
    };
    await cancelAll(first);
    asked.push(...Array.from({ length: 20 }, ask));
    await cancelAll(await openQuestions(host, 20));
    asked.push(...Array.from({ length: 20 }, ask));
    await cancelAll(await openQuestions(host, 20));
    await expect(Promise.all(asked)).resolves.toHaveLength(60);
    await expect(ask()).rejects.toThrow("Too many requests");
  });

  it("lets the person block a server, and let it ask again", async () => {
    const { host, server } = await start({});
    await host.send({ type: "blockSession", id: "travel", blocked: true });
    await expect(server.elicit(shippingAddress).answer).rejects.toThrow("blocked");

    await host.send({ type: "blockSession", id: "travel", blocked: false });
    server.elicit(shippingAddress);
    await openQuestions(host, 1);
    expect(await host.send({ type: "blockSession", id: "nobody", blocked: true })).toMatchObject({
      rejection: "unknown",
    });
  });

  it("ends what a server has waiting when the person blocks it, and nobody else's", async () => {
    const { host, server, other } = await start({});
    const asked = [1, 2].map(() => server.elicit(shippingAddress));
    other.elicit(shippingAddress);
    await host.send({ type: "openSurface", surface: dialog });
    await openQuestions(host, 3);
    await host.send({ type: "blockSession", id: "travel", blocked: true });
    await expect(Promise.all(asked.map(({ answer }) => answer))).resolves.toEqual([
      { action: "cancel" },
      { action: "cancel" },
    ]);
    const { open, settled } = host.getState();
    expect(open.map(({ session }) => session)).toEqual(["other"]);
    expect(settled).toMatchObject(
      [1, 2].map(() => ({
        lingering: false,
        outcome: { sent: "cancel", by: "host", cause: "blocked" },
      })),
    );
  });
});
