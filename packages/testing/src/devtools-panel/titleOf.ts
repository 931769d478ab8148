import type { RecordedQuestion } from "../devtools/recording.js";

/** The words of the server that tell a question from others, or its method where it has none. */
export function titleOf({ kind, request }: RecordedQuestion): string {
  const { message, messages } = Object(request?.params);
  if (typeof message === "string" && message.trim() !== "") return message;
  const { content } = Object(Array.isArray(messages) ? messages[0] : undefined);
  const { text } = Object(Array.isArray(content) ? content[0] : content);
  return typeof text === "string" ? text : (request?.method ?? kind);
}

/** The end of a question in a few words. */
export function sayEnd({ outcome }: RecordedQuestion): string {
  if (!outcome) return "open";
  const { cause } = outcome;
  return `${outcome.sent} by ${outcome.by}${cause === undefined ? "" : ` (${cause})`}`;
}
