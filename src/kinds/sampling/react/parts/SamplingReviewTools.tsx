"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useGrowing } from "../../../../ui/useGrowing.js";
import type { SamplingTool } from "../../core/protocol/samplingRequest.js";
import { useRequestPart } from "../hooks/useRequestPart.js";
import { useSamplingContext } from "../SamplingContext.js";
import { ToolRow } from "../ToolRow.js";
import { useRequestMessages } from "../useRequestMessages.js";

/** So many are rendered at once; the rest follow a moment later. */
const atOnce = 20;

/** The props of `SamplingReview.Tools`. */
export type SamplingReviewToolsProps = Omit<ComponentProps<"section">, "children">;

/** The tools that the model may ask for, with what they take; each can be taken away. Renders a `<section>` element, or nothing. */
export function SamplingReviewTools(props: SamplingReviewToolsProps): ReactNode {
  const words = useRequestMessages();
  const { sampling, draft } = useSamplingContext();
  const kept = useRequestPart(draft, "tools") ?? [];
  const heading = useId();
  const asked = sampling.request.tools ?? [];
  const count = useGrowing(asked.length, atOnce);
  if (asked.length === 0) return null;
  const names = new Set(kept.map(({ name }) => name));
  const keep = (tool: SamplingTool, isKept: boolean) =>
    draft.change({ tools: asked.filter((one) => (one === tool ? isKept : names.has(one.name))) });
  return (
    <section
      role="group"
      {...mergeProps({ "aria-labelledby": heading, className: "mcp-sampling-group" }, props)}
    >
      <p id={heading} className="mcp-sampling-label">
        {words.tools}
      </p>
      <ul className="mcp-sampling-tools">
        {asked.slice(0, count).map((tool, index) => (
          <ToolRow
            // biome-ignore lint/suspicious/noArrayIndexKey: names of tools may repeat
            key={index}
            tool={tool}
            kept={names.has(tool.name)}
            onKeptChange={(isKept) => keep(tool, isKept)}
          />
        ))}
      </ul>
    </section>
  );
}
