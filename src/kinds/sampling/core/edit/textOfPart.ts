import { blocksOf } from "../protocol/blocksOf.js";
import type { SamplingMessage } from "../protocol/samplingMessage.js";
import type { CreateMessageRequest } from "../protocol/samplingRequest.js";
import type { RequestPart } from "./requestEdits.js";

/** A part of a request as one text, to be compared with another. */
export function textOfPart(request: CreateMessageRequest, part: RequestPart): string {
  if (part === "messages") return request.messages.map(textOfMessage).join("\n\n");
  const value = request[part];
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

function textOfMessage({ role, content }: SamplingMessage): string {
  const texts = blocksOf(content).map((block) =>
    block.type === "text" ? block.text : JSON.stringify(block, null, 2),
  );
  return [`${role}:`, ...texts].join("\n");
}
