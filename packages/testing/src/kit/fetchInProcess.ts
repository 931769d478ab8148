/** A server as the SDK's `createMcpHandler` makes it, as far as it is used here. */
interface HttpHandler {
  readonly fetch: (
    request: Request,
    options?: { readonly parsedBody?: unknown },
  ) => Promise<Response>;
}

/**
 * The `fetch` of a transport whose server runs in the same process. What is posted is handed over read: the SDK's server takes
 * it from `Request.body`, which Firefox does not have.
 */
export function fetchInProcess({ fetch }: HttpHandler) {
  return (url: string | URL, init?: RequestInit): Promise<Response> => {
    const parsedBody = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    return fetch(new Request(url, init), { parsedBody });
  };
}
