"use client";

import { type ComponentType, type ReactNode, useSyncExternalStore } from "react";
import { createChunk } from "../../hooks/chunk/createChunk.js";
import { useChunk } from "../../hooks/chunk/useChunk.js";
import { useHost } from "../../hooks/useHost.js";

const prompt = createChunk<ComponentType>(
  async () => (await import("./SamplingPrompt.js")).SamplingPrompt,
);

/**
 * Shows sampling requests in dialogs; loaded with the first request, so that hosts without sampling do not carry it.
 * Where that fails nothing shows the request, as where no prompt is mounted: its server hears that nobody was there.
 */
export function LazySamplingPrompt(): ReactNode {
  const host = useHost();
  const isAsked = useSyncExternalStore(
    host.subscribe,
    () => {
      const { open, settled } = host.getState();
      return [...open, ...settled].some(
        ({ kind, phase, lingering }) => kind === "sampling" && (phase === "open" || lingering),
      );
    },
    () => false,
  );
  return isAsked || prompt.getState().status === "loaded" ? <LoadedPrompt /> : null;
}

function LoadedPrompt(): ReactNode {
  const chunk = useChunk(prompt);
  return chunk.status === "loaded" && <chunk.value />;
}
