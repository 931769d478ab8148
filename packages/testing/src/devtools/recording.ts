import type { Outcome, Sessions } from "mcp-host-ui/host";

/** The life of a host's questions as plain data: without what people typed, and with `•••` for well-known credentials. */
export interface Recording {
  /** The version of this format. */
  readonly version: 1;
  readonly sessions: readonly RecordedSession[];
  /** Oldest first. */
  readonly questions: readonly RecordedQuestion[];
  /** Messages of watched transports, oldest first. */
  readonly messages: readonly RecordedMessage[];
}

/** One session of a recording. */
export interface RecordedSession {
  readonly id: string;
  /** The host app's own name for the server. */
  readonly name: string;
  readonly claims?: Sessions.Claims;
  readonly protocolVersion?: string;
  readonly events: readonly RecordedEvent[];
}

/** One question of a recording, with its whole life. */
export interface RecordedQuestion {
  readonly id: string;
  readonly kind: string;
  /** The id of the session that asked. */
  readonly session: string;
  /** The request as it stands on the wire; absent where a rule answered before anybody could see it, and for an app's own kinds. */
  readonly request?: { readonly method: string; readonly params?: object };
  /** The request of a kind without a method on the wire, such as a tool approval; without credentials. It cannot be replayed. */
  readonly content?: object;
  /** When it arrived, in milliseconds since 1970. */
  readonly receivedAt: number;
  /** Names the round that asked it with others in one result (since 2026-07-28); absent where it was asked alone. */
  readonly round?: string;
  /** The number of times that the same call asked it. */
  readonly asked: number;
  readonly events: readonly RecordedEvent[];
  /** The outcome once it is settled, without the person's name and words. */
  readonly outcome?: Outcome;
  /** The result that the server got, redacted by the host's log; only if that log keeps content. */
  readonly sent?: unknown;
}

/** Something that happened to a question or a session. */
export interface RecordedEvent {
  /**
   * Of a question: `shown` on a surface or `hidden` from it, put `aside` or `resumed`, `typed` into, `answered` while that
   * can be taken back, or `taken-back`, `ruled` by a rule, asked by a call that is over (`call-over`), `settled`,
   * `dismissed`. Of a session: `opened`, `closed`, `blocked`, `unblocked`.
   */
  readonly type:
    | "shown"
    | "hidden"
    | "aside"
    | "resumed"
    | "typed"
    | "answered"
    | "taken-back"
    | "ruled"
    | "call-over"
    | "settled"
    | "dismissed"
    | "opened"
    | "closed"
    | "blocked"
    | "unblocked";
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** The name of the rule, and its effect; present where a rule decided. */
  readonly rule?: string;
}

/** One message of a recording. */
export interface RecordedMessage {
  /** The id of the session. */
  readonly session: string;
  readonly from: "server" | "host";
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** The message; of answers, arguments and results `•••` stands for each value. */
  readonly message: unknown;
}
