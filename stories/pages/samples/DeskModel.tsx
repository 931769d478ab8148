import { createDesk, type Desk } from "@mcp-host-ui/desk";
import { attachDesk, generateAtDesk } from "@mcp-host-ui/desk/page";
import { createHost, elicitation, type LocalHost, sampling } from "mcp-host-ui/host";

/** On every node: `ask` is your way to a model, and calls `show` with all that it has written so far. */
export function createModelDesk(
  ask: (prompt: unknown, show: (text: string) => void, signal: AbortSignal) => Promise<string>,
): Desk {
  return createDesk({
    kinds: [
      elicitation({ url: true }),
      sampling({
        generate: async ({ messages }, { onPartial, signal }) => ({
          content: await ask(messages, onPartial, signal),
        }),
      }),
    ],
  });
}

/** In the page. */
export function createPageHost(): LocalHost {
  const host = createHost({
    kinds: [elicitation({ url: true }), sampling({ generate: generateAtDesk })],
  });
  attachDesk(host, { url: "/api/questions" });
  return host;
}
