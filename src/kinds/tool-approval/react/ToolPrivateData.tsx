"use client";

import type { ComponentProps, ReactNode } from "react";
import { listNames } from "../../../messages/listNames.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useToolContext } from "./ToolContext.js";
import { useToolMessages } from "./useToolMessages.js";

/** The props of `ToolCall.PrivateData`. */
export type ToolPrivateDataProps = Omit<ComponentProps<"p">, "children">;

/** Names the private data in the arguments. Renders a `<p>` element, or nothing without any. */
export function ToolPrivateData(props: ToolPrivateDataProps): ReactNode {
  const words = useToolMessages();
  const { locale } = useMessages();
  const { risk } = useToolContext();
  const kinds = [...new Set(risk.privateData.map((kind) => nameOf(kind, words.private)))];
  if (kinds.length === 0) return null;
  return (
    <p {...mergeProps({ className: "mcp-step-hint" }, props)}>
      {words.privateData({ kinds: listNames(locale, kinds) })}
    </p>
  );
}

function nameOf(kind: string, names: Readonly<Record<string, string>>): string {
  return (Object.hasOwn(names, kind) ? names[kind] : undefined) ?? names.other ?? kind;
}
