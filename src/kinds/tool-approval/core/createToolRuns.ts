import type { HostCore } from "../../../host/kind.js";
import { newId } from "../../../host/newId.js";
import type { Outcome } from "../../../host/outcome.js";
import type { SessionRecord } from "../../../host/session.js";
import { redactCredentials } from "../../../safety/secrets/redactCredentials.js";
import { isJsonObject } from "../../../wire/protocol/json.js";
import type { ToolRun } from "./toolsState.js";
import type { RunReporter } from "./toolTicket.js";

/** The latest runs of tools. */
export interface ToolRuns {
  list(): readonly ToolRun[];
  lastUse(session: string, tool: string): number | undefined;
  /** Prepares a run; `stands` returns whether its approval still holds. */
  prepare(
    session: SessionRecord,
    tool: string,
    approval: { readonly decision: Outcome; readonly stands: () => boolean },
  ): RunReporter;
}

/** The longest text of a result that is kept, in characters. */
const longestText = 500;

/** Makes an empty list of runs. */
export function createToolRuns(
  { logsContent, logRun }: Pick<HostCore, "logsContent" | "logRun">,
  keep: number,
  changed: () => void,
): ToolRuns {
  let runs: readonly ToolRun[] = [];
  const note = (run: ToolRun) => {
    const others = runs.filter(({ id }) => id !== run.id);
    runs = [...others, run].slice(-keep);
    changed();
  };
  return {
    list: () => runs,
    lastUse: (session, tool) =>
      runs.findLast((run) => run.session === session && run.tool === tool)?.at,
    prepare({ id: session, name: server }, tool, { decision, stands }) {
      const named = { id: newId(), session, server, tool, decision };
      let run: ToolRun = { ...named, at: Date.now(), outcome: "running" };
      return {
        stands,
        started() {
          run = { ...run, at: Date.now() };
          note(run);
        },
        ended(end) {
          const isError =
            "result" in end && isJsonObject(end.result) && end.result.isError === true;
          const { at } = run;
          const done = {
            tool,
            at,
            duration: Date.now() - at,
            outcome: "error" in end ? "failed" : isError ? "error" : "done",
            ...(logsContent && { text: textOf(end) }),
          } as const;
          note({ ...run, ...done });
          logRun(named, done, decision);
        },
      };
    },
  };
}

function textOf(end: { readonly result: unknown } | { readonly error: unknown }): string {
  const whole = "error" in end ? describe(end.error) : textOfResult(end.result);
  // Cut after the redaction: half of a credential has no known shape.
  return redactCredentials(whole.slice(0, 20 * longestText)).slice(0, longestText);
}

function textOfResult(result: unknown): string {
  const content = isJsonObject(result) && Array.isArray(result.content) ? result.content : [];
  return content
    .map((block: unknown) => {
      const { type, text } = isJsonObject(block) ? block : {};
      return typeof text === "string" ? text : `[${typeof type === "string" ? type : "?"}]`;
    })
    .join("\n");
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
