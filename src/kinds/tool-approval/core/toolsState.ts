import type { Outcome } from "../../../host/outcome.js";
import { defineKey, type HostKey } from "../../../state/key.js";
import type { ToolDefinition } from "./toolCall.js";

/** A tool that the host knows: a server listed it, or an assistant wanted to run it. */
export interface KnownTool {
  /** The id of the session. */
  readonly session: string;
  readonly definition: ToolDefinition;
  /** The SHA-256 of the definition together with the server's identity. */
  readonly digest: string;
  /** Whether the user switched the tool off: it is neither offered nor run. */
  readonly off: boolean;
  /** The definition that the user allowed, if it is another one now. */
  readonly allowedBefore?: ToolDefinition;
  /** When the tool last ran, in milliseconds since 1970. */
  readonly usedAt?: number;
}

/** One run of a tool. */
export interface ToolRun {
  /** Unique among the runs of a host. */
  readonly id: string;
  readonly session: string;
  /** The host's name for the server. */
  readonly server: string;
  /** The name of the tool. */
  readonly tool: string;
  /** The decision about the call. */
  readonly decision: Outcome;
  /** When the run started, in milliseconds since 1970. */
  readonly at: number;
  /** The duration in milliseconds; absent while the tool runs. */
  readonly duration?: number;
  /** `error`: the tool reported an error in its result. `failed`: there was no result. */
  readonly outcome: "running" | "done" | "error" | "failed";
  /** The beginning of the result or the error, without credentials; absent unless the host's log keeps content. */
  readonly text?: string;
}

/** The tools of all servers, and their latest runs. */
export interface ToolsState {
  readonly tools: readonly KnownTool[];
  /** The latest runs, oldest first. */
  readonly runs: readonly ToolRun[];
}

/** Where the host publishes its tools. */
export const toolsKey: HostKey<ToolsState> = defineKey("tool-approval:tools");

/** Returns the tools and runs of the sessions that a window sees. */
export function partOfTools(
  { tools, runs }: ToolsState,
  sees: (session: string) => boolean,
): ToolsState {
  return {
    tools: tools.filter(({ session }) => sees(session)),
    runs: runs.filter(({ session }) => sees(session)),
  };
}
