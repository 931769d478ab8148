"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "../../../../ui/Button.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useSamplingContext } from "../SamplingContext.js";
import { RedactionChoice } from "./RedactionChoice.js";
import { useInspectedDraft } from "./useInspectedDraft.js";
import { usePresentValues } from "./usePresentValues.js";
import { useSamplingRedactionMessages } from "./useSamplingRedactionMessages.js";

/** Shows what looks private in a text that would leave, with what a person can do about it. Renders a `<section>` element, or nothing if nothing does. */
export function RedactionRow(props: Omit<ComponentProps<"section">, "children">): ReactNode {
  const words = useSamplingRedactionMessages();
  const { sampling } = useSamplingContext();
  const [isChoosing, setChoosing] = useState(false);
  const heading = useId();
  const { values, kept, unread } = usePresentValues();
  useInspectedDraft();
  const redact = "redact" in sampling ? sampling.redact : undefined;
  if (!redact || (values.length === 0 && unread.length === 0)) return null;
  const keptHere = values.filter(({ placeholder }) => kept.has(placeholder)).length;
  const keep = (placeholders: readonly string[]) => void redact({ keep: placeholders });
  const state = () => {
    if (keptHere === 0) return words.allMasked;
    return keptHere === values.length ? words.allKept : words.someKept({ count: keptHere });
  };
  const labelled = values.length > 0 ? { role: "group", "aria-labelledby": heading } : {};
  return (
    <section {...mergeProps({ ...labelled, className: "mcp-redactions" }, props)}>
      {values.length > 0 && (
        <>
          <p id={heading} className="mcp-sampling-heading">
            {words.found({ count: values.length })}
          </p>
          <p role="status" className="mcp-step-hint">
            {state()}
          </p>
          <div className="mcp-redactions-actions">
            <Button weight="quiet" onClick={() => keep([])}>
              {words.maskAll}
            </Button>
            <Button
              weight="quiet"
              onClick={() => keep(values.map(({ placeholder }) => placeholder))}
            >
              {words.keepAll}
            </Button>
            <Button
              weight="quiet"
              aria-expanded={isChoosing}
              onClick={() => setChoosing(!isChoosing)}
            >
              {words.choose}
            </Button>
          </div>
          {isChoosing && <RedactionChoice values={values} kept={kept} onKeptChange={keep} />}
        </>
      )}
      {unread.length > 0 && <p className="mcp-step-hint">{words.unread}</p>}
    </section>
  );
}
