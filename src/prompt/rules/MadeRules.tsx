"use client";

import type { ComponentProps, ReactNode } from "react";
import { useHost } from "../../react/useHost.js";
import { useHostValue } from "../../react/useHostValue.js";
import { ruleUseKey } from "../../rules/rulesState.js";
import { Button } from "../../ui/Button.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useSurfaceAttributes } from "../../ui/useSurfaceAttributes.js";
import type { NewRules } from "./useNewRules.js";
import { useRulesMessages } from "./useRulesMessages.js";

/** The props of `MadeRules`. */
export interface MadeRulesProps extends Omit<ComponentProps<"section">, "children"> {
  readonly rules: NewRules;
}

/** Tells what rules were made and what the first has decided since, and takes them back. Renders a `<section>` element. */
export function MadeRules({ rules: { made, dismiss }, ...props }: MadeRulesProps): ReactNode {
  const words = useRulesMessages();
  const visible = useVisibleText();
  const attributes = useSurfaceAttributes();
  const host = useHost();
  const rule = made[0]?.after;
  const count = useHostValue(ruleUseKey(rule?.id ?? ""))?.total ?? 0;
  const undo = async () => {
    for (const { id } of made.toReversed()) await host.send({ type: "rules/undo", change: id });
    dismiss();
  };
  return (
    <section {...mergeProps({ ...attributes, "aria-label": words.title }, props)}>
      <div className="mcp-bar-row">
        <p role="status" className="mcp-bar-text">
          {words.made({ rule: visible(rule?.name ?? ""), count })}
        </p>
        <span className="mcp-bar-actions">
          <Button weight="quiet" onClick={dismiss}>
            {words.dismiss}
          </Button>
          <Button onClick={() => void undo()}>{words.undo}</Button>
        </span>
      </div>
    </section>
  );
}
