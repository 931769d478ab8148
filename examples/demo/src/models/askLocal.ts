import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateWith } from "mcp-host-ui/ai-sdk";
import type { Sampling } from "mcp-host-ui/host";
import type { ModelAddress } from "./createModels.js";

/** Makes a way to the model behind an OpenAI-compatible API, through the AI SDK. */
export function askLocal({ url, key, name }: ModelAddress): Sampling.Generate {
  const provider = createOpenAICompatible({
    name: "local",
    baseURL: url.replace(/\/$/, ""),
    ...(key !== "" && { apiKey: key }),
  });
  return generateWith(provider.languageModel(name));
}
