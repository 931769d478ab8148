import type { JsonObject } from "mcp-host-ui/schema";

/** One JSON-RPC message: a request, a notification, a result or an error. */
export interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: JsonObject;
  readonly result?: JsonObject;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Reads the messages of a response as they come: one as JSON, or many as a stream of events. */
export async function* readMessages(response: Response): AsyncGenerator<Message> {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("application/json")) yield (await response.json()) as Message;
  if (!type.startsWith("text/event-stream") || !response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (text + value).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const data = dataOf(event);
      if (data) yield JSON.parse(data) as Message;
    }
  }
}

function dataOf(event: string): string {
  return event
    .split("\n")
    .flatMap((line) => (line.startsWith("data:") ? [line.slice("data:".length).trim()] : []))
    .join("\n");
}
