"use client";

import type { ComponentType, ReactNode } from "react";
import { type Chunk, createChunk } from "../../react/chunk/createChunk.js";
import { useChunk } from "../../react/chunk/useChunk.js";
import { useHostValue } from "../../react/useHostValue.js";
import { rulesKey } from "../../rules/rulesState.js";

const notice: Chunk<{ readonly RuleBar: ComponentType }> = createChunk(
  () => import("./RuleBar.js"),
);

/** Tells that a rule was made, in a host that has rules: others need not carry how. */
export function LazyRuleBar(): ReactNode {
  const hasRules = useHostValue(rulesKey) !== undefined;
  const state = useChunk(notice, hasRules);
  return hasRules && state.status === "loaded" ? <state.value.RuleBar /> : null;
}
