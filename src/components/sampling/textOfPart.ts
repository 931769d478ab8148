import type { RequestPart } from "../../hooks/sampling/samplingEdits.js";
import { blocksOf } from "../../protocol/samplingContent.js";
import type { CreateMessageRequest, SamplingMessage } from "../../protocol/samplingRequest.js";

/** A part of a request as one text, to be compared with another. */
export function textOfPart(value: CreateMessageRequest[RequestPart]): string {
  if (value === undefined) return "";
  if (typeof value === "string") return value;
  if (isMessages(value)) return value.map(textOfMessage).join("\n\n");
  return JSON.stringify(value, null, 2);
}

function isMessages(value: object | number): value is readonly SamplingMessage[] {
  return Array.isArray(value) && value.every((item) => typeof item === "object" && "role" in item);
}

function textOfMessage({ role, content }: SamplingMessage): string {
  const texts = blocksOf(content).map((block) =>
    block.type === "text" ? block.text : JSON.stringify(block, null, 2),
  );
  return [`${role}:`, ...texts].join("\n");
}
