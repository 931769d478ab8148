import {
  createDecisionLog,
  createHost,
  elicitation,
  type HostOptions,
  type LocalHost,
  roots,
  sampling,
} from "mcp-host-ui/host";
import { createRules, type RulesCommand, type RulesOptions, rulesKey } from "mcp-host-ui/rules";
import { onTestFinished } from "vitest";

/** A question to a model. */
export const quietMonths = {
  messages: [{ role: "user", content: { type: "text", text: "When is Lisbon quiet?" } }],
  maxTokens: 100,
};

/** A host with every kind of question and with rules. */
export function openHost(
  rules: RulesOptions = {},
  options: Partial<HostOptions> = {},
  more: Partial<Parameters<typeof sampling>[0]> = {},
): LocalHost {
  const host = createHost({
    kinds: [
      elicitation({ url: true }),
      sampling({
        generate: async () => ({ content: "In November." }),
        models: [{ id: "claude" }],
        tools: true,
        ...more,
      }),
      roots({ initial: ["/home/ada"] }),
    ],
    unattendedAfter: Number.POSITIVE_INFINITY,
    log: createDecisionLog(),
    rules: createRules(rules),
    ...options,
  });
  onTestFinished(host.close);
  return host;
}

/** Gives a command to the rules of a host. */
export function order(host: Pick<LocalHost, "send">, command: RulesCommand) {
  return host.send(command);
}

/** The rules of a host, as a user interface shows them. */
export function rulesOf(host: Pick<LocalHost, "read">) {
  const state = host.read(rulesKey);
  if (!state) throw new Error("This host has no rules.");
  return state;
}
