import type { RecordedMessage } from "../devtools/recording.js";

/** A message as JSON-RPC reads it. */
export interface MessageFacts {
  readonly type: "request" | "notification" | "result" | "error";
  /** The method; of a result or an error that of its request, where that was recorded. */
  readonly method?: string | undefined;
  /** The time from a request to its result, in milliseconds, once there are both. */
  readonly took?: number | undefined;
}

/** Reads messages, and finds the request of each result. */
export function readMessages(
  messages: readonly RecordedMessage[],
): ReadonlyMap<RecordedMessage, MessageFacts> {
  const facts = new Map<RecordedMessage, MessageFacts>();
  const requests = new Map<string, RecordedMessage>();
  for (const message of messages) {
    const { id, method, error } = Object(message.message);
    const isAnswer = typeof method !== "string";
    const asker = isAnswer === (message.from === "server") ? "host" : "server";
    const key = JSON.stringify([message.session, asker, id]);
    if (!isAnswer) {
      facts.set(message, { type: id === undefined ? "notification" : "request", method });
      if (id !== undefined) requests.set(key, message);
      continue;
    }
    const request = requests.get(key);
    requests.delete(key);
    const took = request && message.at - request.at;
    const asked = request && facts.get(request);
    facts.set(message, {
      type: error === undefined ? "result" : "error",
      method: asked?.method,
      took,
    });
    if (request && asked) facts.set(request, { ...asked, took });
  }
  return facts;
}
