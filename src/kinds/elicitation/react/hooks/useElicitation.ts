"use client";

import { useEffect, useMemo, useState } from "react";
import type { Surface } from "../../../../host/surface.js";
import type { QuestionFilter } from "../../../../react/createQuestionsStore.js";
import { useClaimedQuestions } from "../../../../react/useQuestions.js";
import type {
  FormElicitation,
  OpenElicitationView,
  SettledElicitation,
  UrlElicitation,
} from "./elicitationView.js";
import { useElicitationLists } from "./useElicitations.js";

/** The elicitations that a component claims. */
export interface UseElicitationOptions extends QuestionFilter {
  /** Claims forms or pages only; the others go to the next place. @default both */
  readonly mode?: "form" | "url" | undefined;
  /** Whether the component draws in the page or in a dialog of its own. A window shows one dialog at a time. @default "inline" */
  readonly surface?: Surface["kind"] | undefined;
}

/** The elicitation to show here. */
export interface UseElicitationResult<Open extends OpenElicitationView = OpenElicitationView> {
  /** The elicitation that waits for the user here. */
  readonly current: Open | undefined;
  /** The elicitation that ended here without the user, or whose page they visit, until `dismiss` hides it. */
  readonly ended: SettledElicitation | undefined;
}

/** The time that a component has to draw a question, in milliseconds. */
const drawWithin = 2_000;

/**
 * Claims elicitations while it is mounted, and returns the one to show. No dialog shows what it claims. A question goes to the
 * next place if this component reads neither its `message` nor an action within two seconds: then it draws nothing.
 * @param options The surface, and which questions it claims.
 */
export function useElicitation(
  options: UseElicitationOptions & { readonly mode: "form" },
): UseElicitationResult<FormElicitation>;
/** Claims pages to visit only. */
export function useElicitation(
  options: UseElicitationOptions & { readonly mode: "url" },
): UseElicitationResult<UrlElicitation>;
/** Claims forms and pages to visit. */
export function useElicitation(options?: UseElicitationOptions): UseElicitationResult;
export function useElicitation({
  surface = "inline",
  ...claim
}: UseElicitationOptions = {}): UseElicitationResult {
  const { current, ended, pass } = useClaimedQuestions("elicitation", { ...claim, surface });
  const { view } = useElicitationLists();
  const [drawn] = useState(() => new Set<string>());
  const claimed = useMemo(() => {
    const seen = current && view(current);
    if (!seen || seen.mode === "settled") return undefined;
    return noteDrawn(seen, () => drawn.add(seen.id));
  }, [view, current, drawn]);

  const id = claimed?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => drawn.has(id) || pass(id), drawWithin);
    return () => clearTimeout(timer);
  }, [id, drawn, pass]);

  return useMemo(() => {
    const last = ended && view(ended);
    return { current: claimed, ended: last?.mode === "settled" ? last : undefined };
  }, [view, claimed, ended]);
}

/** The members that a component reads before it decides what to draw. */
const early: ReadonlySet<string> = new Set(["id", "mode", "status", "server", "deadline"]);

/** Returns a copy of a view that calls `drawn` when a component reads its message, its content, or an action. */
function noteDrawn(view: OpenElicitationView, drawn: () => void): OpenElicitationView {
  const noted = { ...view };
  for (const [name, value] of Object.entries(view)) {
    if (early.has(name)) continue;
    Object.defineProperty(noted, name, {
      enumerable: true,
      get() {
        drawn();
        return value;
      },
    });
  }
  return noted;
}
