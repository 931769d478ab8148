/** One tracked call, for as long as it runs. */
export interface CallRecord {
  /** Unique in this host. */
  readonly id: string;
  /** The id of the session that it runs in. */
  readonly session: string;
  /** The host app's name for it: the name of the tool, say. */
  readonly name?: string;
  /** The host app's title for it, in people's words. */
  readonly title?: string;
  /** When it started, in milliseconds since 1970. */
  readonly startedAt: number;
  /** `waiting`: for a person, with its clock stopped. `queued`: it starts once a connection to its server is free. */
  readonly phase: "running" | "waiting" | "queued";
  /** The server's id of the task that the call follows, if it follows one. */
  readonly task?: string;
}

/** Options to hand to the SDK's `callTool`, `getPrompt` or `readResource`, as they are. */
export interface TrackedCallOptions {
  /** Aborts when the call is stopped or its time is up. */
  readonly signal: AbortSignal;
  /** The SDK's own timer, in milliseconds: as far away as it goes, because the tracked clock decides. */
  readonly timeout: number;
  /** Marks the call's messages for a transport tap; it does nothing else. */
  readonly onresumptiontoken: (token: string) => void;
}

/** Starts the request with the options given; `call` is the id that the call has in the host's state. */
export type TrackedRun<Result> = (options: TrackedCallOptions, call: string) => Promise<Result>;

/** Options for tracking a call. */
export interface TrackCallOptions {
  /** The name of the call, shown where a person can stop it. */
  readonly name?: string;
  /** The title of the call, such as the tool's own: its questions show it as their purpose. @default `name` */
  readonly title?: string;
  /** The server's id of the task that the call follows: what the server asks for that task belongs to this call. */
  readonly task?: string;
  /** The time that the server may work on it, in milliseconds, not counting the time a person thinks; `Infinity` for no limit. @default 60_000 */
  readonly timeout?: number;
  /** The time that it may take in all, in milliseconds, however long a person thinks (basic/lifecycle, Timeouts); `Infinity` for no limit. @default 86_400_000, a day */
  readonly maxTotalTimeout?: number;
  /** Stops the call from outside. */
  readonly signal?: AbortSignal;
}

/** Decides whether a call that failed is tried once more. */
export type Recover = (error: unknown, call: string, retries: number) => Promise<boolean>;

/** Who ended a call before its result came, and with which error. */
export interface CallEnd {
  readonly by: "person" | "host";
  /** Who the person is, where the host app named them. */
  readonly principal?: string;
  readonly error: Error;
  /** The question that the person stopped it from. */
  readonly question?: string;
}
