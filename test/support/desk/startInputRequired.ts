import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import { serveWeb } from "./startTrips.js";

const form = (message: string, property: string) => ({
  method: "elicitation/create",
  params: {
    mode: "form",
    message,
    requestedSchema: {
      type: "object",
      properties: { [property]: { type: "string" } },
      required: [property],
    },
  },
});
const capital = {
  method: "sampling/createMessage",
  params: {
    messages: [{ role: "user", content: { type: "text", text: "What is the capital of France?" } }],
    maxTokens: 100,
  },
};

const requires = (inputRequests: object, requestState?: string) => ({
  resultType: "input_required",
  inputRequests,
  ...(requestState !== undefined && { requestState }),
});

/** The results of the tools before the last, by the state that comes back; as the conformance suite asks them of a server. */
const tools: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  test_input_required_result_multiple_inputs: {
    "": requires(
      {
        user_name: form("What is your name?", "name"),
        greeting: capital,
        client_roots: { method: "roots/list", params: {} },
      },
      "all",
    ),
  },
  test_input_required_result_multi_round: {
    "": requires({ step1: form("Step 1: What is your name?", "name") }, "1"),
    "1": requires({ step2: form("Step 2: What is your favorite color?", "color") }, "2"),
  },
};

/** A real server of revision 2026-07-28 with the tools that need a person, a model and folders; `received` has each request. */
export async function startInputRequired() {
  const received: object[] = [];
  const handler = createMcpHandler(
    () => {
      const server = new Server(
        { name: "required", version: "1" },
        { capabilities: { tools: {} } },
      );
      server.setRequestHandler("tools/call", async ({ params: { name } }, { mcpReq }) => {
        const requestState = mcpReq.requestState<string>();
        const { inputResponses } = mcpReq;
        received.push({ name, inputResponses, requestState });
        const next = tools[name]?.[requestState ?? ""] ?? {
          content: [{ type: "text", text: JSON.stringify(inputResponses) }],
        };
        return next as never;
      });
      return server;
    },
    { legacy: "reject" },
  );
  return { received, ...(await serveWeb(handler.fetch)) };
}
