"use client";

import { type ReactNode, useState } from "react";
import { flushEditors } from "../../../../hooks/sampling-content/pendingEditors.js";
import { useInputIssues } from "../../../../hooks/sampling-content/useInputIssues.js";
import { useVisibleText } from "../../../../hooks/useVisibleText.js";
import type { ToolUseContent } from "../../../../protocol/samplingContent.js";
import { Button } from "../../../shared/Button.js";
import type { BlockProps } from "../BlockProps.js";
import { Changes } from "../Changes.js";
import { Extras } from "../Extras.js";
import { JsonText } from "../JsonText.js";
import { QuietButton } from "../QuietButton.js";
import { useFocusOnTurn } from "../useFocusOnTurn.js";
import { useSamplingBlockMessages } from "../useSamplingBlockMessages.js";
import { useSamplingContentMessages } from "../useSamplingContentMessages.js";
import { writeJson } from "../writeJson.js";
import { InputEditor } from "./InputEditor.js";
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
  const content = useSamplingContentMessages();
  const visible = useVisibleText();
  const [isOpen, setOpen] = useState(false);
  const box = useFocusOnTurn<HTMLDivElement>(isOpen, false);
  const { name, id, input } = block;
  const tool = tools?.find((tool) => tool.name === name);
  const issues = useInputIssues(tool, input);
  const change =
    onChange && ((next: ToolUseContent["input"]) => onChange({ ...block, input: next }));
  const before = asked && writeJson(asked.input);
  const after = writeJson(input) ?? "";
  return (
    <div ref={box} className="mcp-message-card">
      <p className="mcp-message-title">{words.toolUse({ name: visible(name) })}</p>
      <p className="mcp-step-hint">{words.toolId({ id: visible(id) })}</p>
      <p className="mcp-message-label">{words.input}</p>
      {change && isOpen ? (
        <InputEditor input={input} label={place} onInputChange={change} />
      ) : (
        <JsonText value={input} label={words.input} />
      )}
      <InputIssues issues={issues} />
      {asked && before !== undefined && before !== after && (
        <Changes
          place={place}
          before={before}
          after={after}
          onRestore={change && (() => change(asked.input))}
        />
      )}
      {change &&
        (isOpen ? (
          <Button className="mcp-editable-done" onClick={() => setOpen(!flushEditors(box.current))}>
            {content.done}
          </Button>
        ) : (
          <QuietButton
            className="mcp-editable-edit"
            aria-label={content.editAt({ place })}
            onClick={() => setOpen(true)}
          >
            {content.edit}
          </QuietButton>
        ))}
      <Extras of={block} shown={["type", "id", "name", "input"]} />
    </div>
  );
}
