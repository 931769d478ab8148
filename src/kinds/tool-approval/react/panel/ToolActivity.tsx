"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { DeciderText } from "../../../../log/DeciderText.js";
import { claimOf } from "../../../../ui/claimOf.js";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useLocale } from "../../../../ui/useLocale.js";
import { useSurfaceAttributes } from "../../../../ui/useSurfaceAttributes.js";
import type { ToolRun } from "../../core/toolsState.js";
import { TextValue } from "../arguments/TextValue.js";
import { useToolMessages } from "../useToolMessages.js";
import { useTools } from "./useTools.js";
import { useToolsMessages } from "./useToolsMessages.js";

/** The props of `ToolActivity`. */
export interface ToolActivityProps extends Omit<ComponentProps<"section">, "children"> {
  /** Shows only the runs of this session. @default the runs of all servers */
  readonly session?: string;
}

/**
 * Lists the latest runs of tools, the last one first: when, which tool, who decided, the outcome with the duration, and the
 * beginning of the result where the host's log keeps content. Renders a `<section>` element.
 */
export function ToolActivity({ session, ...props }: ToolActivityProps): ReactNode {
  const words = useToolsMessages();
  const attributes = useSurfaceAttributes();
  const { runs } = useTools();
  const id = useId();
  const shown = runs.filter((run) => session === undefined || run.session === session).toReversed();
  return (
    <section
      {...mergeProps({ ...attributes, "aria-labelledby": id, className: "mcp-tools" }, props)}
    >
      <p id={id} className="mcp-tool-heading">
        {words.activity}
      </p>
      {shown.length === 0 ? (
        <p className="mcp-tools-empty">{words.noRuns}</p>
      ) : (
        <ul aria-labelledby={id} className="mcp-tools-list">
          {shown.map((run) => (
            <RunRow key={run.id} run={run} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** One run. Renders an `<li>` element. */
function RunRow({ run }: { readonly run: ToolRun }): ReactNode {
  const words = useToolsMessages();
  const question = useToolMessages();
  const visible = useVisibleText();
  const locale = useLocale();
  const { at, tool, server, outcome, duration, text, decision } = run;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const name = claimOf(visible(tool)) || visible(tool);
  return (
    <li className="mcp-tools-item" data-outcome={outcome}>
      <p className="mcp-tools-run">
        {question.ended({ tool: name, server: visible(server) })}{" "}
        <span className="mcp-badge" data-tone={outcome === "done" ? "success" : undefined}>
          {words.outcomes[outcome]}
        </span>
      </p>
      <p className="mcp-step-hint">
        <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
        {duration !== undefined && (
          <span> {words.seconds({ seconds: number.format(duration / 1_000) })}</span>
        )}{" "}
        <DeciderText outcome={decision} />
      </p>
      {text !== undefined && text !== "" && <TextValue text={text} />}
    </li>
  );
}
