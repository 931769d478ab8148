import type { TrackCallOptions, TrackedCallOptions } from "../../../host/call.js";
import { isRequestError } from "../../../host/requestError.js";
import type { HostSession, ReceiveOptions } from "../../../host/session.js";
import type { JsonObject } from "../../../wire/protocol/json.js";
import type { ToolCall, ToolDecision, ToolDefinition } from "./toolCall.js";
import {
  askMethod,
  createTicket,
  listMethod,
  type RunReporter,
  type ToolTicket,
} from "./toolTicket.js";

/** Options for one question. */
export interface ApproveToolOptions extends Pick<ReceiveOptions, "deadline" | "extendBy"> {
  /** Aborts when the assistant takes the call back; `approveTool` then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * Asks the user whether a tool may run. Needs `toolApproval()` among the kinds of the host.
 * @throws the reason of `signal`; a `TypeError` for a call that is no JSON or exceeds the host's limits
 */
export function approveTool(
  session: HostSession,
  call: ToolCall,
  options: ApproveToolOptions = {},
): Promise<ToolDecision> {
  return ask(session, createTicket({ call }), options);
}

/** Runs a tool with a client: `(params, options) => client.callTool(params, options)`. */
export type RunTool<Result> = (
  params: { readonly name: string; readonly arguments: JsonObject },
  options: TrackedCallOptions,
) => Promise<Result>;

/** Options for a run. */
export interface RunToolOptions
  extends ApproveToolOptions,
    Pick<TrackCallOptions, "timeout" | "maxTotalTimeout"> {}

/** The end of a call: the tool's result, or the decision that kept it from running. */
export type ToolCallEnd<Result> =
  | { readonly ran: true; readonly result: Result; readonly edited: boolean }
  | { readonly ran: false; readonly decision: Exclude<ToolDecision, { action: "allow" }> };

/**
 * Asks the user, runs the tool with exactly the arguments that the user allowed, and keeps the run for the activity list.
 * The timeout pauses while the server asks the user something. If the approval is revoked while the call waits for its
 * turn, the user is asked again. Rejects with whatever `run` rejects with.
 */
export async function runTool<Result>(
  session: HostSession,
  call: ToolCall,
  run: RunTool<Result>,
  options: RunToolOptions = {},
): Promise<ToolCallEnd<Result>> {
  let end = await askAndRun(session, call, run, options);
  while (end === revoked) end = await askAndRun(session, call, run, options);
  return end;
}

const revoked = Symbol("revoked");

async function askAndRun<Result>(
  session: HostSession,
  call: ToolCall,
  run: RunTool<Result>,
  { timeout, maxTotalTimeout, ...options }: RunToolOptions,
): Promise<ToolCallEnd<Result> | typeof revoked> {
  let reporter: RunReporter | undefined;
  const allowed = (next: RunReporter) => {
    reporter = next;
  };
  const decision = await ask(session, createTicket({ call, allowed }), options);
  if (decision.action !== "allow") return { ran: false, decision };
  const name = typeof call.tool === "string" ? call.tool : call.tool.name;
  const runNow = async (
    tracked: TrackedCallOptions,
  ): Promise<ToolCallEnd<Result> | typeof revoked> => {
    if (reporter?.stands() === false) return revoked;
    reporter?.started();
    try {
      const result = await run({ name, arguments: decision.arguments }, tracked);
      reporter?.ended({ result });
      return { ran: true, result, edited: decision.edited };
    } catch (error) {
      reporter?.ended({ error });
      throw error;
    }
  };
  return session.trackCall(runNow, {
    name,
    ...(timeout !== undefined && { timeout }),
    ...(maxTotalTimeout !== undefined && { maxTotalTimeout }),
    ...(options.signal && { signal: options.signal }),
  });
}

/**
 * Shows the host the tools that a server listed, and returns those to offer to the model: all that the user has not switched
 * off. Rejects once the session is closed, and while the user blocks the server.
 */
export async function availableTools<Tool extends ToolDefinition>(
  session: HostSession,
  tools: readonly Tool[],
): Promise<readonly Tool[]> {
  const listed = await session.receive(listMethod, createTicket({ tools }));
  // The kind filters the very list that it gets.
  return (listed as { readonly tools: readonly Tool[] }).tools;
}

async function ask(
  session: HostSession,
  ticket: ToolTicket,
  options: ApproveToolOptions,
): Promise<ToolDecision> {
  const { signal } = options;
  try {
    // The kind answers with nothing else.
    return (await session.receive(askMethod, ticket, options)) as ToolDecision;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (!isRequestError(error)) throw error;
    if (error.code === methodNotFound)
      throw new Error(
        "approveTool() asked a host without tool approval, so nobody could answer. Write createHost({ kinds: [toolApproval()] }).",
        { cause: error },
      );
    if (error.code === invalidParams) throw new TypeError(error.message, { cause: error });
    // The session closed, or the host lets no more questions through: nobody decided.
    return { action: "none" };
  }
}

const methodNotFound = -32601;
const invalidParams = -32602;
