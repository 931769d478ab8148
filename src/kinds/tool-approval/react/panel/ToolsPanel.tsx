"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useServerName } from "../../../../ui/useServerName.js";
import { useSurfaceAttributes } from "../../../../ui/useSurfaceAttributes.js";
import { ToolRow } from "./ToolRow.js";
import { type ToolSetting, useTools } from "./useTools.js";
import { useToolsMessages } from "./useToolsMessages.js";

/** The props of `ToolsPanel`. */
export interface ToolsPanelProps extends Omit<ComponentProps<"section">, "children"> {
  /** Shows only the tools of this session. @default the tools of all servers */
  readonly session?: string;
}

/**
 * Lists the tools of each server: whether assistants may use a tool, what happens when one wants to run it, what changed
 * since the user allowed it, and when it last ran. Renders a `<section>` element.
 */
export function ToolsPanel({ session, ...props }: ToolsPanelProps): ReactNode {
  const words = useToolsMessages();
  const attributes = useSurfaceAttributes();
  const { tools } = useTools();
  const [search, setSearch] = useState("");
  const id = useId();
  const own = tools.filter((tool) => session === undefined || tool.session === session);
  const found = own.filter((tool) => matches(tool, search));
  const servers = [...new Set(found.map((tool) => tool.session))];
  return (
    <section
      {...mergeProps({ ...attributes, "aria-labelledby": id, className: "mcp-tools" }, props)}
    >
      <header className="mcp-tools-header">
        <p id={id} className="mcp-tool-heading">
          {words.title}
        </p>
        {own.length > 0 && (
          <input
            type="search"
            className="mcp-form-input"
            aria-label={words.search}
            placeholder={words.search}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        )}
      </header>
      <p role="status" className="mcp-tools-empty">
        {own.length === 0 ? words.empty : found.length === 0 ? words.noMatch : ""}
      </p>
      {servers.map((server) => (
        <ServerTools
          key={server}
          session={server}
          tools={found.filter((tool) => tool.session === server)}
        />
      ))}
    </section>
  );
}

function matches({ definition, claims }: ToolSetting, search: string): boolean {
  const text = `${definition.name} ${claims.title ?? ""} ${definition.description ?? ""}`;
  return text.toLowerCase().includes(search.trim().toLowerCase());
}

/** The tools of one server. Renders a `<div>` element. */
function ServerTools({
  session,
  tools,
}: {
  readonly session: string;
  readonly tools: readonly ToolSetting[];
}): ReactNode {
  const name = useServerName(session);
  const id = useId();
  return (
    <div className="mcp-tools-server">
      <p id={id} className="mcp-tools-server-name">
        <bdi>{name}</bdi>
      </p>
      <ul aria-labelledby={id} className="mcp-tools-list">
        {tools.map((tool) => (
          <ToolRow key={tool.definition.name} tool={tool} />
        ))}
      </ul>
    </div>
  );
}
