import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateWith } from "@mcp-host-ui/agents/ai-sdk";
import type { Sampling } from "mcp-host-ui/host";
import type { ModelAddress } from "./createModels.js";

/** Makes a way to the model behind an OpenAI-compatible API, through the AI SDK. */
export function askLocal({ url, key, name }: ModelAddress): Sampling.Generate {
  const provider = createOpenAICompatible({
    name: "local",
    baseURL: url.replace(/\/$/, ""),
    ...(key !== "" && { apiKey: key }),
    fetch: fetchAsBrowser,
  });
  return generateWith(provider.languageModel(name));
}

/** Firefox sends the SDK's own `user-agent`, which most APIs let no page of another origin send. */
const fetchAsBrowser: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete("user-agent");
  return fetch(input, { ...init, headers });
};
