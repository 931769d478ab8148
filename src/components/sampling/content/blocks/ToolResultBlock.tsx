"use client";

import type { ReactNode } from "react";
import { useVisibleText } from "../../../../hooks/useVisibleText.js";
import type { ToolResultContent } from "../../../../protocol/samplingContent.js";
import type { BlockProps } from "../BlockProps.js";
import { ContentBlock } from "../ContentBlock.js";
import { Extras } from "../Extras.js";
import { JsonText } from "../JsonText.js";
import { useSamplingBlockMessages } from "../useSamplingBlockMessages.js";

/** What a tool gave back. Renders a `<div>` element. */
export function ToolResultBlock({
  block,
  asked,
  onChange,
  uses,
  ...props
}: BlockProps<ToolResultContent>): ReactNode {
  const words = useSamplingBlockMessages();
  const visible = useVisibleText();
  const { toolUseId, content, structuredContent, isError } = block;
  const name = uses?.get(toolUseId);
  const id = visible(toolUseId);
  return (
    <div className="mcp-message-card">
      <p className="mcp-message-title">
        {name === undefined
          ? words.toolResultOf({ id })
          : words.toolResult({ name: visible(name) })}
        {isError && <span className="mcp-badge mcp-message-failed">{words.toolFailed}</span>}
      </p>
      {name !== undefined && <p className="mcp-step-hint">{words.toolId({ id })}</p>}
      {content.length === 0 && structuredContent === undefined && (
        <p className="mcp-step-hint">{words.noResult}</p>
      )}
      {content.map((inner, index) => (
        <ContentBlock
          {...props}
          // The blocks of a result are edited, but never added or removed.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          block={inner}
          asked={asked?.content[index]}
          onChange={
            onChange &&
            ((next) =>
              // It is replaced by one of its own kind, and so by one that a result may hold.
              onChange({ ...block, content: content.with(index, next as typeof inner) }))
          }
        />
      ))}
      {structuredContent !== undefined && (
        <>
          <p className="mcp-message-label">{words.structured}</p>
          <JsonText value={structuredContent} label={words.structured} />
        </>
      )}
      <Extras of={block} shown={["type", "toolUseId", "content", "structuredContent", "isError"]} />
    </div>
  );
}
