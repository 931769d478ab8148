"use client";

import { type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";
import { useHostSettings } from "../../react/HostContext.js";
import { useHostValue } from "../../react/useHostValue.js";
import { type RuleChange, rulesKey, ruleUseKey } from "../../rules/rulesState.js";
import { Button } from "../../ui/Button.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useSurfaceAttributes } from "../../ui/useSurfaceAttributes.js";
import { BarsContext } from "../BarsContext.js";
import { useRulesMessages } from "./useRulesMessages.js";

/** Tells in a bar that rules were made and what the first has decided since, and takes them back. Renders a `<section>` element, or nothing. */
export function RuleNotice(): ReactNode {
  const changes = useHostValue(rulesKey)?.changes ?? [];
  const last = changes.at(-1);
  const [seen, setSeen] = useState(last?.id);
  if (!last || last.id === seen || last.type !== "added") return null;
  const made = changes.filter(({ type, at }) => type === "added" && at === last.at);
  return <MadeRules key={last.id} made={made} onDismiss={() => setSeen(last.id)} />;
}

/** The props of `MadeRules`. */
interface MadeRulesProps {
  /** The changes that made them, all at once. */
  readonly made: readonly RuleChange[];
  readonly onDismiss: () => void;
}

function MadeRules({ made, onDismiss }: MadeRulesProps): ReactNode {
  const words = useRulesMessages();
  const visible = useVisibleText();
  const attributes = useSurfaceAttributes();
  const bars = useContext(BarsContext);
  const { host, container } = useHostSettings();
  const rule = made[0]?.after;
  const count = useHostValue(ruleUseKey(rule?.id ?? ""))?.total ?? 0;
  const text = words.made({ rule: visible(rule?.name ?? ""), count });
  const undo = async () => {
    for (const { id } of made.toReversed()) await host.send({ type: "rules/undo", change: id });
    onDismiss();
  };
  return createPortal(
    <section {...attributes} className="mcp-bar" aria-label={words.title}>
      <div className="mcp-bar-row">
        <p role="status" className="mcp-bar-text">
          {text}
        </p>
        <span className="mcp-bar-actions">
          <Button weight="quiet" onClick={onDismiss}>
            {words.dismiss}
          </Button>
          <Button onClick={() => void undo()}>{words.undo}</Button>
        </span>
      </div>
    </section>,
    bars ?? container ?? document.body,
  );
}
