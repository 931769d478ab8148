import "../kinds/sampling/react/warm.js";
import "../../src/prompt/rules/ruleMenu.js";
import "../../src/prompt/rules/RuleBar.js";
import { HostPrompts } from "mcp-host-ui";
import { createDecisionLog } from "mcp-host-ui/host";
import { createRules, type RulesOptions } from "mcp-host-ui/rules";
import { RulesManager } from "mcp-host-ui/rules-manager";
import type { ReactNode } from "react";
import { analysis } from "../kinds/sampling/core/flights.js";
import { renderSampling } from "../kinds/sampling/react/renderSampling.js";

/** A request for an answer about a city. */
export const about = (text: string, params: object = {}): object => ({
  ...analysis,
  ...params,
  messages: [{ role: "user", content: { type: "text", text } }],
});

/** A host with rules that can sample, its prompts, and the settings of its rules. */
export const renderRules = (
  ui: ReactNode = (
    <>
      <HostPrompts />
      <RulesManager />
    </>
  ),
  options: RulesOptions = {},
  reviewResponse = false,
): ReturnType<typeof renderSampling> =>
  renderSampling({
    ui,
    sampling: { reviewResponse },
    hostOptions: {
      storage: false,
      log: createDecisionLog(),
      unattendedAfter: Number.POSITIVE_INFINITY,
      rules: createRules(options),
    },
  });
