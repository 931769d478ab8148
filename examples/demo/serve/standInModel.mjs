// @ts-check
import { setTimeout } from "node:timers/promises";
import { answerFlights } from "./answerFlights.mjs";

/** Where the stand-in answers, under the demo's own address. */
export const standInPath = "/model/v1";

/** The name of the model that it stands in for. */
export const standInName = "stand-in-1";

/**
 * Answers as a local model does behind an OpenAI-compatible API: word by word, from the messages and the tool results
 * that it is sent.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export async function answerAsModel(request, response) {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const { text, use } = answerFlights(readChat(JSON.parse(body)));
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  /** @param {object} choice */
  const write = (choice) => {
    const chunk = {
      id: "answer",
      created: 0,
      model: standInName,
      choices: [{ index: 0, ...choice }],
    };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  for (const word of text.split(/(?<= )/)) {
    if (response.destroyed) return;
    write({ delta: { content: word } });
    await setTimeout(25);
  }
  if (use) {
    const called = { name: use.name, arguments: JSON.stringify(use.input) };
    write({
      delta: { tool_calls: [{ index: 0, id: "look-up-1", type: "function", function: called }] },
    });
  }
  write({ delta: {}, finish_reason: use ? "tool_calls" : "stop" });
  response.end("data: [DONE]\n\n");
}

/**
 * @typedef {{ role: string, content: string | { text?: string }[] | null }} ChatMessage
 * @param {{ messages: ChatMessage[], tools?: { function: { name: string } }[], tool_choice?: unknown }} chat
 */
function readChat({ messages, tools = [], tool_choice }) {
  /** @param {ChatMessage} message */
  const textOf = ({ content }) =>
    typeof content === "string" ? content : (content ?? []).map(({ text = "" }) => text).join("\n");
  const isResult = (/** @type {ChatMessage} */ { role }) => role === "tool";
  return {
    prompt: messages
      .filter(({ role }) => role === "user")
      .map(textOf)
      .join("\n"),
    results: messages.filter(isResult).map(textOf),
    tool: tool_choice === "none" ? undefined : tools[0]?.function.name,
  };
}
