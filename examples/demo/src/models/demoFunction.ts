import type { Sampling } from "mcp-host-ui/host";
import { answerFlights } from "../../serve/answerFlights.mjs";

/** Answers in the page what the stand-in for a local model would, where no web server of the demo's own runs one. */
export const demoFunction: Sampling.Generate = async ({ messages, tools, toolChoice }) => {
  const blocks = messages.flatMap(({ content }) => content);
  const { text, use } = answerFlights({
    prompt: readTexts(blocks).join("\n"),
    results: blocks.flatMap((block) =>
      block.type === "tool_result" ? readTexts(block.content) : [],
    ),
    tool: toolChoice?.mode === "none" ? undefined : tools?.[0]?.name,
  });
  return {
    content: [
      { type: "text", text },
      ...(use ? [{ type: "tool_use" as const, id: "look-up-1", ...use }] : []),
    ],
  };
};

function readTexts(blocks: readonly { readonly type: string }[]): readonly string[] {
  return blocks.flatMap((block) =>
    block.type === "text" && "text" in block && typeof block.text === "string" ? [block.text] : [],
  );
}
