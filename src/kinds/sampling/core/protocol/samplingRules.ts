import { blocksOf } from "./blocksOf.js";
import type { SamplingMessage } from "./samplingMessage.js";

/**
 * Explains what first breaks the rules on tool use: tool results stand alone in a user message (SPEC 47), and each use of
 * a tool is answered by the very next message (SPEC 48).
 */
export function findToolUseProblem(messages: readonly SamplingMessage[]): string | undefined {
  let owed: readonly string[] = [];
  for (const [index, { role, content }] of messages.entries()) {
    const where = `params.messages[${index}]`;
    const blocks = blocksOf(content);
    const uses = blocks.flatMap((block) => (block.type === "tool_use" ? [block.id] : []));
    const results = blocks.flatMap((block) =>
      block.type === "tool_result" ? [block.toolUseId] : [],
    );
    if (uses.length > 0 && role !== "assistant")
      return `${where} uses a tool, which only an assistant message may do`;
    if (results.length > 0 && role !== "user")
      return `${where} holds tool results, which only a user message may do`;
    if (results.length > 0 && results.length < blocks.length)
      return `${where} mixes tool results with other content`;
    if (!haveSameItems(owed, results))
      return owed.length === 0
        ? `${where} holds tool results that no tool use in the message before asked for`
        : `${where} must hold exactly the results of the tools used in the message before`;
    owed = uses;
  }
  return owed.length > 0 ? "the last message uses tools whose results are missing" : undefined;
}

function haveSameItems(one: readonly string[], other: readonly string[]): boolean {
  const sorted = [...other].sort();
  return one.length === other.length && [...one].sort().every((item, at) => item === sorted[at]);
}
