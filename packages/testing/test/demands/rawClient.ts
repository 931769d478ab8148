import type { DemandRevision } from "@mcp-host-ui/testing/demands";

/** A message on the wire. */
export interface WireMessage {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** A request of the server, and its key where it is one of a round. */
export interface WireQuestion {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly key: string;
}

/** An answer to one: nothing at all is an answer, too. */
export type WireAnswer =
  | { readonly result: object }
  | { readonly error: { readonly code: number; readonly message: string } }
  | undefined;

/** What a client does with what comes, and how it may bend what goes out. */
export interface RawClientOptions {
  readonly capabilities: object;
  ask(question: WireQuestion): Promise<WireAnswer>;
  withdrawn(key: string): void;
  notified(message: WireMessage): void;
  failed(error: WireMessage["error"], again: () => Promise<unknown>): void;
  /** The params of a retry, before they are sent. */
  bendRetry(params: Readonly<Record<string, unknown>>): object;
  /** The id of a retry. */
  retryId(first: number): number | undefined;
  /** Whether a retry waits for all answers. */
  readonly waitsForAll: boolean;
  /** Whether a result of this type requires input. */
  requiresInput(resultType: unknown): boolean;
  /** Whether rounds are answered by responses as well. */
  readonly responds: boolean;
}

/** A client of a few lines, over the web's own `fetch`: no SDK keeps it from doing wrong. */
export interface RawClient {
  call(tool: string, signal: AbortSignal): Promise<unknown>;
  notify(method: string, params?: object): Promise<void>;
}

/** Connects a {@link RawClient}. */
export async function openRawClient(
  url: string,
  revision: DemandRevision,
  options: RawClientOptions,
): Promise<RawClient> {
  return revision === "2026-07-28"
    ? openRounds(url, options)
    : await openRequests(url, revision, options);
}

const clientInfo = { name: "toy", version: "1" };

async function openRequests(
  url: string,
  revision: DemandRevision,
  options: RawClientOptions,
): Promise<RawClient> {
  let ids = 0;
  let session: string | undefined;
  const post = async (message: object, signal?: AbortSignal) => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": revision,
        ...(session && { "mcp-session-id": session }),
      },
      body: JSON.stringify({ jsonrpc: "2.0", ...message }),
      ...(signal && { signal }),
    });
    session ??= response.headers.get("mcp-session-id") ?? undefined;
    return response;
  };
  const nextId = () => {
    ids += 1;
    return ids;
  };
  const answer = async ({ id, method = "", params = {} }: WireMessage) => {
    const answered = await options.ask({ method, params, key: String(id) });
    if (answered) await (await post({ id, ...answered })).text();
  };
  const call = async (tool: string, signal: AbortSignal): Promise<unknown> => {
    const id = nextId();
    signal.addEventListener("abort", () => {
      post({ method: "notifications/cancelled", params: { requestId: id } }).catch(() => {});
    });
    const response = await post({ id, method: "tools/call", params: { name: tool } });
    for await (const message of eventsOf(response)) {
      if (message.id === id && !message.method) {
        if (message.error) options.failed(message.error, () => call(tool, signal));
        return message.result;
      }
      if (message.id !== undefined) answer(message).catch(() => {});
      else if (message.method === "notifications/cancelled")
        options.withdrawn(String(message.params?.requestId));
      else options.notified(message);
    }
    return undefined;
  };
  const capabilities = options.capabilities;
  const params = { protocolVersion: revision, capabilities, clientInfo };
  await (await post({ id: nextId(), method: "initialize", params })).text();
  await (await post({ method: "notifications/initialized" })).text();
  return {
    call,
    async notify(method, params) {
      await (await post({ method, ...(params && { params }) })).text();
    },
  };
}

async function* eventsOf(response: Response): AsyncGenerator<WireMessage> {
  let text = "";
  const decoder = new TextDecoder();
  if (!response.body) return;
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events)
      for (const line of event.split("\n"))
        if (line.startsWith("data: ")) yield JSON.parse(line.slice("data: ".length));
  }
}

function openRounds(url: string, options: RawClientOptions): RawClient {
  let ids = 0;
  const meta = "io.modelcontextprotocol/";
  const post = async (
    id: number | undefined,
    method: string,
    params: object,
    signal?: AbortSignal,
  ): Promise<WireMessage> => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": method,
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id,
        method,
        params: {
          ...params,
          _meta: {
            [`${meta}protocolVersion`]: "2026-07-28",
            [`${meta}clientInfo`]: clientInfo,
            [`${meta}clientCapabilities`]: options.capabilities,
          },
        },
      }),
      ...(signal && { signal }),
    });
    return response.status === 202 ? {} : ((await response.json()) as WireMessage);
  };
  const call = async (name: string, signal: AbortSignal): Promise<unknown> => {
    ids += 1;
    const first = ids;
    let { result, error } = await post(first, "tools/call", { name }, signal);
    while (result && options.requiresInput(result.resultType)) {
      const requests = Object.entries((result.inputRequests ?? {}) as Record<string, WireMessage>);
      const inputResponses: Record<string, unknown> = {};
      const asking = requests.map(async ([key, { method = "", params = {} }]) => {
        const answered = await options.ask({ method, params, key });
        if (!answered || "error" in answered) throw new Error("abandoned");
        inputResponses[key] = answered.result;
        if (options.responds)
          await fetch(url, { method: "POST", body: JSON.stringify({ id: key, ...answered }) });
      });
      try {
        await (options.waitsForAll ? Promise.all(asking) : Promise.race(asking));
      } catch {
        return undefined;
      }
      if (signal.aborted) return undefined;
      ids += 1;
      const state = result.requestState;
      const params = { name, inputResponses, ...(state !== undefined && { requestState: state }) };
      const sent = await post(
        options.retryId(first) ?? ids,
        "tools/call",
        options.bendRetry(params),
        signal,
      );
      ({ result, error } = sent);
    }
    if (error) options.failed(error, () => call(name, signal));
    return result;
  };
  return { call, notify: () => Promise.resolve() };
}
