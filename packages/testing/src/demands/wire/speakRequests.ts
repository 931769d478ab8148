import { randomUUID } from "node:crypto";
import type { DemandRevision } from "../demandRevision.js";
import { serverInfo, tools } from "./introduction.js";
import type { Exchange, PostedMessage, SpeakOptions, SpeakRevision, WireCall } from "./wireCall.js";

/** Speaks the 2025 revisions: the server sends requests of its own on the stream of a call (basic/transports). */
export function speakRequests(
  revision: DemandRevision,
  { posted, began }: SpeakOptions,
): SpeakRevision {
  let asked = 0;
  const beginCall = (message: PostedMessage, exchange: Exchange): WireCall => {
    const ids = new Map<string, string>();
    const send = (method: string, params?: object) =>
      exchange.send({ jsonrpc: "2.0", method, ...(params && { params }) });
    return {
      tool: String(message.params?.name),
      tries: [message],
      ask(requests) {
        ids.clear();
        for (const [key, { method, params }] of Object.entries(requests)) {
          asked += 1;
          const id = `asked-${asked}`;
          ids.set(key, id);
          exchange.send({ jsonrpc: "2.0", id, method, ...(params && { params }) });
        }
      },
      answerTo(key) {
        const id = ids.get(key);
        const answer = posted.find((one) => one.method === undefined && one.id === id);
        if (!answer) return undefined;
        const { error, result } = answer;
        return error === undefined ? { result } : { error: Object(error) };
      },
      notify: send,
      withdraw() {
        for (const requestId of ids.values())
          send("notifications/cancelled", { requestId, reason: "No longer needed." });
      },
      isCancelled: () =>
        posted.some(
          ({ method, params }) =>
            method === "notifications/cancelled" && params?.requestId === message.id,
        ),
      end: (result) => exchange.finish({ jsonrpc: "2.0", id: message.id, result }),
      fail: (error) => exchange.finish({ jsonrpc: "2.0", id: message.id, error }),
    };
  };
  return (message, exchange) => {
    const { id, method } = message;
    const answer = (result: object, headers?: Readonly<Record<string, string>>) =>
      exchange.answer({ jsonrpc: "2.0", id, result }, headers);
    if (method === undefined || id === undefined) return exchange.accept();
    if (method === "initialize")
      return answer(
        { protocolVersion: revision, capabilities: { tools: {} }, serverInfo },
        { "mcp-session-id": randomUUID() },
      );
    if (method === "ping") return answer({});
    if (method === "tools/list") return answer({ tools });
    if (method === "tools/call") return began(beginCall(message, exchange));
    const error = { code: -32601, message: `This server has no ${method}.` };
    exchange.answer({ jsonrpc: "2.0", id, error });
  };
}
