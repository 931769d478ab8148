import type { Receipt } from "mcp-host-ui/host";
import type { Fed } from "./feed.js";
import type { Refused } from "./readRequest.js";

const plain = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** The response that refuses what a page sent. */
export function refusal({ status, message }: Refused): Response {
  const receipt = { done: false, rejection: "invalid", message };
  return new Response(JSON.stringify(receipt), {
    status,
    headers: { ...plain, "content-type": "application/json" },
  });
}

/** The response with a receipt; its status says the same. */
export function toResponse(receipt: Receipt): Response {
  const status = receipt.done ? 200 : statuses[receipt.rejection];
  return new Response(JSON.stringify(receipt), {
    status,
    headers: { ...plain, "content-type": "application/json" },
  });
}

const statuses: Readonly<Record<Extract<Receipt, { done: false }>["rejection"], number>> = {
  unknown: 404,
  settled: 409,
  invalid: 422,
  unseen: 422,
  unconfirmed: 422,
  forbidden: 403,
  failed: 500,
  lost: 503,
};

/** The response that feeds a page: server-sent events, read from the source only as fast as the page reads them. */
export function toStream(
  source: (signal: AbortSignal) => AsyncGenerator<Fed, void, void>,
  {
    request,
    ended,
    report,
  }: { request: Request; ended: () => void; report: (error: unknown) => void },
): Response {
  const over = new AbortController();
  const end = () => {
    if (over.signal.aborted) return;
    over.abort();
    ended();
  };
  request.signal.addEventListener("abort", end, { once: true });
  if (request.signal.aborted) end();
  const fed = source(over.signal);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        // The stream keeps the request: Node stops the signal of one that is collected as garbage.
        if (request.signal.aborted) end();
        try {
          const { done, value } = await fed.next();
          if (!done) return controller.enqueue(encoder.encode(toEvent(value)));
        } catch (error) {
          // The page comes again: what went wrong is the back end's to know.
          report(error);
        }
        end();
        controller.close();
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  );
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
      // Some proxies hold a stream back until it ends.
      "x-accel-buffering": "no",
    },
  });
}

function toEvent(fed: Fed): string {
  if (fed.type === "alive") return ": alive\n\n";
  return `id: ${fed.sequence}\nevent: ${fed.type}\ndata: ${JSON.stringify(fed)}\n\n`;
}
