import type { HostSession } from "mcp-host-ui/host";
import type { JsonObject } from "mcp-host-ui/schema";

/** What a person decided about a form, and what they entered if they sent it. */
export type SchemaAnswer =
  | { readonly action: "accept"; readonly value: unknown }
  | { readonly action: "decline" | "cancel" };

/** Asks the person for a value that fits a JSON Schema; one that is no object stands alone in its form. */
export async function askBySchema(
  session: HostSession,
  message: string,
  schema: JsonObject,
  options: { readonly signal?: AbortSignal; readonly deadline?: number } = {},
): Promise<SchemaAnswer> {
  const isObject = schema.type === "object" || schema.properties !== undefined;
  const requestedSchema = isObject
    ? schema
    : { type: "object", properties: { answer: schema }, required: ["answer"] };
  const params = { mode: "form", message, requestedSchema };
  // The host's own answer to this method.
  const { action, content } = (await session.receive("elicitation/create", params, options)) as {
    action: "accept" | "decline" | "cancel";
    content?: JsonObject;
  };
  return action === "accept" ? { action, value: isObject ? content : content?.answer } : { action };
}
