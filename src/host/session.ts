import type { JsonObject } from "../wire/protocol/json.js";
import type { TrackCallOptions, TrackedRun } from "./call.js";
import type { Delivery } from "./delivery.js";

/** The server's claims about itself; never a reason to trust it (basic/index, 2026-07-28). */
export interface ServerClaims {
  /** The name in its own `serverInfo`. */
  readonly name?: string;
  /** The version in its own `serverInfo`. */
  readonly version?: string;
}

/** One connection to a server, as the state shows it. */
export interface SessionRecord {
  /** Unique in this host; chosen by the host app. */
  readonly id: string;
  /** The host app's own name for the server. */
  readonly name: string;
  /** The server's claims about itself, shown second and marked as its own. */
  readonly claims?: ServerClaims;
  /** The protocol revision in use, once known. */
  readonly protocolVersion?: string;
  /** The origin of the address that the host app reaches the server at, if it has one. */
  readonly origin?: string;
  /** Whether a transport tap sends results that the SDKs would refuse. */
  readonly tapped: boolean;
  /** Whether the server declared that it has views for its forms (`elicitation` within `io.modelcontextprotocol/ui`; SEP-3118, a draft). */
  readonly appForms?: boolean;
  /** Whether the connection stands. What a server asks of a closed session is refused, until `openSession` opens it again. */
  readonly phase: "open" | "closed";
  /** The time that this server waits for an answer, in milliseconds, if the host app knows it. */
  readonly answerWithin?: number;
  /** The time that a deadline moves each time the person asks for it, in milliseconds. */
  readonly extendBy?: number;
  /** The number of questions refused because too many came at once, since the person last looked. */
  readonly refused: number;
  /** Whether the person blocks every question of this server for now. */
  readonly blocked: boolean;
}

/** Options for a session. */
export interface OpenSessionOptions {
  /** Unique in this host. A session of this id that exists already is returned, with what is new taken over. */
  readonly id: string;
  /** The host app's own name for the server. @default the id */
  readonly name?: string;
  /** The server's claims about itself. */
  readonly claims?: ServerClaims;
  /** The protocol revision in use. */
  readonly protocolVersion?: string;
  /** The origin of the address that the host app reaches the server at: a page elsewhere is said to be unlike it. */
  readonly origin?: string;
  /** The time that the server waits for an answer, in milliseconds: the person sees how much of it is left. @default not known */
  readonly answerWithin?: number;
  /**
   * The time that a deadline moves each time the person asks for it, in milliseconds: where it is the host app's
   * own, or the server gives more time. @default it cannot move
   */
  readonly extendBy?: number;
  /** Whether a transport tap sends results that the SDKs would refuse. @default false */
  readonly tapped?: boolean;
  /** Whether the server declared that it has views for its forms. @default false */
  readonly appForms?: boolean;
  /** Sends a notification to the server; without it the host stays silent towards this server. */
  readonly notify?: SendNotification;
}

/** Sends one notification to a server. */
export type SendNotification = (method: string, params?: JsonObject) => Promise<void>;

/** Facts about one incoming request beside its params. */
export interface ReceiveOptions {
  /** Whether the client left what the request needs out of what it declared, by the host's `lastRevisions`; then it is refused. @default false */
  readonly undeclared?: boolean;
  /** Aborts when the server withdraws the request, or its connection closes. */
  readonly signal?: AbortSignal;
  /** The request's `_meta`, with its `progressToken`. */
  readonly meta?: JsonObject | undefined;
  /** Sends a notification on the request's own stream. */
  readonly notify?: SendNotification;
  /** The id of the tracked call that the request belongs to for certain, as a transport tap knows it. */
  readonly call?: string;
  /** Whether it came inside an `input_required` result (revision 2026-07-28). @default false */
  readonly embedded?: boolean;
  /** The host app's name for the server's view that asks (MCP Apps): it asks outside of every call. @default the server asks */
  readonly appView?: string;
  /** Called at once when the request's answer is certain, before `receive` resolves or rejects. */
  readonly settled?: () => void;
  /** Whether the connection would send a result as it is; without it, every one. */
  readonly supports?: (result: object) => Promise<boolean>;
  /** When the server stops waiting, in milliseconds since 1970, where that is known. @default as far away as the session's `answerWithin` */
  readonly deadline?: number;
  /** The time that it moves each time the person asks for it, in milliseconds. @default the session's `extendBy` */
  readonly extendBy?: number;
  /**
   * Takes the answer to where it is waited for, where that is another machine which asks other people too: there is
   * counted how much a server asks, and here nothing ends because nobody looks. A signal that is aborted with
   * `{ outcome }` settles the question as it was settled there; `own: true` beside it says that the answer was given here. @default the answer is waited for here
   */
  readonly delivery?: Delivery;
}

/** The side of a session through which any MCP client, whatever its SDK, brings a server's requests to the host. */
export interface HostSession {
  readonly id: string;
  /**
   * Takes one request and resolves to its result; once the session is closed, every request is refused.
   * Rejects with a `RequestError`, whose `code` and `message` may go to the server as they are.
   */
  receive(method: string, params?: unknown, options?: ReceiveOptions): Promise<object>;
  /** Takes one notification; unknown ones are ignored. Never rejects. */
  receiveNotification(method: string, params?: unknown): Promise<void>;
  /**
   * Runs one `callTool`, `getPrompt` or `readResource` with a clock that stops while one of its questions is open.
   * Rejects with an `AbortError` when the person or the caller stops it, with a `TimeoutError` when its time is up.
   */
  trackCall<Result>(run: TrackedRun<Result>, options?: TrackCallOptions): Promise<Result>;
  /** Takes over what became known about the server. */
  update(known: Omit<OpenSessionOptions, "id">): void;
  /** States that the connection is gone: its questions are settled as sent to nobody, and no more are taken. */
  close(): void;
  /**
   * Lets go of all that the host keeps of a closed session, its settled questions included; what the person set for it
   * and what the log says stay. A session of this id starts anew. Returns false, and keeps everything, while the session
   * is open, one of its calls runs, or one of its questions is still in front of the person.
   */
  forget(): boolean;
}
