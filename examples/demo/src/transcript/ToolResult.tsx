import type { CallToolResult, ContentBlock } from "@modelcontextprotocol/client";
import type { ReactElement } from "react";
import { Json } from "./Json.js";

/** What a tool gave back, as plain text and data. Renders a `<div>` element. */
export function ToolResult({
  result,
  server,
}: {
  readonly result: CallToolResult;
  readonly server: string;
}): ReactElement {
  const { received, ...structured }: Record<string, unknown> = {
    ...asObject(result.structuredContent),
  };
  return (
    <div className="bubble" data-failed={result.isError === true ? "" : undefined}>
      <p className="bubble-from">{server}</p>
      {result.content.map((block, index) => (
        // Blocks have no identity of their own, and a result never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <p className="bubble-text" dir="auto" key={index}>
          {describe(block)}
        </p>
      ))}
      {Object.keys(structured).length > 0 && <Json label="Structured result" value={structured} />}
      {received !== undefined && <Json label="What the server received" value={received} />}
    </div>
  );
}

/** Structured content may be any JSON; beside an object it is shown whole. */
function asObject(value: unknown): object {
  if (value === undefined) return {};
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : { value };
}

/** A server's pictures and links are named, not fetched or followed. */
function describe(block: ContentBlock): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "image":
    case "audio":
      return `[${block.type}: ${block.mimeType}]`;
    case "resource":
      return "text" in block.resource ? block.resource.text : `[resource: ${block.resource.uri}]`;
    case "resource_link":
      return `[link: ${block.uri}]`;
    default:
      return "[content of an unknown kind]";
  }
}
