import { Agent } from "@mastra/core/agent";
import { Mastra } from "@mastra/core/mastra";
import { InMemoryStore } from "@mastra/core/storage";
import { MastraLanguageModelV2Mock } from "@mastra/core/test-utils/llm-mock";
import { createTool } from "@mastra/core/tools";
import { z } from "zod";

/** An agent of Mastra with the package's own mock of a model. The model books a flight and then ends its turn. */
export interface MastraTrip {
  readonly agent: Agent;
  /** The inputs that the tool ran with. */
  readonly booked: readonly unknown[];
  /** Returns the last message to the model, as JSON. */
  received(): string;
}

/** Makes the agent. */
export function createMastraTrip(): MastraTrip {
  const booked: unknown[] = [];
  const model = new MastraLanguageModelV2Mock({
    doGenerate: async ({ prompt }) => {
      const isFirst = prompt.every(({ role }) => role !== "tool");
      const call = { toolCallId: "c1", toolName: "book", input: '{"city":"Lisbon"}' };
      return {
        finishReason: isFirst ? "tool-calls" : "stop",
        usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
        warnings: [],
        content: [isFirst ? { type: "tool-call", ...call } : { type: "text", text: "Done." }],
      };
    },
  });
  const book = createTool({
    id: "book",
    description: "Books a flight.",
    inputSchema: z.object({ city: z.string() }),
    execute: async (input) => booked.push(input),
  });
  const about = { id: "trip", name: "Trip planner", instructions: "Plan trips." };
  // The mock misses Mastra's own type by an optional member (`exactOptionalPropertyTypes`).
  const fitting = model as unknown as ConstructorParameters<typeof Agent>[0]["model"];
  const agent = new Agent({ ...about, model: fitting, tools: { book } });
  // A suspended run is kept in the storage.
  const mastra = new Mastra({ agents: { agent }, storage: new InMemoryStore(), logger: false });
  return {
    agent: mastra.getAgent("agent"),
    booked,
    received: () => JSON.stringify(model.doGenerateCalls.at(-1)?.prompt.at(-1)),
  };
}
