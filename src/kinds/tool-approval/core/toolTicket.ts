import type { ToolCall, ToolDefinition } from "./toolCall.js";

/** The method by which an app asks its own host about a call. */
export const askMethod = "tool-approval/ask";

/** The method by which an app shows its own host the tools of a server. */
export const listMethod = "tool-approval/list";

/** The host's share of a run. */
export interface RunReporter {
  /** Whether the approval still stands: the rule was not revoked, and the tool not switched off, while the call waited. */
  stands(): boolean;
  /** Notes that the tool starts. */
  started(): void;
  /** Notes how the run ended: with a result, or with what was thrown. */
  ended(end: { readonly result: unknown } | { readonly error: unknown }): void;
}

/** One question of the app's to its own host. A server's request is never one, whatever it holds. */
export interface ToolTicket {
  readonly call?: ToolCall;
  readonly tools?: readonly ToolDefinition[];
  /** Called once the call is allowed. */
  readonly allowed?: (run: RunReporter) => void;
}

const tickets = new WeakSet<object>();

/** Makes a ticket. */
export function createTicket(ticket: ToolTicket): ToolTicket {
  tickets.add(ticket);
  return ticket;
}

/** Whether an app of this process made the value: a request from the wire is always another object. */
export function isTicket(value: unknown): value is ToolTicket {
  return typeof value === "object" && value !== null && tickets.has(value);
}
