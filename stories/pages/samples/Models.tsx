import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { modelsFrom } from "@mcp-host-ui/agents/ai-sdk";
import { createProviderRegistry } from "ai";
import { createHost, elicitation, sampling } from "mcp-host-ui/host";

const registry = createProviderRegistry({
  local: createOpenAICompatible({ name: "local", baseURL: "http://127.0.0.1:11434/v1" }),
});

export const host = createHost({
  kinds: [
    elicitation({ url: true }),
    sampling({
      ...modelsFrom(registry, [
        { id: "local:llama3.3", name: "Llama 3.3, on this machine", cost: 1 },
        { id: "local:qwen3:4b", name: "Qwen 3, small", cost: 1, speed: 1 },
      ]),
      tools: true,
    }),
  ],
});
