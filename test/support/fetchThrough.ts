import { type Agent, request } from "node:http";
import { Readable } from "node:stream";

/** A `fetch` over the connections of one agent, which may be as few as a browser has. */
export function fetchThrough(agent: Agent): typeof fetch {
  return (input, { method = "GET", headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(
        input instanceof Request ? input.url : input,
        {
          agent,
          method,
          headers: Object.fromEntries(new Headers(headers)),
          // One signal ends all requests of a connection: each listens to a signal of its own.
          ...(signal && { signal: AbortSignal.any([signal]) }),
        },
        (response) => {
          response.on("error", () => {});
          const { statusCode: status = 500 } = response;
          const head = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          );
          const isEmpty = status === 204 || status === 304;
          if (isEmpty) response.resume();
          // Node's own types know two web streams that are one.
          const stream = Readable.toWeb(response) as ReadableStream<Uint8Array>;
          resolve(new Response(isEmpty ? null : stream, { status, headers: head }));
        },
      );
      sent.on("error", reject);
      sent.end(typeof body === "string" ? body : undefined);
    });
}
