import { isJsonObject, type JsonObject } from "../protocol/json.js";
import type { TransportLike } from "./mcpClientLike.js";

/** A server's request whose handler runs. */
interface Running {
  /** Withdraws the request; returns false if its answer was given before. */
  cancel(reason: unknown): boolean;
}

const tables = new WeakMap<TransportLike, Map<unknown, Running>>();

/**
 * Listens to a transport for the server's cancellations, before its client does. A request is either answered or withdrawn
 * at that moment. The SDK notices a few microtasks later and would drop an answer that the log has by then. A cancellation
 * that comes after the answer therefore does not reach it; a receiver may ignore one (basic/utilities/cancellation).
 */
export function watchCancellations(
  transport: TransportLike,
  /** Called with the id of each request that is withdrawn. */
  withdrawn: (id: unknown) => void,
): void {
  const running = new Map<unknown, Running>();
  tables.set(transport, running);
  const before = transport.onmessage;
  transport.onmessage = (message: unknown, ...rest: unknown[]) => {
    const { requestId, reason } = cancellationIn(message) ?? {};
    if (requestId !== undefined) {
      if (running.get(requestId)?.cancel(reason) === false) return;
      withdrawn(requestId);
    }
    if (before) Reflect.apply(before, transport, [message, ...rest]);
  };
}

/**
 * Runs the handler of one request, and aborts it as soon as its cancellation comes in. A cancelled handler settles only after
 * the SDK has noticed, so that no error goes out. SDK v1 from 1.25 on never notices for the id 0, which it takes for a missing one.
 */
export async function runCancellable<Result>(
  transport: TransportLike | undefined,
  id: unknown,
  signal: AbortSignal,
  handle: (signal: AbortSignal, settled: () => void) => Promise<Result>,
): Promise<Result> {
  const running = transport && tables.get(transport);
  if (!running) return handle(signal, () => {});
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort, { once: true });
  let isSettled = false;
  let isCancelled = false;
  const own: Running = {
    cancel(reason) {
      if (isSettled) return false;
      isCancelled = true;
      running.delete(id);
      controller.abort(reason);
      return true;
    },
  };
  running.set(id, own);
  try {
    return await handle(controller.signal, () => {
      isSettled = true;
    });
  } catch (error) {
    if (isCancelled) await aborted(signal);
    throw error;
  } finally {
    // The SDK sends the reply within the microtasks that follow.
    setTimeout(() => {
      if (running.get(id) === own) running.delete(id);
    });
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) =>
    signal.addEventListener("abort", () => resolve(), { once: true }),
  );
}

function cancellationIn(message: unknown): JsonObject | undefined {
  return isJsonObject(message) &&
    message.method === "notifications/cancelled" &&
    isJsonObject(message.params)
    ? message.params
    : undefined;
}
