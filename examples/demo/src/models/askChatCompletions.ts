import type { Sampling } from "mcp-host-ui/host";
import type { ModelAddress } from "./createModels.js";

interface Delta {
  readonly content?: string | null;
  readonly tool_calls?: readonly {
    readonly index: number;
    readonly id?: string;
    readonly function?: { readonly name?: string; readonly arguments?: string };
  }[];
}

interface ToolCall {
  id: string;
  name: string;
  input: string;
}

const stopReasons: Record<string, string> = {
  stop: "endTurn",
  length: "maxTokens",
  tool_calls: "toolUse",
};

/** Asks an OpenAI-compatible API, and shows what it writes as it comes. */
export async function askChatCompletions(
  { url, key, name }: ModelAddress,
  request: Sampling.CreateMessageRequest,
  { signal, onPartial }: Sampling.GenerateOptions,
): Promise<Sampling.Generated> {
  const response = await fetch(`${url.replace(/\/$/, "")}/chat/completions`, {
    method: "POST",
    signal,
    headers: {
      "content-type": "application/json",
      ...(key !== "" && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ ...writeRequest(request), model: name, stream: true }),
  });
  if (!response.ok || !response.body)
    throw new Error(`The model's address answered ${response.status} ${response.statusText}.`);

  let text = "";
  let stopReason: string | undefined;
  const calls: ToolCall[] = [];
  for await (const { delta, finish_reason: reason } of readChoices(response.body)) {
    if (reason) stopReason = stopReasons[reason] ?? reason;
    if (delta?.content) {
      text += delta.content;
      onPartial(text);
    }
    for (const { index, id = "", function: called } of delta?.tool_calls ?? []) {
      const call = calls[index] ?? { id, name: "", input: "" };
      calls[index] = call;
      call.name += called?.name ?? "";
      call.input += called?.arguments ?? "";
    }
  }
  return {
    content: [
      ...(text === "" ? [] : [{ type: "text" as const, text }]),
      ...calls.map(({ id, name: tool, input }) => ({
        type: "tool_use" as const,
        id,
        name: tool,
        input: JSON.parse(input || "{}"),
      })),
    ],
    model: name,
    ...(stopReason !== undefined && { stopReason }),
  };
}

async function* readChoices(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<{ delta?: Delta; finish_reason?: string | null }> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const lines = `${rest}${value}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const data = line.startsWith("data:") ? line.slice(5).trim() : "";
      if (data !== "" && data !== "[DONE]") yield* JSON.parse(data).choices;
    }
  }
}

function writeRequest(request: Sampling.CreateMessageRequest): object {
  const { systemPrompt, messages, maxTokens, temperature, stopSequences, tools, toolChoice } =
    request;
  return {
    messages: [
      ...(systemPrompt ? [{ role: "system", content: systemPrompt }] : []),
      ...messages.flatMap(({ role, content }) => writeMessages(role, [content].flat())),
    ],
    max_tokens: maxTokens,
    temperature,
    stop: stopSequences,
    ...(tools && {
      tools: tools.map(({ name, description, inputSchema }) => ({
        type: "function",
        function: { name, description, parameters: inputSchema },
      })),
      tool_choice: toolChoice?.mode ?? "auto",
    }),
  };
}

function writeMessages(role: string, blocks: readonly Sampling.Content[]): readonly object[] {
  const results = blocks.flatMap((block) =>
    block.type === "tool_result"
      ? [
          {
            role: "tool",
            tool_call_id: block.toolUseId,
            content: JSON.stringify(block.structuredContent ?? block.content),
          },
        ]
      : [],
  );
  if (results.length > 0) return results;
  const calls = blocks.flatMap((block) =>
    block.type === "tool_use"
      ? [
          {
            id: block.id,
            type: "function",
            function: { name: block.name, arguments: JSON.stringify(block.input) },
          },
        ]
      : [],
  );
  const content = blocks.flatMap((block): readonly object[] => {
    if (block.type === "text") return [{ type: "text", text: block.text }];
    if (block.type === "image")
      return [
        { type: "image_url", image_url: { url: `data:${block.mimeType};base64,${block.data}` } },
      ];
    return [];
  });
  return [{ role, content, ...(calls.length > 0 && { tool_calls: calls }) }];
}
