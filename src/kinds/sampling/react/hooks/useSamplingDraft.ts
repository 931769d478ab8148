"use client";

import { useEffect, useState } from "react";
import { useHost } from "../../../../react/useHost.js";
import { createSamplingDraft, type SamplingDraft } from "./createSamplingDraft.js";
import type { SamplingView } from "./samplingView.js";

/**
 * Makes the draft of one sampling request: what the person changes of the request, its model and its response, restored
 * and kept in the host until it is used. It renders nothing again; what shows a part of the draft listens for itself.
 */
export function useSamplingDraft(view: SamplingView): SamplingDraft {
  const host = useHost();
  const [held, hold] = useState(() => ({ host, draft: createSamplingDraft(host, view) }));
  let { draft } = held;
  if (held.host !== host || draft.id !== view.id) {
    draft = createSamplingDraft(host, view);
    hold({ host, draft });
  }
  useEffect(() => draft.keep(), [draft]);
  return draft;
}
