import type { Sampling } from "mcp-host-ui/host";

/** Where your own way to a model goes; this one only repeats how much it was asked. */
export async function ask(
  { messages }: Sampling.CreateMessageRequest,
  { onPartial }: Pick<Sampling.GenerateOptions, "signal" | "onPartial">,
): Promise<Sampling.Generated> {
  onPartial("Counting…");
  return { content: `You asked ${messages.length} things.` };
}
