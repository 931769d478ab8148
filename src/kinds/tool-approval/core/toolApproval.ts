import type { HostKind } from "../../../host/kind.js";
import { createRequestError } from "../../../host/requestError.js";
import type { ArgumentMark, KindFacts } from "../../../host/ruling.js";
import { canonicalJson } from "../../../schema/sameJson.js";
import { lazily } from "../../../state/lazily.js";
import type { JsonObject } from "../../../wire/protocol/json.js";
import { sha256 } from "../../../wire/protocol/sha256.js";
import type { RunningTools } from "./runTools.js";
import type { ToolApprovalOptions } from "./toolApprovalOptions.js";
import {
  isToolQuestion,
  type ToolDecision,
  type ToolQuestion,
  type ToolRequest,
  toolApprovalName,
} from "./toolCall.js";
import { isPlain, naming, plainChoice } from "./toolChoices.js";
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
        revives: isToolQuestion,
        storable: async (question, draft) => ({
          question: { ...question, request: (await load()).loggable(question).request },
          draft,
        }),
        keepableDraft: async (question, draft) => (await load()).keepableDraft(question, draft),
        loggable: (question) => running?.loggable(question) ?? { ...question, request: undefined },
        rules: {
          cost: () => nothing,
          facts: (question) => (isToolQuestion(question) ? toolFacts(question) : undefined),
          obey: (question, effect, decision) => {
            if (!isToolQuestion(question)) return;
            const { arguments: given, choices } = question.request;
            const chosen = naming(plainChoice(choices, effect));
            if (effect === "allow") {
              core.spend(question.id, oneRequest);
              running?.remember(question);
            }
            core.settle(
              question.id,
              effect === "allow"
                ? {
                    sent: "accept",
                    result: { action: "allow", arguments: given, edited: false, ...chosen },
                  }
                : {
                    sent: "decline",
                    result: { action: "deny", reason: deniedByRule, stop: false, ...chosen },
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

/** Returns the facts of a call that rules are compared with. At the high risk a rule can only deny. */
function toolFacts({ request, detail }: ToolQuestion): KindFacts {
  const { name } = request.tool;
  const mayAllow = detail.risk.level !== "high" && isPlain(request.choices, "allow");
  return {
    subject: toolApprovalName,
    tool: name,
    isAboutTool: true,
    tools: [{ name, sha256: detail.digest }],
    arguments: marksOf(request),
    ...(detail.askEachTime && { asksEachTime: true as const }),
    ...(request.choices && { keepsOwnRules: true as const }),
    may: mayAllow ? ["allow", "deny"] : ["deny"],
  };
}

/** A call is compared with rules again and again. */
const known = new WeakMap<JsonObject, readonly ArgumentMark[]>();

function marksOf({ arguments: given }: ToolRequest): readonly ArgumentMark[] {
  const marks =
    known.get(given) ??
    Object.entries(given).map(([name, value]) => ({
      name,
      sha256: sha256(canonicalJson(value)),
      ...(typeof value === "string" && placeOf(value)),
    }));
  known.set(given, marks);
  return marks;
}

const aPath = /^(?:file:\/\/)?(?:\/|[a-z]:[\\/])/iu;
/** A path that means another one than it says lies within no folder. */
const misleading = /(?:^|[\\/])\.{1,2}(?:[\\/]|$)|%|\0/u;

function placeOf(text: string): Pick<ArgumentMark, "within" | "origin"> {
  if (/^https?:\/\//iu.test(text)) {
    const origin = URL.canParse(text) ? new URL(text).origin : "null";
    return origin === "null" ? {} : { origin: sha256(origin) };
  }
  if (!aPath.test(text) || misleading.test(text) || text.length > longestPath) return {};
  const folders: string[] = [];
  for (const { index } of text.matchAll(/[\\/]/gu)) folders.push(text.slice(0, index) || "/");
  const whole = text.replace(/[\\/]+$/u, "") || "/";
  return { within: [...new Set([...folders, whole])].map(sha256) };
}

const longestPath = 4_096;
