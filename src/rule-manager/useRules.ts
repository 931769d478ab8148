"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { Receipt } from "../host/command.js";
import type { Host } from "../host/host.js";
import type { LogEntry } from "../host/log/logEntry.js";
import type { Rule } from "../host/rule.js";
import { useHost } from "../react/useHost.js";
import { useHostValue } from "../react/useHostValue.js";
import type { Budget } from "../rules/budget.js";
import { decidedBy, previewRules, type RulesPreview } from "../rules/previewRules.js";
import type { RuleInput } from "../rules/ruleInput.js";
import type { RulesCommand } from "../rules/rulesCommand.js";
import { type RuleChange, type RuleProposal, rulesKey } from "../rules/rulesState.js";

/** A rule with what a person can do about it. */
export interface RuleView {
  readonly rule: Rule;
  /** Changes it; `null` takes a term away. */
  change(change: Extract<RulesCommand, { type: "rules/change" }>["change"]): Promise<Receipt>;
  /** Ends it for good; `undo` brings it back. */
  revoke(): Promise<Receipt>;
  /** The entries of the host's log that it decided, oldest first. */
  decided(): readonly LogEntry[];
}

/** Rules that another window proposes. */
export interface RuleProposalView extends RuleProposal {
  /** Makes them. */
  accept(): Promise<Receipt>;
  /** Makes none of them. */
  dismiss(): Promise<Receipt>;
}

/** The rules of a host, with what a person can do about them. */
export interface UseRulesResult {
  /** Whether the host has rules at all. */
  readonly isAvailable: boolean;
  /** Oldest first. */
  readonly rules: readonly RuleView[];
  /** Whether no rule decides anything. */
  readonly isStopped: boolean;
  /** The limits of what servers may use. */
  readonly budgets: readonly Budget[];
  /** The rules that other windows propose, oldest first. */
  readonly proposals: readonly RuleProposalView[];
  /** The change that `undo` takes back; undefined where there is none. */
  readonly lastChange: RuleChange | undefined;
  /** The number of stored rules that could not be read. */
  readonly unreadable: number;
  /** Whether rules outlive the host. */
  readonly isStored: boolean;
  /** Makes rules; all of them, or none. */
  add(rules: readonly RuleInput[]): Promise<Receipt>;
  /** Stops all rules, or lets them decide again. */
  stop(stopped: boolean): Promise<Receipt>;
  /** Takes the last change back. */
  undo(): Promise<Receipt>;
  /** Sets a budget. */
  setBudget(budget: Budget): Promise<Receipt>;
  /** Takes the budget of a server away, or the one for each other server. */
  removeBudget(server?: string): Promise<Receipt>;
  /** Looks which of the last requests in the host's log some rules would have decided. */
  preview(rules: readonly RuleInput[]): RulesPreview;
}

const noLog: readonly LogEntry[] = [];

/** Reads and changes the rules that decide in place of the person, and what each decided. */
export function useRules(): UseRulesResult {
  const host = useHost();
  const state = useHostValue(rulesKey);
  const log = useSyncExternalStore(
    host.subscribe,
    () => host.getState().log,
    () => noLog,
  );
  return useMemo(() => {
    const send = (command: RulesCommand) => host.send(command);
    const lastChange = state?.changes.at(-1);
    return {
      isAvailable: state !== undefined,
      rules: (state?.rules ?? []).map((rule) => viewRule(host, rule, log)),
      isStopped: state?.isStopped ?? false,
      budgets: state?.budgets ?? [],
      proposals: (state?.proposals ?? []).map((proposal) => ({
        ...proposal,
        accept: () => send({ type: "rules/accept", proposal: proposal.id }),
        dismiss: () => send({ type: "rules/dismiss", proposal: proposal.id }),
      })),
      lastChange,
      unreadable: state?.unreadable ?? 0,
      isStored: state?.isStored ?? false,
      add: (rules) => send({ type: "rules/add", rules }),
      stop: (stopped) => send({ type: "rules/stop", stopped }),
      undo: () => send({ type: "rules/undo", change: lastChange?.id ?? "" }),
      setBudget: (budget) => send({ type: "rules/budget", budget }),
      removeBudget: (server) =>
        send({ type: "rules/budget", budget: null, ...(server !== undefined && { server }) }),
      preview: (rules) => previewRules(rules, log),
    } satisfies UseRulesResult;
  }, [host, state, log]);
}

function viewRule(host: Host, rule: Rule, log: readonly LogEntry[]): RuleView {
  const { id } = rule;
  return {
    rule,
    change: (change) => host.send({ type: "rules/change", rule: id, change }),
    revoke: () => host.send({ type: "rules/remove", rule: id }),
    decided: () => decidedBy(log, id),
  };
}
