import { type ReactElement, useId } from "react";
import { useDemo } from "../demo.js";
import type { TranscriptEntry } from "./createTranscript.js";
import { Json } from "./Json.js";
import { ToolResult } from "./ToolResult.js";

/** One call: what was asked of the tool, what its server asked back, what came of it. Renders a `<li>` element. */
export function CallEntry({ entry }: { readonly entry: TranscriptEntry }): ReactElement {
  const { host } = useDemo();
  const heading = useId();
  const { tool, args, server, state, call } = entry;
  return (
    <li className="entry" aria-labelledby={heading} data-phase={state.phase}>
      <div className="entry-call">
        <h2 className="entry-title" id={heading}>
          {tool.title ?? tool.name}
        </h2>
        <p className="entry-server">{server}</p>
        {Object.keys(args).length > 0 && <Json label="Arguments" value={args} />}
      </div>
      {state.phase === "running" && call !== undefined && (
        <div className="entry-running">
          <p className="entry-state">Running…</p>
          <button
            className="button small danger"
            type="button"
            onClick={() => void host.send({ type: "stopCall", id: call })}
          >
            Stop the whole operation
          </button>
        </div>
      )}
      {state.phase === "done" && <ToolResult result={state.result} server={server} />}
      {(state.phase === "failed" || state.phase === "stopped") && (
        <div className="bubble" data-failed="">
          <p>{state.phase === "stopped" ? "You stopped this operation." : state.problem}</p>
        </div>
      )}
    </li>
  );
}
