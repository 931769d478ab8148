import type { Outcome } from "../outcome.js";
import type { RuleFacts } from "../ruling.js";
import type { ChainLink } from "./chainLink.js";

/** One decision, or the run that followed it. */
export interface LogEntry {
  /** The id of the question, or of the run. */
  readonly id: string;
  /** The kind that the question belongs to. */
  readonly kind: string;
  /** The id of the session that asked. */
  readonly session: string;
  /** The host app's own name for the server. */
  readonly server: string;
  /** The host app's name for the server's view that asked (MCP Apps); absent where the server itself did. */
  readonly appView?: string;
  /** When it was asked, or when the run started, in milliseconds since 1970. */
  readonly receivedAt: number;
  /** The number of times that the same call asked it. */
  readonly asked: number;
  /** The outcome, with the user's reason for declining; without it where `policy.log.content` is `false`. */
  readonly outcome: Outcome;
  /** Facts that rules were compared with; only in a host with rules. */
  readonly facts?: readonly RuleFacts[];
  /** The request; only if the log keeps content. */
  readonly request?: unknown;
  /** The result that was sent, without answers to what asks for a secret and well-known credentials; only if the log keeps content. */
  readonly sent?: unknown;
  /** The run of an allowed call; `outcome` is then the decision that allowed it. Absent from the entry of a decision. */
  readonly run?: {
    /** The name of the tool. */
    readonly tool: string;
    /** When the run started, in milliseconds since 1970. */
    readonly at: number;
    /** The duration in milliseconds. */
    readonly duration: number;
    /** `error`: the tool reported an error in its result. `failed`: there was no result. */
    readonly outcome: "done" | "error" | "failed";
    /** The beginning of the result or of the error, without credentials; only if the log keeps content. */
    readonly text?: string;
  };
  /** The link to the entry before; only if the log is chained. */
  readonly chain?: ChainLink;
}

/** The run of a call that the user, a rule, or a policy allowed. */
export type LoggedRun = NonNullable<LogEntry["run"]>;
