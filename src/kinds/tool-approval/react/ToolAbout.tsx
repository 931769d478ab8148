"use client";

import type { ComponentProps, ReactNode } from "react";
import { Fold } from "../../../ui/Fold.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { ServerText } from "../../../ui/ServerText.js";
import { TextValue } from "./arguments/TextValue.js";
import { useToolContext } from "./ToolContext.js";
import { useToolMessages } from "./useToolMessages.js";
import { useToolNames } from "./useToolNames.js";

/** The props of `ToolCall.About`. */
export type ToolAboutProps = Omit<ComponentProps<"details">, "children">;

/** Holds the tool's own name, the server's description of it, and its definition. Renders a `<details>` element. */
export function ToolAbout(props: ToolAboutProps): ReactNode {
  const words = useToolMessages();
  const view = useToolContext();
  const { server } = useToolNames(view);
  const { name, description } = view.tool;
  return (
    <Fold summary={words.about} {...mergeProps({ className: "mcp-tool-about" }, props)}>
      <p>
        <code className="mcp-text-code">
          <ServerText>{name}</ServerText>
        </code>
      </p>
      {typeof description === "string" && description !== "" && (
        <>
          <p className="mcp-step-hint">{words.describes({ server })}</p>
          <TextValue text={description} />
        </>
      )}
      <p className="mcp-step-hint">{words.definition}</p>
      <TextValue isCode text={JSON.stringify(view.tool, null, 2)} />
    </Fold>
  );
}
