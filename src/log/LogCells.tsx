"use client";

import { type ReactNode, useMemo } from "react";
import type { LogEntry } from "../host/log/logEntry.js";
import type { Messages } from "../messages/messages.js";
import { WordsOfKind } from "../react/WordsOfKind.js";
import { claimOf } from "../ui/claim/claimOf.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import { useLocale } from "../ui/useLocale.js";
import { useMessages } from "../ui/useMessages.js";
import { DeciderText } from "./DeciderText.js";
import { DecisionBadge } from "./DecisionBadge.js";
import { ReasonText } from "./ReasonText.js";
import { RunBadge } from "./RunBadge.js";
import { useLogMessages } from "./useLogMessages.js";

/** The cells of one row of the log. Renders `<span>` elements with the role `cell`. */
export function LogCells({
  entry: { kind, server, outcome, asked, appView, run },
}: {
  readonly entry: LogEntry;
}): ReactNode {
  const { kinds, asked: sayAsked } = useLogMessages();
  const { prompt } = useMessages();
  const moment = useMomentText();
  const visible = useVisibleText();
  const { at } = run ?? outcome;
  return (
    <>
      <span role="cell" className="mcp-log-cell">
        <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
      </span>
      <span role="cell" className="mcp-log-cell mcp-log-server">
        <bdi>{visible(server)}</bdi>
        {appView !== undefined && (
          <span className="mcp-app-view">{prompt.askedByView({ view: visible(appView) })}</span>
        )}
      </span>
      <span role="cell" className="mcp-log-cell">
        <WordsOfKind name={kind}>{({ request }) => request ?? nameOf(kind, kinds)}</WordsOfKind>{" "}
        {run && (
          <bdi className="mcp-log-tool">{claimOf(visible(run.tool)) || visible(run.tool)}</bdi>
        )}
        {asked > 1 && (
          <span className="mcp-badge" data-tone="warning">
            {sayAsked({ count: asked })}
          </span>
        )}
      </span>
      <span role="cell" className="mcp-log-cell">
        {run ? <RunBadge run={run} /> : <DecisionBadge outcome={outcome} />}
      </span>
      <span role="cell" className="mcp-log-cell">
        <DeciderText outcome={outcome} />
      </span>
      <span role="cell" className="mcp-log-cell mcp-log-reason">
        {run ? (
          run.text && <span className="mcp-log-why">{visible(run.text)}</span>
        ) : (
          <ReasonText outcome={outcome} />
        )}
      </span>
    </>
  );
}

/** A log keeps no more of a request than its kind: a form and a page to visit have one name. */
function nameOf(kind: string, kinds: Messages["log"]["kinds"]): string {
  switch (kind) {
    case "elicitation":
    case "sampling":
    case "roots":
      return kinds[kind];
    default:
      return kinds.other;
  }
}

/** Returns the function that writes a moment, to the second, in the language of the nearest `HostProvider`. */
function useMomentText(): (at: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" });
    return (at: number) => format.format(at);
  }, [locale]);
}
