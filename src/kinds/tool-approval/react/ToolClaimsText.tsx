"use client";

import type { ComponentProps, ReactNode } from "react";
import { usePromptContext } from "../../../prompt/PromptContext.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import type { ToolClaims } from "../core/toolClaims.js";
import { useToolContext } from "./ToolContext.js";
import { useToolMessages } from "./useToolMessages.js";
import { useToolNames } from "./useToolNames.js";

/** The props of `ToolCall.Claims`. */
export type ToolClaimsProps = Omit<ComponentProps<"p">, "children">;

/** Shows what the server claims about the tool, as its claim, or that it makes none. Renders a `<p>` element. */
export function ToolClaimsText(props: ToolClaimsProps): ReactNode {
  const { claims: words } = useToolMessages();
  const view = useToolContext();
  const { domId } = usePromptContext();
  const { server } = useToolNames(view);
  const { claims } = view;
  const own = { id: `${domId}-message`, className: "mcp-tool-claims" };
  return (
    <p {...mergeProps(own, props)}>
      {words[mainClaim(claims)]({ server })}
      {claims.openWorld && mainClaim(claims) !== "none" && ` ${words.openWorld}`}
    </p>
  );
}

function mainClaim({ readOnly, destructive }: ToolClaims) {
  if (destructive) return "destructive";
  if (readOnly) return "readOnly";
  if (destructive === false) return "additive";
  return readOnly === false ? "writes" : "none";
}
