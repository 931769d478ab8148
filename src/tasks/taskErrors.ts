import { isJsonObject, type JsonObject } from "../wire/protocol/json.js";
import type { TaskFacts } from "./taskProtocol.js";

/** The error of a task that ended without a result. A failed one of 2025-11-25 has its error where others have their result. */
export function endOf(
  { status, message }: TaskFacts,
  { error }: JsonObject,
  isModern: boolean,
): Error | undefined {
  if (status === "cancelled")
    return new DOMException(message ?? "The task was cancelled.", "AbortError");
  if (status !== "failed" || !isModern) return undefined;
  const { code, data, message: said = message } = isJsonObject(error) ? error : {};
  const text = typeof said === "string" ? said : "The task failed.";
  return Object.assign(new Error(text), { code, data });
}

/** Throws again what trying once more would not mend: the server's own no, or that nobody follows the task any more. */
export function expectTrouble(error: unknown, over: readonly AbortSignal[]): void {
  for (const signal of over) signal.throwIfAborted();
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  // Negative codes are JSON-RPC's; HTTP's, and the transports', are not. An internal error may pass.
  if (typeof code === "number" && code < 0 && code !== -32603) throw error;
}
