import type { CreateMessageRequest, Generated, GenerateOptions } from "mcp-host-ui/host";

/** Where your own way to a model goes; this one only repeats how much it was asked. */
export async function ask(
  { messages }: CreateMessageRequest,
  { onPartial }: Pick<GenerateOptions, "signal" | "onPartial">,
): Promise<Generated> {
  onPartial("Counting…");
  return { content: `You asked ${messages.length} things.` };
}
