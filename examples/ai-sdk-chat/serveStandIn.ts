import { type Listening, listen } from "./listen.ts";

/** What a model of this API is sent, as far as the stand-in reads it. */
interface Completion {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
}

/** Serves a stand-in for a language model, with the API that local models have: it calls one tool, and repeats what came of it. */
export function serveStandIn(): Promise<Listening> {
  return listen(async (request) => {
    const { messages }: Completion = await request.json();
    const last = messages.at(-1);
    const choices =
      last?.role === "tool"
        ? [{ delta: { content: textOf(last.content) } }, { delta: {}, finish_reason: "stop" }]
        : [{ delta: { tool_calls: [registerUser] } }, { delta: {}, finish_reason: "tool_calls" }];
    const chunks = choices.map((choice) =>
      JSON.stringify({
        id: "1",
        created: 1,
        model: "stand-in",
        choices: [{ index: 0, ...choice }],
      }),
    );
    const body = [...chunks, "[DONE]"].map((chunk) => `data: ${chunk}\n\n`).join("");
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
}

const registerUser = {
  index: 0,
  id: "register",
  type: "function",
  function: { name: "register_user", arguments: "{}" },
};

/** The text of a tool's result, whose content comes as JSON. */
function textOf(content: unknown): string {
  const parts: readonly { text?: string }[] = JSON.parse(String(content));
  return parts.map(({ text = "" }) => text).join("\n");
}
