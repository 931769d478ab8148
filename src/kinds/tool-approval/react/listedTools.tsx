"use client";

import type { KindWordsProps, ListedKind, TogetherSummary } from "../../../react/kind.js";
import type { Finding } from "../../../safety/finding.js";
import { createMessagesHook } from "../../../ui/createMessagesHook.js";
import {
  isToolQuestion,
  type ToolQuestion,
  type ToolRiskCause,
  toolApprovalName,
} from "../core/toolCall.js";
import { isPlain } from "../core/toolChoices.js";
import { toolList } from "../messages/compiled/en/toolList.js";

const useToolListMessages = createMessagesHook("toolList", toolList);

/** The longest arguments that a list shows in full, in characters of JSON: longer ones open first. */
const longestShown = 500;

/** A tool call, in a list. */
export const listedTools: ListedKind = {
  name: toolApprovalName,
  summaryOf(question) {
    if (!isToolQuestion(question)) return undefined;
    const { tool, arguments: given, choices } = question.request;
    return {
      text: `${tool.title ?? tool.name} ${JSON.stringify(given)}`,
      ...(isPlain(choices, "deny") && { decline: { action: "deny" } }),
      cancel: { action: "cancel" },
      together: () => togetherTools(question),
      inspect: async () => question.detail.risk.causes.map(findingOf),
    };
  },
  Words: function ToolListWords({ children }: KindWordsProps) {
    const { request, ...facts } = useToolListMessages();
    return children({ request, facts });
  },
};

/** A cause of the high risk, as lists count dangers. */
function findingOf(cause: ToolRiskCause): Finding {
  const { code, argument } = { argument: undefined, ...cause };
  const path = argument === undefined ? ["tool"] : ["arguments", argument];
  return { code: `x-${code}`, severity: "danger", path, params: {} };
}

/** Several calls are allowed together only where the list shows all of each, and none has the high risk. */
function togetherTools({ id, request, detail }: ToolQuestion): TogetherSummary {
  const text = JSON.stringify(request.arguments);
  const isSafe = detail.risk.level !== "high" && !detail.askEachTime;
  const isShown = text.length <= longestShown && isSafe && isPlain(request.choices, "allow");
  return {
    facts: [
      { name: "tool", value: request.tool.name },
      { name: "arguments", value: text, isWhole: isShown },
    ],
    ...(isShown && { allow: { type: "settle", id, answer: { action: "allow" } } }),
    ...(isPlain(request.choices, "deny") && {
      deny: { type: "settle", id, answer: { action: "deny" } },
    }),
  };
}
