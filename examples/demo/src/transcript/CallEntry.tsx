import { type ReactElement, useId } from "react";
import { CallQuestions } from "./CallQuestions.js";
import type { TranscriptEntry } from "./createTranscript.js";
import { Json } from "./Json.js";
import { RunningCall } from "./RunningCall.js";
import { ToolResult } from "./ToolResult.js";

/** One call: what was asked of the tool, what its server asked back, what came of it. Renders a `<li>` element. */
export function CallEntry({ entry }: { readonly entry: TranscriptEntry }): ReactElement {
  const heading = useId();
  const { tool, args, server, state, call } = entry;
  return (
    <li className="entry" aria-labelledby={heading}>
      <div className="entry-call">
        <h2 className="entry-title" id={heading}>
          {tool.title ?? tool.name}
        </h2>
        <p className="entry-server">{server}</p>
        {Object.keys(args).length > 0 && <Json label="Arguments" value={args} />}
      </div>
      {call !== undefined && <CallQuestions call={call} />}
      {state.phase === "running" && call !== undefined && <RunningCall call={call} />}
      {state.phase === "done" && <ToolResult result={state.result} server={server} />}
      {state.phase === "failed" && (
        <div className="bubble" data-failed="">
          <p className="bubble-from">{server}</p>
          <p className="bubble-text">{state.problem}</p>
        </div>
      )}
      {state.phase === "stopped" && <p className="entry-state">You stopped the task.</p>}
    </li>
  );
}
