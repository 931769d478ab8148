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

/** Findings in plain words; loaded once there are any. Where that fails, it says that there are. */
export function LazyFindings(props: FindingsProps): ReactNode {
  const state = useChunk(list);
  if (state.status === "loaded") return <state.value.Findings {...props} />;
  return (
    state.status === "failed" && (
      <section className="mcp-findings" data-severity="danger">
        <Suspicious onRetry={list.load} />
      </section>
    )
  );
}

/** What was found about one thing, in one text; loaded and replaced in the same way. */
export function LazyFindingText(props: FindingTextProps): ReactNode {
  const state = useChunk(text);
  if (state.status === "loaded") return <state.value.FindingText {...props} />;
  return state.status === "failed" && <Suspicious onRetry={text.load} />;
}

function Suspicious({ onRetry }: { onRetry: () => void }) {
  const { form, prompt } = useMessages();
  return (
    <>
      {form.suspicious}{" "}
      <Button weight="quiet" onClick={onRetry}>
        {prompt.loadAgain}
      </Button>
    </>
  );
}
