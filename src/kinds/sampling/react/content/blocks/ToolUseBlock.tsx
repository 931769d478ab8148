"use client";

import type { ReactNode } from "react";
import { useVisibleText } from "../../../../../ui/hidden-text/useVisibleText.js";
import type { ToolUseContent } from "../../../core/protocol/samplingContent.js";
import type { BlockProps } from "../BlockProps.js";
import { Extras } from "../Extras.js";
import { useInputIssues } from "../edits/useInputIssues.js";
import { useSamplingBlockMessages } from "../useSamplingBlockMessages.js";
import { EditableJson } from "./EditableJson.js";
import { InputIssues } from "./InputIssues.js";

/** A model's wish to use a tool: which, and what with. Renders a `<div>` element. */
export function ToolUseBlock({
  block,
  asked,
  place,
  tools,
  onChange,
}: BlockProps<ToolUseContent>): ReactNode {
  const words = useSamplingBlockMessages();
  const visible = useVisibleText();
  const { name, id, input } = block;
  const tool = tools?.find((tool) => tool.name === name);
  const issues = useInputIssues(tool, input);
  return (
    <div className="mcp-message-card">
      <p className="mcp-message-title">{words.toolUse({ name: visible(name) })}</p>
      <p className="mcp-step-hint">{words.toolId({ id: visible(id) })}</p>
      <EditableJson
        label={words.input}
        place={place}
        value={input}
        asked={asked?.input}
        onValueChange={onChange && ((input) => onChange({ ...block, input }))}
      >
        <InputIssues issues={issues} />
      </EditableJson>
      <Extras of={block} shown={["type", "id", "name", "input"]} />
    </div>
  );
}
