import {
  type CreateMessageResult,
  type CreateMessageResultWithTools,
  type InputRequest,
  inputRequired,
  inputResponse,
  type SamplingMessage,
  type Tool,
  type ToolResultContent,
} from "@modelcontextprotocol/server";
import type { Received } from "./askInTurn.js";
import { flights, writeFlights } from "./flights.js";
import { seatMap } from "./seatMap.js";

const expert =
  "You are a travel expert helping users find the best flights based on their preferences";
const preferences = {
  hints: [{ name: "claude-3-5-sonnet" }],
  costPriority: 0.3,
  speedPriority: 0.2,
  intelligencePriority: 0.9,
};

const question: SamplingMessage = {
  role: "user",
  content: {
    type: "text",
    text: `Analyze these flight options and recommend the best choice:\n${writeFlights()}\n\nUser preferences: morning departure, max 1 layover`,
  },
};

/** Asks the host's model which flight to take. */
export function askForFlight(): InputRequest {
  return inputRequired.createMessage({
    messages: [question],
    systemPrompt: expert,
    modelPreferences: preferences,
    maxTokens: 1_500,
  });
}

const tools: Tool[] = [
  {
    name: "look_up_fare_rule",
    description: "Tells whether a ticket can be changed or given back.",
    inputSchema: {
      type: "object",
      properties: { flight: { type: "string", pattern: "^[A-Z]{2}\\d+$" } },
      required: ["flight"],
    },
  },
  {
    name: "look_up_seat_map",
    description: "Tells which seats of a flight are free.",
    inputSchema: {
      type: "object",
      properties: { flight: { type: "string" }, near: { enum: ["window", "aisle"] } },
      required: ["flight"],
    },
  },
];

/** Asks the host's model the same, and lets it look things up first. */
export function askWithTools(): InputRequest {
  return inputRequired.createMessage({
    messages: [question],
    systemPrompt: expert,
    modelPreferences: preferences,
    maxTokens: 1_500,
    tools,
  });
}

/** Asks again with what the model looked up; nothing to ask where it looked nothing up. */
export function askWithResults(received: Received, name: string): Record<string, InputRequest> {
  const { content } = readMessage(received, name) ?? {};
  const blocks = content === undefined ? [] : [content].flat();
  const results = blocks.flatMap((block): ToolResultContent[] =>
    block.type === "tool_use"
      ? [{ type: "tool_result", toolUseId: block.id, content: [lookUp(block)] }]
      : [],
  );
  if (results.length === 0) return {};
  return {
    recommendation: inputRequired.createMessage({
      messages: [
        question,
        { role: "assistant", content: blocks },
        { role: "user", content: results },
      ],
      systemPrompt: expert,
      modelPreferences: preferences,
      maxTokens: 1_500,
      tools,
      toolChoice: { mode: "none" },
    }),
  };
}

/** Asks the host's model about a picture. */
export function askAboutSeats(): InputRequest {
  return inputRequired.createMessage({
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: "Which seats on this map are free? Green ones are." },
          { type: "image", mimeType: "image/png", data: seatMap },
        ],
      },
    ],
    maxTokens: 300,
  });
}

/** What a model answered. */
function readMessage(
  received: Received,
  name: string,
): CreateMessageResult | CreateMessageResultWithTools | undefined {
  const answer = inputResponse(received, name);
  return answer.kind === "sampling" ? answer.result : undefined;
}

/** The text of what a model answered. */
export function readText(received: Received, name: string): string {
  const { content } = readMessage(received, name) ?? {};
  const blocks = content === undefined ? [] : [content].flat();
  return blocks.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n");
}

function lookUp({ name, input }: { name: string; input: Record<string, unknown> }): {
  type: "text";
  text: string;
} {
  const flight = flights.find(({ number }) => number === input.flight);
  if (!flight) return { type: "text", text: `There is no flight ${String(input.flight)}.` };
  const text =
    name === "look_up_fare_rule"
      ? `${flight.number}: changes cost $75 until the day before, no refund.`
      : `${flight.number}: 7A and 7F are free at the window, 12C on the aisle.`;
  return { type: "text", text };
}
