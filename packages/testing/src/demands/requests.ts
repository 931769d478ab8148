import type { AskedRequest } from "./wire/wireCall.js";

/** A form of a harbour office, which any demand may ask with. */
export function berthForm(
  message: string,
  properties: Readonly<Record<string, object>> = { berth: { type: "string", title: "Berth" } },
): AskedRequest {
  const requestedSchema = { type: "object", properties, required: Object.keys(properties) };
  return { method: "elicitation/create", params: { message, requestedSchema } };
}

/** The prompt of {@link ferryPrompt}. */
export const prompt = "When does the last ferry leave?";

/** The most tokens that it is to be answered with. */
export const maxTokens = 120;

/** A request for a response of a model. */
export const ferryPrompt: AskedRequest = {
  method: "sampling/createMessage",
  params: {
    messages: [{ role: "user", content: { type: "text", text: prompt } }],
    systemPrompt: "You know the timetable of the harbour.",
    maxTokens,
  },
};

/** A request for folders. */
export const listFolders: AskedRequest = { method: "roots/list" };
