import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as InMemoryTransportV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server as ServerV1 } from "@modelcontextprotocol/sdk/server/index.js";
import { ElicitResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { Server } from "@modelcontextprotocol/server";
import { attachClient, createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { dialog, openQuestion } from "../../support/questions.js";

const info = { name: "test", version: "1.0.0" };
const params = {
  message: "Where should the tickets go?",
  requestedSchema: {
    type: "object" as const,
    properties: { city: { type: "string" as const, title: "City" } },
  },
};

/** How long a server waits, and what it hears meanwhile. */
interface Patience {
  readonly timeout: number;
  readonly resetTimeoutOnProgress: boolean;
  readonly onprogress: (progress: { progress: number }) => void;
}

const sdks: readonly (readonly [
  string,
  (host: LocalHost) => Promise<(patience: Patience) => Promise<object>>,
])[] = [
  [
    "SDK v2",
    async (host) => {
      const client = new Client(info);
      const server = new Server(info, { capabilities: {} });
      attachClient(host, client, { id: "travel" });
      const [near, far] = InMemoryTransport.createLinkedPair();
      await Promise.all([server.connect(far), client.connect(near)]);
      onTestFinished(() => server.close());
      return (patience) => server.elicitInput(params, patience);
    },
  ],
  [
    "SDK v1",
    async (host) => {
      const client = new ClientV1(info);
      const server = new ServerV1(info, { capabilities: {} });
      attachClient(host, client, { id: "travel" });
      const [near, far] = InMemoryTransportV1.createLinkedPair();
      await Promise.all([server.connect(far), client.connect(near)]);
      onTestFinished(() => server.close());
      return (patience) =>
        server.request({ method: "elicitation/create", params }, ElicitResultSchema, patience);
    },
  ],
];

describe.each(sdks)("a server of %s that resets its timer on progress", (_, connect) => {
  const ask = async (keepAliveInterval: number) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const host = createHost({ kinds: [elicitation()], keepAliveInterval });
    onTestFinished(host.close);
    await host.send({ type: "openSurface", surface: dialog });
    const heard: number[] = [];
    const send = await connect(host);
    const answer = send({
      timeout: 2_000,
      resetTimeoutOnProgress: true,
      onprogress: ({ progress }) => heard.push(progress),
    });
    answer.catch(() => {});
    const { id } = await openQuestion(host);
    return { host, heard, answer, id };
  };

  it("waits for a person who thinks for longer than its timer runs", async () => {
    const { host, heard, answer, id } = await ask(200);
    await vi.advanceTimersByTimeAsync(10_000);
    await host.send({
      type: "settle",
      id,
      answer: { action: "accept", content: { city: "Lisbon" } },
    });
    await expect(answer).resolves.toMatchObject({
      action: "accept",
      content: { city: "Lisbon" },
    });
    expect(heard).toHaveLength(50);
    expect(heard).toEqual(heard.map((_, index) => index + 1));
  });

  it("gives up where it hears nothing", async () => {
    const { heard, answer } = await ask(Number.POSITIVE_INFINITY);
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(answer).rejects.toThrow(/timed out/i);
    expect(heard).toEqual([]);
  });
});
