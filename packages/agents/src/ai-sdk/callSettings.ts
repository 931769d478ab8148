import type { streamText } from "ai";

/** Settings of the AI SDK for one call that a host app may add. */
export type CallSettings = Pick<
  Parameters<typeof streamText>[0],
  "providerOptions" | "headers" | "maxRetries"
>;
