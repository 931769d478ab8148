import {
  createHost,
  elicitation,
  type HostOptions,
  type HostPolicy,
  type LocalHost,
  roots,
  sampling,
} from "mcp-host-ui/host";
import type { RemoteHost, ServeHostOptions } from "mcp-host-ui/relay";
import { onTestFinished } from "vitest";
import { openWindow as openPlainWindow } from "../../support/serversAndWindows.js";

/** A question to a model. */
export const quietMonths = {
  messages: [{ role: "user", content: { type: "text", text: "When is Lisbon quiet?" } }],
  maxTokens: 100,
};

/** A form that asks for a secret, and for nothing else. */
export const signIn = {
  message: "Sign in to go on.",
  requestedSchema: {
    type: "object",
    properties: { word: { type: "string", title: "Your password" } },
  },
};

/** A host with every kind of question, under a policy; its options let everything go as fast as they can. */
export function openHost(policy: HostPolicy, options: Partial<HostOptions> = {}): LocalHost {
  const host = createHost({
    kinds: [
      elicitation({ url: true }),
      sampling({
        generate: async () => ({ content: "In November.", model: "m" }),
        reviewResponse: false,
      }),
      roots({ initial: ["/home/ada"], approve: () => true }),
    ],
    unattendedAfter: Number.POSITIVE_INFINITY,
    policy,
    ...options,
  });
  onTestFinished(host.close);
  return host;
}

/** Opens a window that may do everything that a window can be allowed. */
export function openWindow(host: LocalHost, options: ServeHostOptions = {}): RemoteHost {
  return openPlainWindow(host, { allows: () => true, ...options });
}
