import type { HostKind } from "../../../host/kind.js";
import { createRequestError } from "../../../host/requestError.js";
import { lazily } from "../../../state/lazily.js";
import type { RunningTools } from "./runTools.js";
import type { ToolApprovalOptions } from "./toolApprovalOptions.js";
import { isToolQuestion, type ToolDecision, toolApprovalName } from "./toolCall.js";
import { toolFacts } from "./toolFacts.js";
import { toolsKey } from "./toolsState.js";
import { askMethod, isTicket, listMethod } from "./toolTicket.js";

/**
 * The kind behind `approveTool` and `runTool`: it asks the user before a tool runs, as the protocol's pages require of hosts
 * (server/tools, Security Considerations). No server can ask through it.
 */
export function toolApproval(options: ToolApprovalOptions = {}): HostKind {
  return {
    name: toolApprovalName,
    capabilities: {},
    start(core) {
      core.publish(toolsKey, { tools: [], runs: [] });
      let running: RunningTools | undefined;
      const load = lazily(async () => {
        running = await (await import("./runTools.js")).runTools(core, options);
        return running;
      });
      if (options.storage) load().catch(core.report);
      return {
        requests: {
          async [askMethod](params, request) {
            if (!isTicket(params))
              throw createRequestError(-32601, `Method not found: ${askMethod}`);
            return (await load()).ask(params, request);
          },
          async [listMethod](params, { session }) {
            if (!isTicket(params))
              throw createRequestError(-32601, `Method not found: ${listMethod}`);
            return (await load()).list(params, session);
          },
        },
        answer: async (question, answer) => (await load()).answer(question, answer),
        fallback: () => ({ sent: "cancel", result: { action: "none" } satisfies ToolDecision }),
        fingerprint: ({ request }) => JSON.stringify(request),
        // The assistant that asked is gone after a reload.
        revives: () => false,
        keepableDraft: async (question, draft) => (await load()).keepableDraft(question, draft),
        loggable: (question) => running?.loggable(question) ?? { ...question, request: undefined },
        rules: {
          cost: () => nothing,
          facts: (question) => (isToolQuestion(question) ? toolFacts(question) : undefined),
          obey: (question, effect, decision) => {
            if (!isToolQuestion(question)) return;
            const { arguments: given } = question.request;
            if (effect === "allow") {
              core.spend(question.id, oneRequest);
              running?.remember(question);
            }
            core.settle(
              question.id,
              effect === "allow"
                ? { sent: "accept", result: { action: "allow", arguments: given, edited: false } }
                : {
                    sent: "decline",
                    result: { action: "deny", reason: deniedByRule, stop: false },
                  },
              decision,
            );
          },
        },
        commands: {
          switch: { targets: ({ session }) => (typeof session === "string" ? [] : undefined) },
        },
        command: async (command) => (await load()).command(command),
        forget: (session) => running?.forget(session),
        close: () => running?.close(),
      };
    },
  };
}

/** A budget counts calls as requests: they use no tokens of the host's models. */
const nothing = { texts: [], maxTokens: 0 };
const oneRequest = { type: "begun", ...nothing } as const;

/** The reason for the model: never worded as the user's. */
const deniedByRule = "A rule of this app does not allow this tool.";
