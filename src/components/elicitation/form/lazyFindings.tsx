"use client";

import type { ReactNode } from "react";
import { createChunk } from "../../../hooks/chunk/createChunk.js";
import { useChunk } from "../../../hooks/chunk/useChunk.js";
import type { FindingsProps } from "../../safety/Findings.js";
import type { FindingTextProps } from "../../safety/FindingText.js";
import { Button } from "../../shared/Button.js";
import { useMessages } from "../../shared/useMessages.js";

const list = createChunk(() => import("../../safety/Findings.js"));
const text = createChunk(() => import("../../safety/FindingText.js"));

/** The props of `LazyFindings`. */
export interface LazyFindingsProps extends FindingsProps {
  /** Inspects once more what could not be inspected. */
  readonly onRetry?: (() => void) | undefined;
}

/** Findings in plain words; loaded once there are any. Where that fails, it says that there are. */
export function LazyFindings({ onRetry, ...props }: LazyFindingsProps): ReactNode {
  const state = useChunk(list);
  if (state.status === "loading") return null;
  if (state.status === "loaded")
    return (
      <>
        <state.value.Findings {...props} />
        {onRetry && <Retry onRetry={onRetry} />}
      </>
    );
  const retry = () => {
    list.load();
    onRetry?.();
  };
  return (
    <section className="mcp-findings" data-severity="danger">
      <Suspicious onRetry={retry} />
    </section>
  );
}

/** What was found about one thing, in one text; loaded and replaced in the same way. */
export function LazyFindingText(props: FindingTextProps): ReactNode {
  const state = useChunk(text);
  if (state.status === "loaded") return <state.value.FindingText {...props} />;
  return state.status === "failed" && <Suspicious onRetry={text.load} />;
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
