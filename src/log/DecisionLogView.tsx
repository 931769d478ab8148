"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "../ui/Button.js";
import { mergeProps } from "../ui/mergeProps.js";
import { saveFile } from "../ui/saveFile.js";
import { useSurfaceAttributes } from "../ui/useSurfaceAttributes.js";
import { LogFilter } from "./LogFilter.js";
import { LogTable } from "./LogTable.js";
import { useDecisionLog } from "./useDecisionLog.js";
import { useLogMessages } from "./useLogMessages.js";

/** The props of `DecisionLogView`. */
export interface DecisionLogViewProps extends Omit<ComponentProps<"section">, "children"> {
  /** Shows only decisions about requests of this session. @default all, and the person may choose a server */
  readonly session?: string;
  /** Saves the JSON Lines that are shown, where the host app does that itself. @default lets the person save a file */
  readonly onSave?: (jsonLines: string) => void;
}

/**
 * Shows who decided what, when, about which server's request, the last decision first; the person filters it by server
 * and saves it as JSON Lines. Renders a `<section>` element.
 */
export function DecisionLogView({ session, onSave, ...props }: DecisionLogViewProps): ReactNode {
  const messages = useLogMessages();
  const attributes = useSurfaceAttributes();
  const titleId = useId();
  const [chosen, choose] = useState<string>();
  const { entries, servers, toJsonLines } = useDecisionLog({ session: session ?? chosen });
  const save = () => {
    const lines = toJsonLines();
    if (onSave) onSave(lines);
    else saveFile(`${messages.fileName}.jsonl`, "application/jsonl", lines);
  };
  const isEmpty = entries.length === 0;
  const own = { ...attributes, "aria-labelledby": titleId, className: "mcp-log" };
  return (
    <section {...mergeProps(own, props)}>
      <header className="mcp-log-header">
        <p id={titleId} className="mcp-log-title">
          {messages.title}
        </p>
        {session === undefined && servers.length > 1 && (
          <LogFilter servers={servers} chosen={chosen} onChosenChange={choose} />
        )}
        {!isEmpty && <Button onClick={save}>{messages.save}</Button>}
      </header>
      {/* Says what a choice of server led to; decisions as they come are said by what asks. */}
      <p role="status" className="mcp-visually-hidden">
        {chosen !== undefined && messages.shown({ count: entries.length })}
      </p>
      {isEmpty ? (
        <p className="mcp-log-empty">{messages.empty}</p>
      ) : (
        <LogTable key={session ?? chosen} entries={entries} labelledBy={titleId} />
      )}
    </section>
  );
}
