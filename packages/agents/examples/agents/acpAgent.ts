import { Readable, Writable } from "node:stream";
import { agent, methods, ndJsonStream, PROTOCOL_VERSION } from "@agentclientprotocol/sdk";

/** What the agent has to ask its client, one after the other; each prompt is such a list. */
interface Asked {
  readonly method: string;
  readonly params: object;
  /** Whether it waits for no answer. */
  readonly notification?: boolean;
}

let turn = new AbortController();

// An agent without a model, on its standard input and output: it asks what the prompt says, and tells what it received.
agent({ name: "travel-agent" })
  .onRequest(methods.agent.initialize, () => ({ protocolVersion: PROTOCOL_VERSION }))
  .onRequest(methods.agent.session.new, () => ({ sessionId: "s1" }))
  .onNotification(methods.agent.session.cancel, () => turn.abort())
  .onRequest(methods.agent.session.prompt, async ({ params, client }) => {
    const [prompt] = params.prompt;
    const asked = JSON.parse(prompt?.type === "text" ? prompt.text : "[]") as Asked[];
    turn = new AbortController();
    for (const { method, params: given, notification } of asked) {
      if (notification) {
        await client.notify(method, given);
        continue;
      }
      const options = { cancellationSignal: turn.signal };
      const received = await client
        .request(method, { sessionId: "s1", ...given }, options)
        .catch(({ code, message }: { code: number; message: string }) => ({ code, message }));
      await client.notify(methods.client.session.update, {
        sessionId: "s1",
        update: {
          sessionUpdate: "agent_message_chunk",
          content: { type: "text", text: JSON.stringify(received ?? null) },
        },
      });
    }
    return { stopReason: turn.signal.aborted ? "cancelled" : "end_turn" };
  })
  .connect(
    ndJsonStream(
      Writable.toWeb(process.stdout),
      Readable.toWeb(process.stdin) as ReadableStream<Uint8Array>,
    ),
  );
