"use client";

import { createContext, useContext } from "react";
import type { PressGuard } from "../../../../prompt/press/createPressGuard.js";
import type { ManualRootView } from "../hooks/rootsView.js";
import type { UseRootsResult } from "../hooks/useRoots.js";

/** A root that was taken away, with what brings it back. */
export interface RemovedRoot {
  readonly root: ManualRootView;
  /** Where it was in the list, counted from 0. */
  readonly place: number;
}

/** Data that the parts of a manager share. */
export interface RootsContextValue {
  readonly roots: Omit<UseRootsResult, "request">;
  /** The root removed last, until it is brought back or dismissed. */
  readonly removed: RemovedRoot | undefined;
  /** Remembers what was taken away; undefined forgets it. */
  readonly setRemoved: (removed: RemovedRoot | undefined) => void;
  /** Announces something to people who do not see the list. */
  readonly announce: (sentence: string) => void;
  /** Takes nothing that gives servers more while something covers the manager. */
  readonly guard: PressGuard;
  /** Starts the ids of the manager's elements. */
  readonly domId: string;
  /** Focuses the manager's element with this id. */
  readonly focus: (id: string) => void;
}

export const RootsContext: React.Context<RootsContextValue | undefined> = createContext<
  RootsContextValue | undefined
>(undefined);

/** Reads the manager that a part belongs to. Throws outside of a `RootsManager.Root`. */
export function useRootsContext(): RootsContextValue {
  const context = useContext(RootsContext);
  if (!context)
    throw new Error(
      "A part of RootsManager was used outside a manager, so there is no list that it is about. " +
        "Write it among the children of <RootsManager.Root>.",
    );
  return context;
}
