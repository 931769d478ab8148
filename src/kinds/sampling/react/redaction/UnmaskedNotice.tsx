"use client";

import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { noRedaction } from "../../core/redact/samplingRedaction.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingRedactionMessages } from "./useSamplingRedactionMessages.js";

/** Warns that a text looks private in a host that masks nothing. Renders a `<section>` element, or nothing. */
export function UnmaskedNotice(props: Omit<ComponentProps<"section">, "children">): ReactNode {
  const words = useSamplingRedactionMessages();
  const { stage, detail, request } = useSamplingContext().sampling;
  const isReview = stage === "request-review" || stage === "response-review";
  const response = stage === "response-review" ? detail.response?.result.content : undefined;
  const count = usePrivateCount(isReview && !detail.redaction ? (response ?? request) : undefined);
  if (count === 0) return null;
  const own = { className: "mcp-notice", "data-tone": "warning" };
  return (
    <section {...mergeProps(own, props)}>
      <p className="mcp-sampling-heading">{words.found({ count })}</p>
      <p role="status" className="mcp-notice-text">
        {words.notMasked}
      </p>
    </section>
  );
}

/** Returns how many values look private; 0 until that is known. */
function usePrivateCount(value: unknown): number {
  const [known, setKnown] = useState<{ readonly of: unknown; readonly count: number }>();
  useEffect(() => {
    if (value === undefined) return undefined;
    let isCurrent = true;
    const inspect = async () => {
      const { createRedactor } = await import("../../core/redact/createRedactor.js");
      const { values } = await createRedactor({}).inspect(value, noRedaction);
      if (isCurrent) setKnown({ of: value, count: values.length });
    };
    // The findings beside this say that the page could not load what inspects.
    inspect().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return known?.of === value ? (known?.count ?? 0) : 0;
}
