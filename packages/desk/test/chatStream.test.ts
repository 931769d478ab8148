import { createServer } from "node:http";
import { joinDesk } from "@mcp-host-ui/desk/page";
import { startServer } from "@mcp-host-ui/testing";
import {
  createUIMessageStream,
  DefaultChatTransport,
  pipeUIMessageStreamToResponse,
  type UIMessage,
} from "ai";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDesks, questionIn } from "../../../test/support/desk/openDesks.js";
import { serveDesk } from "../../../test/support/desk/serveDesk.js";
import { shippingAddress } from "../../../test/support/questions.js";

type Message = UIMessage<unknown, { desk: object; result: object }>;

/** Listens on a free port; resolves to the address. */
async function listen(http: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return `http://127.0.0.1:${Object(http.address()).port}/`;
}

describe("a desk in the stream of an AI SDK chat", () => {
  it("asks the person in the page, and goes on with the answer of another request", async () => {
    const [asking, answering] = openDesks();
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());
    const chat = createServer((_, response) => {
      const stream = createUIMessageStream<Message>({
        async execute({ writer }) {
          const over = new AbortController();
          const tell = async () => {
            const { signal } = over;
            for await (const data of asking.messages("ada", { signal }))
              writer.write({ type: "data-desk", data, transient: true });
          };
          const told = tell();
          const result = await server.elicit(shippingAddress).answer;
          writer.write({ type: "data-result", data: result });
          over.abort();
          await told;
        },
      });
      void pipeUIMessageStreamToResponse({ response, stream });
    });
    const { url } = await serveDesk(answering);

    const host = createHost({ kinds: [elicitation()], storage: false });
    const desk = joinDesk(host, {
      async answer(answer, signal): Promise<unknown> {
        const headers = { "content-type": "application/json", authorization: "ada" };
        const body = JSON.stringify(answer);
        return (await fetch(url, { method: "POST", headers, body, signal })).json();
      },
    });
    onTestFinished(() => {
      desk.close();
      host.close();
    });
    const stream = await new DefaultChatTransport<Message>({
      api: await listen(chat),
    }).sendMessages({
      chatId: "trip",
      messages: [],
      trigger: "submit-message",
      messageId: undefined,
      abortSignal: undefined,
    });
    const results: object[] = [];
    const read = async () => {
      for await (const part of stream) {
        if (part.type === "data-desk") desk.hear(part.data);
        if (part.type === "data-result") results.push(Object(part.data));
      }
    };
    const reading = read();
    const id = await questionIn(host);
    const answer = { action: "accept", content: { city: "Lisbon" } };
    expect(await host.send({ type: "settle", id, answer })).toMatchObject({ done: true });
    await reading;

    expect(results).toEqual([answer]);
    expect(server.received).toHaveLength(1);
    expect(host.getState().open).toEqual([]);
  });
});
