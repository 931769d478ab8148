/** A message of the host as it stood on the wire. */
export interface PostedMessage {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** A request to the person, in the protocol's own form. */
export interface AskedRequest {
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** A result, or an error, that came for what was asked. */
export type ReceivedAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code?: unknown; readonly message?: unknown } };

/** A call of a tool, in which the server asks. */
export interface WireCall {
  readonly tool: string;
  /** The messages that made it: one, and another for every round. */
  readonly tries: readonly PostedMessage[];
  /** Asks all of this at once, with a state where a round has one. */
  ask(requests: Readonly<Record<string, AskedRequest>>, state?: string): void;
  /** Reads what came for a key of what was asked last. */
  answerTo(key: string): ReceivedAnswer | undefined;
  /** Sends a notification, where the revision has any while a call is open. */
  notify(method: string, params: Readonly<Record<string, unknown>>): void;
  /** Takes back what was asked last, where the revision lets servers. */
  withdraw(): void;
  /** Whether the host has cancelled the call. */
  isCancelled(): boolean;
  /** Ends the call with a result, whatever its type. */
  end(result: Readonly<Record<string, unknown>>): void;
  /** Ends the call with an error. */
  fail(error: Readonly<Record<string, unknown>>): void;
}

/** A revision as the server speaks it: takes what the host posted, and answers by the exchange. */
export type SpeakRevision = (message: PostedMessage, exchange: Exchange) => void;

/** One HTTP request of the host, and the ways to answer it. */
export interface Exchange {
  /** Accepts what needs no answer. */
  accept(): void;
  /** Answers with one message. */
  answer(message: object, headers?: Readonly<Record<string, string>>): void;
  /** Sends a message, and leaves the stream open for more. */
  send(message: object): void;
  /** Ends the stream with its last message. */
  finish(message: object): void;
  /** Whether the host went away before the end. */
  isClosed(): boolean;
}

/** The posted messages, and whoever takes calls. */
export interface SpeakOptions {
  readonly posted: readonly PostedMessage[];
  /** Takes a call that has begun. */
  began(call: WireCall): void;
}
