import type * as AiSdk from "ai";
import type { Sampling } from "mcp-host-ui/host";
import { hasInstructions } from "./sdkMajor.js";

type Output = AiSdk.ToolResultPart["output"];

/** Writes the output of a tool: its texts and its data, each once, and its pictures and sounds. */
export function writeToolOutput(sdk: typeof AiSdk, result: Sampling.ToolResultContent): Output {
  const { content, structuredContent, isError = false } = result;
  const texts = content.flatMap(textsOf);
  const data = structuredContent === undefined ? [] : [JSON.stringify(structuredContent)];
  // Servers repeat their data as a text, for clients that know none.
  const said = texts.some((text) => isSame(text, data[0])) ? texts : [...texts, ...data];
  const media = content.flatMap((block) => (isMedia(block) ? [block] : []));
  if (media.length > 0)
    return Object({
      type: "content",
      value: [
        ...(isError ? ["The tool failed.", ...said] : said).map((text) => ({ type: "text", text })),
        ...media.map((block) => writeMedia(sdk, block)),
      ],
    });
  return { type: isError ? "error-text" : "text", value: said.join("\n") };
}

/** Version 7 has another shape for it. */
function writeMedia(sdk: typeof AiSdk, { data, mimeType: mediaType }: Sampling.Media): object {
  return hasInstructions(sdk)
    ? { type: "file", mediaType, data: { type: "data", data } }
    : { type: "media", mediaType, data };
}

function isMedia(
  block: Sampling.ToolResultBlock,
): block is Sampling.ToolResultBlock & Sampling.Media {
  return block.type === "image" || block.type === "audio";
}

function textsOf(block: Sampling.ToolResultBlock): readonly string[] {
  if (block.type === "text") return [block.text];
  if (block.type === "resource_link") return [`${block.title ?? block.name}: ${block.uri}`];
  if (block.type !== "resource") return [];
  const { uri, text } = block.resource;
  // Bytes of a type that nobody knows are of no use to a model.
  return text === undefined ? [uri] : [`${uri}\n${text}`];
}

function isSame(text: string, json: string | undefined): boolean {
  if (json === undefined) return false;
  try {
    return JSON.stringify(JSON.parse(text)) === json;
  } catch {
    return false;
  }
}
