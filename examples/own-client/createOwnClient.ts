import type { HostSession, RequestError } from "mcp-host-ui/host";
import type { JsonObject } from "mcp-host-ui/schema";
import { type Message, readMessages } from "./readMessages.ts";

/** A client of our own, as small as one can be: JSON-RPC over streamable HTTP, revision 2025-11-25. */
export interface OwnClient {
  /** Says hello, and what the host can do. */
  connect(capabilities: object): Promise<void>;
  request(method: string, params: JsonObject, signal?: AbortSignal): Promise<JsonObject>;
  /** Ends the session: what the server still asks is settled as sent to nobody. */
  close(): Promise<void>;
}

interface Pending {
  readonly resolve: (result: JsonObject) => void;
  readonly reject: (error: Error) => void;
}

const protocolVersion = "2025-11-25";

/** Makes a client that brings everything its server asks to a session of the host. */
export function createOwnClient(
  url: URL,
  session: HostSession,
  send: typeof fetch = fetch,
): OwnClient {
  let sessionId: string | null = null;
  let requests = 0;
  const closing = new AbortController();
  const pending = new Map<unknown, Pending>();
  const questions = new Map<unknown, AbortController>();

  const post = async (message: object, signal?: AbortSignal) => {
    const response = await send(url, {
      method: "POST",
      headers: headersOf(sessionId),
      body: JSON.stringify({ jsonrpc: "2.0", ...message }),
      ...(signal && { signal }),
    });
    if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
    sessionId ??= response.headers.get("mcp-session-id");
    await hearAll(response);
  };

  const hearAll = async (response: Response) => {
    for await (const received of readMessages(response)) hear(received);
  };

  const notify = (method: string, params?: JsonObject) => post({ method, params });

  const request: OwnClient["request"] = (method, params, signal) => {
    requests += 1;
    const id = requests;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      post({ id, method, params }, signal).catch(reject);
    });
  };

  const hear = ({ id, method, params, result, error }: Message) => {
    if (method === undefined) {
      if (result) pending.get(id)?.resolve(result);
      else pending.get(id)?.reject(new Error(error?.message));
      pending.delete(id);
    } else if (id !== undefined) answer(id, method, params).catch(console.error);
    else if (method === "notifications/cancelled") questions.get(params?.requestId)?.abort();
    else session.receiveNotification(method, params).catch(console.error);
  };

  /** Lets the host answer one request of the server. */
  const answer = async (id: unknown, method: string, params: JsonObject | undefined) => {
    const withdrawal = new AbortController();
    questions.set(id, withdrawal);
    const { signal } = withdrawal;
    const meta = params?._meta as JsonObject | undefined;
    const reply = await session.receive(method, params, { signal, meta, notify }).then(
      (result) => ({ id, result }),
      ({ code, message }: RequestError) => ({ id, error: { code, message } }),
    );
    questions.delete(id);
    // Who took the question back, or is gone, waits for no answer.
    if (!signal.aborted && sessionId !== null) await post(reply);
  };

  return {
    request,
    async connect(capabilities) {
      const clientInfo = { name: "own-client", version: "1.0.0" };
      const hello = { protocolVersion, clientInfo, capabilities: { ...capabilities } };
      const { serverInfo } = await request("initialize", hello);
      await notify("notifications/initialized");
      // What belongs to no request of ours comes on a stream of its own.
      const headers = headersOf(sessionId);
      const { signal } = closing;
      hearAll(await send(url, { headers, signal })).catch(() => session.close());
      session.update({ protocolVersion, claims: serverInfo as JsonObject, notify });
    },
    async close() {
      const headers = headersOf(sessionId);
      sessionId = null;
      closing.abort();
      session.close();
      for (const { reject } of pending.values()) reject(new Error("The connection was closed."));
      pending.clear();
      await send(url, { method: "DELETE", headers });
    },
  };
}

function headersOf(sessionId: string | null): Record<string, string> {
  return {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    ...(sessionId !== null && {
      "mcp-session-id": sessionId,
      "mcp-protocol-version": protocolVersion,
    }),
  };
}
