"use client";

import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useHost } from "../../hooks/useHost.js";

/** Shows sampling requests in dialogs; loaded with the first request, so that hosts without sampling do not carry it. */
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
  const [Prompt, setPrompt] = useState<ComponentType>();
  const isMissing = isAsked && !Prompt;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    import("./SamplingPrompt.js").then(
      ({ SamplingPrompt }) => {
        if (isCurrent) setPrompt(() => SamplingPrompt);
      },
      // Nothing shows the request then: as where no prompt is mounted, its server hears that nobody was there.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);

  return Prompt && <Prompt />;
}
