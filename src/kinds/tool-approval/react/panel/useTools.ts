"use client";

import { useMemo } from "react";
import type { Receipt } from "../../../../host/command.js";
import type { Host } from "../../../../host/host.js";
import { useHost } from "../../../../react/useHost.js";
import { useHostValue } from "../../../../react/useHostValue.js";
import type { RuleInput } from "../../../../rules/ruleInput.js";
import { type RulesState, rulesKey } from "../../../../rules/rulesState.js";
import { toolApprovalName } from "../../core/toolCall.js";
import { type ToolClaims, toolClaims } from "../../core/toolClaims.js";
import { type KnownTool, type ToolRun, toolsKey } from "../../core/toolsState.js";

/** The mode of a tool: ask, allow, or deny. Each `allow` covers any arguments of the tool as it is now. */
export type ToolMode = "ask" | "allow" | "allowSession" | "deny";

/** A tool that the host knows, with what the user can set. */
export interface ToolSetting extends KnownTool {
  /** The server's claims about the tool. */
  readonly claims: ToolClaims;
  /** The mode that the user's rules about only this tool amount to; undefined if they amount to none. */
  readonly mode: ToolMode | undefined;
  /** Offers the tool to assistants, or keeps it from them. */
  setOff(off: boolean): Promise<Receipt>;
  /** Replaces the rules about just this tool; absent in a host without rules. */
  readonly setMode?: (mode: ToolMode) => Promise<Receipt>;
}

/** The tools of all servers, and their latest runs. */
export interface UseToolsResult {
  /** The tools that servers listed or assistants wanted to run, by server. */
  readonly tools: readonly ToolSetting[];
  /** Oldest first. */
  readonly runs: readonly ToolRun[];
}

/** Returns the tools that the host knows, with what the user can set, and the latest runs. */
export function useTools(): UseToolsResult {
  const host = useHost();
  const state = useHostValue(toolsKey);
  const rules = useHostValue(rulesKey);
  return useMemo(
    () => ({
      tools: (state?.tools ?? []).map((tool) => settingOf(host, tool, rules)),
      runs: state?.runs ?? [],
    }),
    [host, state, rules],
  );
}

function settingOf(host: Host, tool: KnownTool, rules: RulesState | undefined): ToolSetting {
  const { session, definition } = tool;
  const about = (rules?.rules ?? []).filter(
    (rule) =>
      rule.subject === toolApprovalName &&
      rule.server === session &&
      rule.tool === definition.name &&
      rule.arguments === "any",
  );
  const [only, ...more] = about;
  const setMode = async (mode: ToolMode): Promise<Receipt> => {
    let receipt: Receipt = { done: true };
    for (const { id } of about) receipt = await host.send({ type: "rules/remove", rule: id });
    if (mode === "ask" || !receipt.done) return receipt;
    return host.send({ type: "rules/add", rules: [ruleFor(tool, mode)] });
  };
  return {
    ...tool,
    claims: toolClaims(definition),
    mode: more.length > 0 ? undefined : modeOf(only),
    setOff: (off) =>
      host.send({ type: "tool-approval/switch", session, tool: definition.name, off }),
    ...(rules && { setMode }),
  };
}

function modeOf(rule: RulesState["rules"][number] | undefined): ToolMode | undefined {
  if (!rule || rule.paused || rule.effect === "ask") return rule?.paused ? undefined : "ask";
  if (rule.effect === "deny") return "deny";
  return rule.expires === "session" ? "allowSession" : "allow";
}

function ruleFor(
  { session, definition: { name }, digest }: KnownTool,
  mode: Exclude<ToolMode, "ask">,
): RuleInput {
  const about = {
    subject: toolApprovalName,
    server: session,
    tool: name,
    arguments: "any",
  } as const;
  if (mode === "deny") return { ...about, effect: "deny", expires: "never" };
  return {
    ...about,
    effect: "allow",
    tools: [{ name, sha256: digest }],
    expires: mode === "allow" ? "never" : "session",
  };
}
