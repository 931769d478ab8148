"use client";

import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useHost } from "../../hooks/useHost.js";

/** The props of `LazyPrompt`. */
export interface LazyPromptProps {
  /** The slice whose questions it shows. */
  readonly kind: string;
  /** Loads what shows them. Keep it stable. */
  readonly load: () => Promise<ComponentType>;
}

/** Shows the questions of one slice in dialogs; loaded with the first of them, so that hosts without the slice do not carry it. */
export function LazyPrompt({ kind, load }: LazyPromptProps): ReactNode {
  const host = useHost();
  const newest = useSyncExternalStore(
    host.subscribe,
    () => {
      const { open, settled } = host.getState();
      const isShown = (question: (typeof open)[number]) =>
        question.kind === kind && (question.phase === "open" || question.lingering);
      return (open.findLast(isShown) ?? settled.findLast(isShown))?.id;
    },
    () => undefined,
  );
  const [Prompt, setPrompt] = useState<ComponentType>();
  const missing = Prompt ? undefined : newest;

  useEffect(() => {
    if (missing === undefined) return;
    let isCurrent = true;
    const show = async () => {
      const loaded = await load();
      if (isCurrent) setPrompt(() => loaded);
    };
    // Nothing shows the question then: as where no prompt is mounted, its server hears that nobody was there. The next one tries again.
    show().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [missing, load]);

  return Prompt && <Prompt />;
}
