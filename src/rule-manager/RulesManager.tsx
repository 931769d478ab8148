"use client";

import { type ComponentProps, type ReactNode, useId, useMemo, useState } from "react";
import type { Receipt } from "../host/command.js";
import { CoverNotice } from "../prompt/frame/CoverNotice.js";
import { useCoverGuard } from "../prompt/usePressGuard.js";
import { mergeProps } from "../ui/mergeProps.js";
import { useRefs } from "../ui/useRefs.js";
import { useSurfaceAttributes } from "../ui/useSurfaceAttributes.js";
import { RulesBudgets } from "./RulesBudgets.js";
import { RulesContext } from "./RulesContext.js";
import { RulesEmpty } from "./RulesEmpty.js";
import { RulesFailure } from "./RulesFailure.js";
import { RulesList } from "./RulesList.js";
import { RulesProposals } from "./RulesProposals.js";
import { RulesStop } from "./RulesStop.js";
import { RulesStorageNote } from "./RulesStorageNote.js";
import { RulesTitle } from "./RulesTitle.js";
import { RulesUndo } from "./RulesUndo.js";
import { useRules } from "./useRules.js";

/** The props of `RulesManager`. */
export type RulesManagerProps = ComponentProps<"section">;

/**
 * The rules that decide in place of the person, for a page of settings: what each does and has decided, pausing, changing
 * and revoking one, a switch that stops them all, and limits of what servers may use. Children of your own, `Rules.*`
 * parts among them, replace what it holds. Renders a `<section>` element, or nothing if the host has no rules.
 */
export function RulesManager({
  ref,
  children,
  "aria-label": label,
  ...props
}: RulesManagerProps): ReactNode {
  const attributes = useSurfaceAttributes();
  const rules = useRules();
  const [hasFailed, setFailed] = useState(false);
  const titleId = useId();
  const guard = useCoverGuard(titleId);
  const refs = useRefs(guard.attach, ref);
  const context = useMemo(
    () => ({
      rules,
      act: async (receipt: Promise<Receipt>) => setFailed(!(await receipt).done),
      hasFailed,
      titleId,
      named: label === undefined ? { "aria-labelledby": titleId } : { "aria-label": label },
    }),
    [rules, hasFailed, titleId, label],
  );
  if (!rules.isAvailable) return null;
  const own = { ...attributes, ...context.named, className: "mcp-rules" };
  return (
    <RulesContext.Provider value={context}>
      <section {...mergeProps(mergeProps(own, props), guard.props)} ref={refs}>
        {children ?? (
          <>
            <RulesTitle />
            <RulesStop />
            <RulesFailure />
            <RulesUndo />
            <RulesProposals />
            <RulesEmpty />
            <RulesList />
            <RulesStorageNote />
            <RulesBudgets />
          </>
        )}
        <CoverNotice guard={guard} />
      </section>
    </RulesContext.Provider>
  );
}
