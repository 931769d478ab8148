"use client";

import type { ReactNode } from "react";
import { useVisibleText } from "../../../../../ui/hidden-text/useVisibleText.js";
import { isJsonObject } from "../../../../../wire/protocol/json.js";
import type { ToolResultContent } from "../../../core/protocol/samplingContent.js";
import type { BlockProps } from "../BlockProps.js";
import { ContentBlock } from "../ContentBlock.js";
import { Extras } from "../Extras.js";
import { JsonText } from "../JsonText.js";
import { useSamplingBlockMessages } from "../useSamplingBlockMessages.js";
import { EditableJson } from "./EditableJson.js";

/** The output of a tool. Renders a `<div>` element. */
export function ToolOutput({
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
        <StructuredContent {...props} block={block} asked={asked} onChange={onChange} />
      )}
      <Extras of={block} shown={["type", "toolUseId", "content", "structuredContent", "isError"]} />
    </div>
  );
}

/** The output of a tool as data; an object can be edited. Renders `<div>` elements. */
function StructuredContent({
  block,
  asked,
  place,
  onChange,
}: BlockProps<ToolResultContent>): ReactNode {
  const { structured } = useSamplingBlockMessages();
  const value = block.structuredContent;
  const before = asked?.structuredContent;
  return isJsonObject(value) ? (
    <EditableJson
      label={structured}
      place={place}
      value={value}
      asked={isJsonObject(before) ? before : undefined}
      onValueChange={onChange && ((next) => onChange({ ...block, structuredContent: next }))}
    />
  ) : (
    <div>
      <p className="mcp-message-label">{structured}</p>
      <JsonText value={value} label={structured} />
    </div>
  );
}
