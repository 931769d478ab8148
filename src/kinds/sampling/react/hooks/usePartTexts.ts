"use client";

import { useMemo } from "react";
import type { RequestPart } from "../../core/edit/requestEdits.js";
import { textOfPart } from "../../core/edit/textOfPart.js";
import type { SamplingQuestion } from "../../core/samplingQuestion.js";
import type { SamplingDraft } from "./createSamplingDraft.js";
import { useRequestPart } from "./useRequestPart.js";

/** One part of a request as two texts: as the server asked it, and as the person wants it. */
export function usePartTexts(
  { request }: SamplingQuestion,
  draft: SamplingDraft,
  part: RequestPart,
): { readonly before: string; readonly after: string } {
  const now = useRequestPart(draft, part);
  const before = useMemo(() => textOfPart(request, part), [request, part]);
  const after = useMemo(() => textOfPart({ ...request, [part]: now }, part), [request, part, now]);
  return { before, after };
}
