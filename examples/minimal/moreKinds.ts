import { createDecisionLog, createHost, elicitation, roots, sampling } from "mcp-host-ui/host";
import { ask } from "./ask.js";

export const host = createHost({
  kinds: [
    elicitation({ url: true }),
    sampling({
      models: [{ id: "my-model" }],
      generate: (request, { signal, onPartial }) => ask(request, { signal, onPartial }),
    }),
    roots({ initial: ["/home/me/travel"], storage: localStorage }),
  ],
  log: createDecisionLog(),
});
