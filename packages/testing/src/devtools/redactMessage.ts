import { redaction, redactTexts } from "mcp-host-ui/safety";
import { isJsonObject } from "mcp-host-ui/schema";

/** Members whose values people or tools wrote, wherever they stand in a message. */
const written = new Set(["arguments", "content", "inputResponses", "structuredContent", "_meta"]);

/** Members that tell the kind of an answer, beside those that were written. */
const kept = new Set(["action", "resultType", "role", "type"]);

/**
 * A message of the wire without what people answered: requests of the server stay as they are, but for well-known
 * credentials; of answers, arguments and results only the shape stays.
 */
export function redactMessage(message: unknown, from: "server" | "host"): unknown {
  if (!isJsonObject(message)) return redaction;
  const { result, params, ...rest } = message;
  return {
    ...Object(redactTexts(rest)),
    ...(params !== undefined && {
      params: from === "server" ? redactTexts(params) : shapeOfWritten(params),
    }),
    ...(result !== undefined && { result: redactResult(result) }),
  };
}

/** Questions inside of a result (revision 2026-07-28) are requests. */
function redactResult(result: unknown): unknown {
  if (!isJsonObject(result)) return redaction;
  const { inputRequests, ...rest } = result;
  return {
    ...Object(shapeOf(rest)),
    ...(inputRequests !== undefined && { inputRequests: redactTexts(inputRequests) }),
  };
}

/** Params of the host with the shape alone of what was written. */
function shapeOfWritten(params: unknown): unknown {
  if (!isJsonObject(params)) return redactTexts(params);
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      written.has(name) || name === "requestState" ? shapeOf(value) : redactTexts(value),
    ]),
  );
}

/** Deeper than anything that is looked into. */
const deepest = 100;

/** The names of data, with `•••` for each value; `isWritten` within what a person or a tool wrote. */
function shapeOf(data: unknown, isWritten = false, depth = 0): unknown {
  if (depth > deepest) return redaction;
  if (Array.isArray(data)) return data.map((item) => shapeOf(item, isWritten, depth + 1));
  if (!isJsonObject(data)) return redaction;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      !isWritten && kept.has(name) && typeof value === "string"
        ? value
        : shapeOf(value, isWritten || name === "content", depth + 1),
    ]),
  );
}
