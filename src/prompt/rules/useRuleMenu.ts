"use client";

import type { Question } from "../../host/question.js";
import type { RuleFacts } from "../../host/ruling.js";
import { type Chunk, createChunk } from "../../react/chunk/createChunk.js";
import { useChunk } from "../../react/chunk/useChunk.js";
import { useHostValue } from "../../react/useHostValue.js";
import { rulesKey } from "../../rules/rulesState.js";

type RuleMenuParts = typeof import("./ruleMenu.js");

/** The parts that make rules from a question. */
export interface RuleMenu {
  readonly parts: RuleMenuParts;
  /** The facts of the question that rules are compared with now. */
  readonly facts: RuleFacts;
}

/** Loaded where a host has rules: others need not carry it. */
const ruleMenu: Chunk<RuleMenuParts> = createChunk(() => import("./ruleMenu.js"));

/** Returns the parts that make rules from a question, once they are loaded; undefined where no rule could be about it. */
export function useRuleMenu({
  facts: known,
  phase,
}: Pick<Question, "facts" | "phase">): RuleMenu | undefined {
  const facts = known?.at(-1);
  const isWanted = useHostValue(rulesKey) !== undefined && facts !== undefined && phase === "open";
  const state = useChunk(ruleMenu, isWanted);
  return isWanted && state.status === "loaded" ? { parts: state.value, facts } : undefined;
}
