import { isJsonObject, type JsonObject } from "../protocol/json.js";
import type { TransportLike } from "./mcpClientLike.js";

/**
 * Runs the handler of the server's request 0, its first, so that it can be cancelled. SDK v1 from 1.25 on takes the
 * id 0 in `notifications/cancelled` for a missing one and lets the handler run on, so the transport is listened to
 * directly. What was cancelled never settles: the SDK would send a response that nobody waits for.
 */
export async function hearCancellation<Result>(
  transport: TransportLike,
  signal: AbortSignal,
  handle: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let isCancelled = false;
  signal.addEventListener("abort", () => controller.abort(signal.reason), { once: true });
  const before = transport.onmessage;
  transport.onmessage = (message: unknown, ...rest: unknown[]) => {
    const cancelled = cancellationOfFirst(message);
    if (cancelled) {
      isCancelled = true;
      controller.abort(cancelled.reason);
    }
    if (before) Reflect.apply(before, transport, [message, ...rest]);
  };
  try {
    return await handle(controller.signal);
  } catch (error) {
    if (isCancelled) return new Promise(() => {});
    throw error;
  }
}

function cancellationOfFirst(message: unknown): JsonObject | undefined {
  const isMeant =
    isJsonObject(message) &&
    message.method === "notifications/cancelled" &&
    isJsonObject(message.params) &&
    message.params.requestId === 0;
  return isMeant && isJsonObject(message.params) ? message.params : undefined;
}
