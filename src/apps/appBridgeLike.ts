/** The part of an `AppBridge` of `@modelcontextprotocol/ext-apps` (1 or 2) that the host uses; no type of theirs is imported. */
export interface AppBridgeLike {
  /** Answers a view that asks for a response of the host's model. */
  oncreatesamplingmessage?: ((params: never, context: never) => Promise<object>) | undefined;
  /** Answers a view that asks to open a page. */
  onopenlink?: ((params: never, context: never) => Promise<object>) | undefined;
  /** Answers a view that asks to save files. */
  ondownloadfile?: ((params: never, context: never) => Promise<object>) | undefined;
}

/** The facts about one request that a bridge of either major hands to its handlers. */
export interface AppRequestContext {
  /** Version 2. */
  readonly mcpReq?: {
    readonly signal?: AbortSignal;
    readonly _meta?: object | undefined;
    readonly notify?: (notification: {
      method: string;
      params?: Record<string, unknown>;
    }) => Promise<void>;
  };
  /** Version 1. */
  readonly signal?: AbortSignal;
  /** Version 1. */
  readonly _meta?: object | undefined;
  /** Version 1. */
  readonly sendNotification?: (notification: {
    method: string;
    params?: Record<string, unknown>;
  }) => Promise<void>;
}
