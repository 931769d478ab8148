/** The part of a `Client` of either SDK that the host uses; no type of theirs is imported. */
export interface McpClientLike {
  /** The open connection, if there is one. */
  readonly transport?: TransportLike | undefined;
  /** Called by the SDK when the connection is gone. */
  onclose?: (() => void) | undefined;
  /** Connects through a transport; the SDKs' own types for it differ. */
  connect?(...args: never[]): Promise<void>;
  registerCapabilities(capabilities: object): void;
  assertCanSetRequestHandler(method: string): void;
  // The two SDKs take different arguments here; `registerHandlers` knows both.
  setRequestHandler(...args: never[]): void;
  setNotificationHandler(...args: never[]): void;
  removeRequestHandler?(method: string): void;
  removeNotificationHandler?(method: string): void;
  notification(notification: { method: string; params?: Record<string, unknown> }): Promise<void>;
  getServerVersion(): { name: string; version: string } | undefined;
  /** The capabilities that the server declared, once connected. */
  getServerCapabilities?(): object | undefined;
  /** SDK v2 only. */
  getNegotiatedProtocolVersion?(): string | undefined;
}

/** The part of a transport of either SDK that the host uses. */
export interface TransportLike {
  /** Called when the connection is gone. */
  onclose?: (() => void) | undefined;
  /** Called with each message; the SDKs' own types for it differ. */
  onmessage?: ((...args: never[]) => void) | undefined;
  /** Sends a message; the SDKs' own types for it differ. */
  send?(...args: never[]): Promise<void>;
  /** Whether each request has a stream of its own, so that closing it withdraws the request; SDK v2 only. */
  readonly hasPerRequestStream?: boolean | undefined;
  /** The revision in use, where the transport knows it. */
  readonly protocolVersion?: string | undefined;
}
