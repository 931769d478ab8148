import { Command, INTERRUPT, type Interrupt, isInterrupted } from "@langchain/langgraph";
import type { HostSession } from "mcp-host-ui/host";
import type { JsonObject } from "mcp-host-ui/schema";
import { askBySchema } from "./askBySchema.ts";
import { decideToolCalls } from "./humanInTheLoop.ts";

/** The part of a compiled graph that is run here. */
export interface RunnableGraph {
  invoke(input: never, config: GraphConfig): Promise<unknown>;
}

/** A run's thread, and what stops it. */
export interface GraphConfig {
  readonly configurable: { readonly thread_id: string };
  readonly signal?: AbortSignal;
}

/** The app's part in interrupts: each gives the value that the graph goes on with. */
export interface GraphDecisions {
  /** Answers an interrupt that is no form and no approval of LangChain's middleware. */
  readonly decide: (interrupt: Interrupt) => Promise<unknown>;
  /** LangGraph has no word for a no. */
  readonly refused: (interrupt: Interrupt, action: "decline" | "cancel") => unknown;
}

/** Runs a graph, and again with all answers at once each time that interrupts stop it, until it is done. */
export async function invokeWithPerson(
  graph: RunnableGraph,
  input: object,
  config: GraphConfig,
  session: HostSession,
  { decide, refused }: GraphDecisions,
): Promise<unknown> {
  let state = await graph.invoke(input as never, config);
  while (isInterrupted(state)) {
    const answered = state[INTERRUPT].map(async (interrupt) => {
      const answer = isForm(interrupt) ? ask(interrupt) : approve(interrupt);
      return [interrupt.id, await answer] as const;
    });
    const resume = Object.fromEntries(await Promise.all(answered));
    state = await graph.invoke(new Command({ resume }) as never, config);
  }
  return state;

  async function approve(interrupt: Interrupt): Promise<unknown> {
    const { signal } = config;
    const decided = await decideToolCalls(session, interrupt.value, signal && { signal });
    if (decided === "cancel") return refused(interrupt, decided);
    return decided ?? decide(interrupt);
  }

  async function ask(interrupt: Interrupt): Promise<unknown> {
    const schema = interrupt.response_schema as JsonObject;
    const { signal } = config;
    const answer = await askBySchema(session, messageOf(interrupt), schema, signal && { signal });
    return answer.action === "accept" ? answer.value : refused(interrupt, answer.action);
  }
}

/** An interrupt that names tool calls asks for their approval, whatever its schema: the answer to a form is none. */
function isForm({ response_schema, value }: Interrupt): boolean {
  const isApproval =
    typeof value === "object" &&
    value !== null &&
    ("actionRequests" in value || "action_requests" in value);
  return response_schema !== undefined && !isApproval;
}

function messageOf({ value }: Interrupt): string {
  const told = typeof value === "object" && value !== null ? value.message : value;
  return typeof told === "string" ? told : "";
}
