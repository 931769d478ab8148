import { generateWith, modelsFrom, openChatApprovals } from "@mcp-host-ui/agents/ai-sdk";
import { createProviderRegistry, type LanguageModel, type UIMessage } from "ai";
import type { HostSession } from "mcp-host-ui/host";

declare const model: LanguageModel;
declare const session: HostSession;
declare const messages: UIMessage[];
declare const provider: Parameters<typeof createProviderRegistry>[0][string];
const registry = createProviderRegistry({ local: provider });

generateWith(model);
generateWith("openai/gpt-5");
generateWith(registry);
generateWith(model, {
  settings: ({ metadata }) => ({
    maxRetries: 1,
    headers: { "x-app": "travel" },
    providerOptions: { local: { isKnown: metadata !== undefined } },
  }),
});
modelsFrom(registry, ["local:small", { id: "local:large", name: "Large", cost: 0.2 }]);
void openChatApprovals(session, () => undefined).show(messages);

// @ts-expect-error -- a number is no model.
generateWith(42);
// @ts-expect-error -- the SDK takes a number.
generateWith(model, { settings: () => ({ maxRetries: "many" }) });
// @ts-expect-error -- a model without an id is none.
modelsFrom(registry, [{ name: "Large" }]);
