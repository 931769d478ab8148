import type { Calls, McpClientLike } from "mcp-host-ui/host";

/** One request to a person, as it stands on the wire. */
export interface WireRequest {
  readonly method: string;
  readonly params?: object;
}

/** Puts requests to the person, all at once, and resolves to what the server received, by the same keys. */
export type AskPerson = (
  requests: Readonly<Record<string, WireRequest>>,
  options?: { readonly signal?: AbortSignal },
) => Promise<Record<string, unknown>>;

/** The script of a tool of the test server. */
export type ToolScript = (ask: AskPerson) => Promise<unknown>;

/** A real client and a real server of one SDK and one protocol revision, linked. */
export interface Wire {
  readonly client: McpClientLike;
  /** Connects both; call it once the client is attached. */
  connect(): Promise<void>;
  /** Calls a tool, as a host app would. */
  callTool(name: string, options?: Calls.SdkOptions): Promise<unknown>;
  /** Sends a notification from the server; revision 2026-07-28 has none. */
  notify(method: string, params?: object): Promise<void>;
  /** The errors that either SDK reported out of band: an answer without a request, a message that it could not read. */
  readonly errors: readonly unknown[];
  /** Closes the connection from the server's side. */
  close(): Promise<void>;
}

/** Opens a {@link Wire} whose server runs the script of each tool that is called. */
export type OpenWire = (script: (tool: string) => ToolScript) => Promise<Wire>;
