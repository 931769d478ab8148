import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createDecisionLog, createHost, type LocalHost, sampling } from "mcp-host-ui/host";
import { createRules } from "mcp-host-ui/rules";
import { RulesManager, useRules } from "mcp-host-ui/rules-manager";
import type { ReactElement } from "react";

export function openHost(ask: (prompt: string) => Promise<string>): LocalHost {
  return createHost({
    kinds: [
      sampling({
        generate: async (request) => ({ content: await ask(JSON.stringify(request.messages)) }),
      }),
    ],
    rules: createRules({ storage: localStorage }),
    log: createDecisionLog(),
  });
}

export function App({ host }: { readonly host: LocalHost }): ReactElement {
  return (
    <HostProvider host={host}>
      <HostPrompts />
      <RulesManager />
      <PanicButton />
    </HostProvider>
  );
}

/** The switch that stops all rules, in the app's own looks. */
function PanicButton() {
  const { isAvailable, isStopped, stop } = useRules();
  return (
    isAvailable && (
      <button type="button" aria-pressed={isStopped} onClick={() => stop(!isStopped)}>
        Ask me about everything
      </button>
    )
  );
}
