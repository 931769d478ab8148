"use client";

import type { ReactNode } from "react";
import { createChunk } from "../../react/chunk/createChunk.js";
import { useChunk } from "../../react/chunk/useChunk.js";
import { Button } from "../../ui/Button.js";
import type { FindingsProps } from "../../ui/findings/Findings.js";
import type { FindingTextProps } from "../../ui/findings/FindingText.js";
import { useMessages } from "../../ui/useMessages.js";

const later = createChunk(() => import("../formLater.js"));

/** The props of `LazyFindings`. */
export interface LazyFindingsProps extends FindingsProps {
  /** Inspects once more what could not be inspected. */
  readonly onRetry?: (() => void) | undefined;
}

/** Findings in plain words; loaded once there are any. Where that fails, it says that there are. */
export function LazyFindings({ onRetry, ...props }: LazyFindingsProps): ReactNode {
  const state = useChunk(later);
  if (state.status === "loading") return null;
  if (state.status === "loaded")
    return (
      <>
        <state.value.Findings {...props} />
        {onRetry && <Retry onRetry={onRetry} />}
      </>
    );
  const retry = () => {
    later.load();
    onRetry?.();
  };
  return (
    <section className="mcp-findings" data-severity="danger">
      <Suspicious onRetry={retry} />
    </section>
  );
}

/** The findings about one thing, in one text; loaded and replaced in the same way. */
export function LazyFindingText(props: FindingTextProps): ReactNode {
  const state = useChunk(later);
  if (state.status === "loaded") return <state.value.FindingText {...props} />;
  return state.status === "failed" && <Suspicious onRetry={later.load} />;
}

function Suspicious({ onRetry }: { onRetry: () => void }) {
  const { form } = useMessages();
  return (
    <>
      {form.suspicious} <Retry onRetry={onRetry} />
    </>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const { prompt } = useMessages();
  return (
    <Button weight="quiet" onClick={onRetry}>
      {prompt.loadAgain}
    </Button>
  );
}
