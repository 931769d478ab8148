"use client";

import { useState } from "react";
import { useHostValue } from "../../react/useHostValue.js";
import { type RuleChange, rulesKey } from "../../rules/rulesState.js";

/** Rules that were made while somebody looks. */
export interface NewRules {
  /** The changes that made them, all at once. */
  readonly made: readonly RuleChange[];
  /** Leaves them to themselves. */
  readonly dismiss: () => void;
}

/** Returns the rules that were made last since the component appeared, until they are dismissed or something else changes. */
export function useNewRules(): NewRules | undefined {
  const changes = useHostValue(rulesKey)?.changes ?? [];
  const last = changes.at(-1);
  const [seen, setSeen] = useState(last?.id);
  if (!last || last.id === seen || last.type !== "added") return undefined;
  return {
    made: changes.filter(({ type, at }) => type === "added" && at === last.at),
    dismiss: () => setSeen(last.id),
  };
}
