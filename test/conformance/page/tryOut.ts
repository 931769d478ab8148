import { createHost, elicitation, type LocalHost, roots, sampling } from "mcp-host-ui/host";
import { createJsonValidator } from "mcp-host-ui/schema";
import { approveTool, toolApproval } from "../../../examples/own-kind/toolApproval/hostKind.ts";
import { type Choice, type Connection, connect } from "./connect.ts";

/** What the page shows of its use of a server. */
export interface Use {
  readonly revision: string | undefined;
  readonly tools: readonly { readonly name: string; readonly inputSchema: object }[];
  /** One line for each tool, once all of them are done. */
  readonly results?: readonly string[];
}

/** A host with every kind of question that a server can ask, and one for the tools that a person allows. */
export function createFullHost(): LocalHost {
  const generate = async () => ({ content: "Nobody asked for this.", model: "none" });
  return createHost({
    kinds: [elicitation({ url: true }), sampling({ generate }), roots(), toolApproval()],
  });
}

/**
 * Does what a host app does with a server: connects, reads what it offers, and calls every tool that the person allows.
 * A tool that waits for an answer does not keep the next one waiting.
 */
export async function tryOut(
  host: LocalHost,
  choice: Choice,
  show: (use: Use) => void,
): Promise<void> {
  const connection = await connect(host, choice);
  await readAll(connection);
  const { tools } = await connection.client.listTools();
  const use: Use = { revision: connection.revision, tools };
  show(use);
  const results = await Promise.all(
    tools.map(async ({ name, inputSchema }) => {
      try {
        return `${name}: ${await callAllowed(connection, name, inputSchema)}`;
      } catch (error) {
        return `${name}: ${String(error)}`;
      }
    }),
  );
  show({ ...use, results });
}

/** Calls a tool with the arguments that the person allowed, where its schema allows them as well. */
async function callAllowed(
  { session, callTool }: Connection,
  name: string,
  inputSchema: object,
): Promise<string> {
  const decision = await approveTool(session, { tool: name, arguments: {} });
  if (decision.action !== "allow") return decision.action;
  const { check } = await createJsonValidator(inputSchema);
  const issues = check(decision.arguments);
  if (issues.length > 0) return `not called, ${JSON.stringify(issues)}`;
  await callTool(name, decision.arguments);
  return "ok";
}

/** Reads every resource and every prompt that the server offers. */
async function readAll({ client }: Connection): Promise<void> {
  const offers = client.getServerCapabilities();
  if (offers?.resources) {
    const { resources } = await client.listResources();
    for (const { uri } of resources) await client.readResource({ uri });
  }
  if (offers?.prompts) {
    const { prompts } = await client.listPrompts();
    for (const { name } of prompts) await client.getPrompt({ name });
  }
}
