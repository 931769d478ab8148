import type { Issue } from "../../../../schema/issue.js";
import { blocksOf } from "../protocol/blocksOf.js";
import type { ToolUseContent } from "../protocol/samplingContent.js";
import type { CreateMessageRequest, SamplingTool } from "../protocol/samplingRequest.js";
import { asksForTools, type CreateMessageResult } from "../protocol/samplingResult.js";

/** The code of an issue of a response beside its tools' inputs. */
export type ResponseIssueCode =
  /** The server takes one block only. */
  | "one-block"
  /** The server offered no tool of this name. */
  | "unknown-tool"
  /** The server lets the model use no tool here (client/sampling). */
  | "tool-forbidden"
  /** The server insists on the use of a tool (client/sampling). */
  | "tool-required"
  /** Another block has the same id. */
  | "repeated-id"
  /** The connection would send an error in its place: its SDK takes no such response. */
  | "unsupported";

/** One thing that keeps a response from being sent, as data; paths begin at its content. */
export interface SamplingIssue {
  readonly path: Issue["path"];
  /** The code of the issue: of the response as a whole, or of the input of a tool by its schema. */
  readonly code: ResponseIssueCode | Issue["code"];
  /** Details that a sentence about it may need. */
  readonly params: Issue["params"];
}

/** Finds the issues of a response to a request; none if the server can take it. */
export async function findResponseIssues(
  request: CreateMessageRequest,
  { content }: Pick<CreateMessageResult, "content">,
  takesLists: boolean,
): Promise<readonly SamplingIssue[]> {
  const blocks = blocksOf(content);
  const uses = blocks.flatMap((block, index) =>
    block.type === "tool_use" ? [{ block, index }] : [],
  );
  const mode = request.toolChoice?.mode;
  const issues: SamplingIssue[] = [];
  if (!takesLists && !asksForTools(request) && blocks.length !== 1)
    issues.push({ path: [], code: "one-block", params: { actual: blocks.length } });
  if (mode === "required" && uses.length === 0)
    issues.push({ path: [], code: "tool-required", params: {} });
  const ids = new Set<string>();
  for (const { block, index } of uses) {
    if (ids.has(block.id))
      issues.push({ path: [index, "id"], code: "repeated-id", params: { id: block.id } });
    ids.add(block.id);
    if (mode === "none" || !asksForTools(request))
      issues.push({ path: [index], code: "tool-forbidden", params: { name: block.name } });
    else for (const issue of await findInputIssues(request, block, index)) issues.push(issue);
  }
  return issues;
}

async function findInputIssues(
  { tools = [] }: CreateMessageRequest,
  { name, input }: ToolUseContent,
  index: number,
): Promise<readonly SamplingIssue[]> {
  const tool = tools.find((tool) => tool.name === name);
  if (!tool) return [{ path: [index, "name"], code: "unknown-tool", params: { name } }];
  const issues = await validateInput(tool, input);
  return issues.map((issue) => ({ ...issue, path: [index, "input", ...issue.path] }));
}

/** Validates the input of a tool by the tool's own schema. */
export async function validateInput(
  { inputSchema }: SamplingTool,
  input: unknown,
): Promise<readonly Issue[]> {
  // Loaded with the first use of a tool: most requests have none.
  const { createJsonValidator } = await import("../../../../schema/validators.js");
  return (await createJsonValidator(inputSchema)).check(input);
}
