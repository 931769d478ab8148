"use client";

import { useMemo } from "react";
import { createFindKnown } from "../../../../safety/redaction/findKnown.js";
import { noRedaction, type UnreadKind } from "../../core/redact/samplingRedaction.js";
import { textsWithin } from "../../core/redact/textsWithin.js";
import { useResponseDraft } from "../hooks/useResponseDraft.js";
import { useSamplingContext } from "../SamplingContext.js";
import type { MarkedValues } from "./RedactionContext.js";

/** The values that look private in what would leave now, and the parts that cannot be looked into. */
export interface PresentValues extends MarkedValues {
  readonly unread: readonly UnreadKind[];
}

/** Returns what looks private in the request, or in the response where that is under review, as the person wants it. */
export function usePresentValues(): PresentValues {
  const { sampling, draft } = useSamplingContext();
  const { content } = useResponseDraft(sampling, draft);
  const { redaction = noRedaction } = sampling.detail;
  const { values, keptForModel, keptForServer, unread } = redaction;
  const isResponse = sampling.stage === "response-review";
  return useMemo(() => {
    if (!isResponse) return { values, kept: new Set(keptForModel), unread };
    const find = createFindKnown(values);
    const present = new Set(
      textsWithin(content).flatMap(({ text }) => find(text).map(({ value }) => value)),
    );
    const seen = values.filter((value) => present.has(value));
    return { values: seen, kept: new Set(keptForServer), unread: [] };
  }, [isResponse, values, keptForModel, keptForServer, unread, content]);
}
