import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** A call that a scripted model makes. */
export interface ScriptedCall {
  readonly id: string;
  readonly name: string;
  readonly input: object;
  /** The namespace of the tool, where the harness has namespaces. */
  readonly namespace?: string;
}

/** A model's endpoint on this machine. */
export interface ScriptedModel {
  readonly url: string;
  /** The end of each conversation that the model was given: the result of its last call. */
  readonly received: readonly string[];
}

/** Serves a model that makes these calls, one a turn, and then ends its turn. */
export async function serveModel(
  protocol: "anthropic" | "openai",
  calls: readonly ScriptedCall[],
): Promise<ScriptedModel> {
  const received: string[] = [];
  let turn = 0;
  const server = createServer(async (request, response) => {
    const body = JSON.parse((await text(request)) || "{}");
    const conversation = protocol === "anthropic" ? body.messages : body.input;
    // Harnesses also count tokens, list models, and ask small models for titles.
    if (!Array.isArray(conversation) || !body.stream || !body.tools?.length)
      return response.writeHead(404).end("{}");
    if (turn > 0) received.push(JSON.stringify(conversation.at(-1)));
    const call = calls[turn];
    turn += 1;
    response.writeHead(200, { "content-type": "text/event-stream" });
    (protocol === "anthropic" ? writeAnthropic : writeOpenAi)(response, `m${turn}`, call);
    return response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

function writeEvent(response: ServerResponse, type: string, data: object): void {
  response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
}

function writeAnthropic(response: ServerResponse, id: string, call: ScriptedCall | undefined) {
  const message = { id, type: "message", role: "assistant", model: "scripted", content: [] };
  const usage = { input_tokens: 1, output_tokens: 1 };
  writeEvent(response, "message_start", { message: { ...message, stop_reason: null, usage } });
  const [block, delta] = call
    ? [
        { type: "tool_use", id: call.id, name: call.name, input: {} },
        { type: "input_json_delta", partial_json: JSON.stringify(call.input) },
      ]
    : [
        { type: "text", text: "" },
        { type: "text_delta", text: "Done." },
      ];
  writeEvent(response, "content_block_start", { index: 0, content_block: block });
  writeEvent(response, "content_block_delta", { index: 0, delta });
  writeEvent(response, "content_block_stop", { index: 0 });
  const stopped = { stop_reason: call ? "tool_use" : "end_turn" };
  writeEvent(response, "message_delta", { delta: stopped, usage: { output_tokens: 1 } });
  writeEvent(response, "message_stop", {});
}

function writeOpenAi(response: ServerResponse, id: string, call: ScriptedCall | undefined) {
  const content = [{ type: "output_text", text: "Done." }];
  const item = call
    ? {
        type: "function_call",
        call_id: call.id,
        name: call.name,
        arguments: JSON.stringify(call.input),
        ...(call.namespace && { namespace: call.namespace }),
      }
    : { type: "message", role: "assistant", id, content };
  const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };
  writeEvent(response, "response.created", { response: { id } });
  writeEvent(response, "response.output_item.done", { output_index: 0, item });
  writeEvent(response, "response.completed", { response: { id, usage } });
}
