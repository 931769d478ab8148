import { serverInfo, tools } from "./introduction.js";
import type { Exchange, PostedMessage, SpeakOptions, SpeakRevision, WireCall } from "./wireCall.js";

/** Speaks revision 2026-07-28: the server asks in results that require input, and the host calls again (basic/patterns/mrtr). */
export function speakRounds({ began }: SpeakOptions): SpeakRevision {
  const calls = new Map<string, ReturnType<typeof beginRounds>>();
  return (message, exchange) => {
    const { id, method } = message;
    if (method === undefined || id === undefined) return exchange.accept();
    if (method === "tools/call") {
      const tool = String(message.params?.name);
      const known = calls.get(tool);
      if (known && !known.isOver()) return known.again(message, exchange);
      const begun = beginRounds(tool, message, exchange);
      calls.set(tool, begun);
      return began(begun.call);
    }
    const forever = { ttlMs: 0, cacheScope: "private" };
    const results: Readonly<Record<string, object>> = {
      "server/discover": {
        supportedVersions: ["2026-07-28"],
        capabilities: { tools: {} },
        ...forever,
      },
      "tools/list": { tools, ...forever },
    };
    const result = results[method];
    exchange.answer({
      jsonrpc: "2.0",
      id,
      ...(result
        ? { result: complete(result) }
        : { error: { code: -32601, message: `This server has no ${method}.` } }),
    });
  };
}

function complete(result: object): object {
  return {
    resultType: "complete",
    ...result,
    _meta: { "io.modelcontextprotocol/serverInfo": serverInfo },
  };
}

/** One call, however many rounds it takes: a call of the same tool is its retry. */
function beginRounds(tool: string, first: PostedMessage, opened: Exchange) {
  const tries = [first];
  let exchange = opened;
  let triesWhenAsked = 1;
  let isOver = false;
  const respond = (message: object) =>
    exchange.answer({ jsonrpc: "2.0", id: tries.at(-1)?.id, ...message });
  const call: WireCall = {
    tool,
    tries,
    ask(inputRequests, requestState) {
      triesWhenAsked = tries.length;
      const asking = { resultType: "input_required", inputRequests };
      respond({
        result: complete({ ...asking, ...(requestState !== undefined && { requestState }) }),
      });
    },
    answerTo(key) {
      if (tries.length === triesWhenAsked) return undefined;
      const responses = tries.at(-1)?.params?.inputResponses;
      const all = typeof responses === "object" && responses ? Object.entries(responses) : [];
      return { result: all.find(([name]) => name === key)?.[1] };
    },
    notify() {},
    withdraw() {},
    isCancelled: () => exchange.isClosed(),
    end(result) {
      isOver = true;
      respond({ result: complete(result) });
    },
    fail(error) {
      isOver = true;
      respond({ error });
    },
  };
  return {
    call,
    isOver: () => isOver,
    again(message: PostedMessage, next: Exchange) {
      exchange = next;
      tries.push(message);
    },
  };
}
