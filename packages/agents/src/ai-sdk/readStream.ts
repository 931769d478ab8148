import type { TextStreamPart, ToolSet } from "ai";
import type { Sampling } from "mcp-host-ui/host";
import { readFile } from "./readFile.js";
import { readStopReason } from "./readStopReason.js";
import { readToolUse } from "./readToolUse.js";

type Part = TextStreamPart<ToolSet>;

/** Reads what a model writes until it stops; throws where that is no response. */
export async function readStream(
  parts: AsyncIterable<Part>,
  onPartial: (text: string) => void,
): Promise<Sampling.Generated> {
  const content: Sampling.ResponseContent[] = [];
  let text = "";
  let model: string | undefined;
  let usage: Sampling.TokenUsage | undefined;
  let stopReason: string | undefined;

  for await (const part of parts) {
    switch (part.type) {
      case "text-delta":
        text += part.text;
        addText(content, part.text);
        onPartial(text);
        break;
      case "file":
        content.push(readFile(part.file));
        break;
      case "tool-call":
        // A provider's own tool has run already; the server has none of that name.
        if (!part.providerExecuted) content.push(readToolUse(part));
        break;
      case "finish-step":
        model = part.response.modelId;
        usage = readUsage(part.usage);
        stopReason = readStopReason(part, content.length > 0);
        break;
      case "error":
        throw part.error;
      case "abort":
        throw new DOMException("The answer is not wanted.", "AbortError");
    }
  }
  if (content.length === 0) throw new Error("The model answered with nothing.");
  return {
    content,
    ...(model !== undefined && { model }),
    ...(stopReason !== undefined && { stopReason }),
    ...(usage && { usage }),
  };
}

/** Adds to the text that is being written, or begins one: a server may take a single block only. */
function addText(content: Sampling.ResponseContent[], text: string): void {
  const last = content.at(-1);
  if (last?.type === "text") content.splice(-1, 1, { type: "text", text: last.text + text });
  else if (text !== "") content.push({ type: "text", text });
}

function readUsage({
  inputTokens,
  outputTokens,
}: Readonly<Record<keyof Sampling.TokenUsage, unknown>>) {
  return {
    ...(typeof inputTokens === "number" && { inputTokens }),
    ...(typeof outputTokens === "number" && { outputTokens }),
  };
}
