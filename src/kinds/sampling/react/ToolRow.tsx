"use client";

import type { ReactNode } from "react";
import { Button } from "../../../ui/Button.js";
import { Fold } from "../../../ui/Fold.js";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { ServerText } from "../../../ui/ServerText.js";
import type { SamplingTool } from "../core/protocol/samplingRequest.js";
import { Extras } from "./content/Extras.js";
import { JsonText } from "./content/JsonText.js";
import { useRequestMessages } from "./useRequestMessages.js";

/** The props of `ToolRow`. */
export interface ToolRowProps {
  readonly tool: SamplingTool;
  /** Whether the model is told of it. */
  readonly kept: boolean;
  readonly onKeptChange: (kept: boolean) => void;
}

/** One tool. Renders an `<li>` element. */
export function ToolRow({ tool, kept, onKeptChange }: ToolRowProps): ReactNode {
  const words = useRequestMessages();
  const visible = useVisibleText();
  const { name, title, description, inputSchema } = tool;
  const params = { tool: visible(name) };
  return (
    <li className="mcp-sampling-tool" data-removed={kept ? undefined : ""}>
      <div className="mcp-sampling-tool-head">
        <ServerText className="mcp-sampling-tool-name">{name}</ServerText>
        {title !== undefined && title !== name && <ServerText>{title}</ServerText>}
        <Button weight="quiet" onClick={() => onKeptChange(!kept)}>
          {kept ? words.removeTool(params) : words.restoreTool(params)}
        </Button>
      </div>
      {!kept && <p className="mcp-form-hint">{words.toolRemoved}</p>}
      {description !== undefined && <ServerText>{description}</ServerText>}
      <Fold summary={words.toolInput}>
        <JsonText value={inputSchema} label={words.toolInput} />
      </Fold>
      <Extras of={tool} shown={["name", "title", "description", "inputSchema"]} />
    </li>
  );
}
