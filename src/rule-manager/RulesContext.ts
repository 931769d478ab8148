"use client";

import { createContext, useContext } from "react";
import type { Act } from "./act.js";
import type { UseRulesResult } from "./useRules.js";

/** Data that the parts of `RulesManager` share. */
export interface RulesContextValue {
  readonly rules: UseRulesResult;
  /** Carries out what a person wants. */
  readonly act: Act;
  /** Whether the last that a person wanted did not work. */
  readonly hasFailed: boolean;
  /** The id of the title. */
  readonly titleId: string;
  /** Names the rules: by the title, or by what the app calls them. */
  readonly named: { readonly "aria-label": string } | { readonly "aria-labelledby": string };
}

export const RulesContext: React.Context<RulesContextValue | undefined> = createContext<
  RulesContextValue | undefined
>(undefined);

/** Reads the rules that a part is about. Throws outside of a `RulesManager`. */
export function useRulesContext(): RulesContextValue {
  const context = useContext(RulesContext);
  if (!context)
    throw new Error(
      "A part of Rules was used outside a RulesManager, so there are no rules that it is about. " +
        "Write it among the children of <RulesManager>.",
    );
  return context;
}
