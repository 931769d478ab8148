"use client";

import { useId } from "react";
import { useLeaving } from "../../hooks/useLeaving.js";
import { type PressGuard, usePressGuard } from "../../hooks/usePressGuard.js";
import type { ElicitationView } from "../../hooks/viewElicitation.js";
import type { ElicitationContextValue } from "./ElicitationContext.js";

/** What a prompt or card needs to show one elicitation: what its parts share, and the guard against accidents. */
export function useElicitationSurface(
  elicitation: ElicitationView,
  waiting: number,
  surface: ElicitationContextValue["surface"],
): { readonly context: ElicitationContextValue; readonly guard: PressGuard } {
  const domId = useId();
  const leaving = useLeaving(elicitation);
  const guard = usePressGuard(`${elicitation.id} ${elicitation.phase}`);
  return { context: { elicitation, leaving, waiting, surface, domId }, guard };
}
