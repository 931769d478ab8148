import type { CallEnd } from "../call.js";
import type { Receipt } from "../command.js";
import type { Decision } from "../decision.js";
import type { PendingAnswer } from "../kind.js";
import type { Outcome, OutcomeCause } from "../outcome.js";
import type { Reply } from "../reply.js";
import type { RequestError } from "../requestError.js";
import type { Ask } from "./createQuestion.js";

/** Opens questions and settles each exactly once. */
export interface Settlement {
  /** Opens a question. */
  ask(ask: Ask): PendingAnswer;
  /** Settles a question with something to send; `lingers` keeps it on its surface, `outcome` is the one that a delivery had. */
  settle(
    id: string,
    reply: Reply,
    decision: Decision,
    options?: { readonly lingers?: boolean | undefined; readonly outcome?: Outcome | undefined },
  ): Receipt;
  /** Records a question that was refused as it came, for the person to see. @default invalid */
  refuse(ask: Ask, error: RequestError, cause?: OutcomeCause): Promise<never>;
  /** Tells the log of an answer that a rule gave at once. */
  note(ask: Ask, reply: Reply, decision: Decision): void;
  /** Settles a question with what its kind sends when nobody answers; `principal` is whose command led to that. */
  fallback(id: string, cause: OutcomeCause, principal?: string): void;
  /** Settles a question whose deadline has passed, if that has not been noticed yet. */
  expire(id: string): void;
  /** Settles a question with nothing to send. */
  abandon(
    id: string,
    by: "server" | "session" | "person" | "host",
    cause?: OutcomeCause,
    withdrawalMessage?: string,
    principal?: string,
  ): void;
  /** Delivers an answer to where it is waited for; `undefined` where that is here, or the question was settled meanwhile. */
  deliver(id: string, reply: Reply, decision: Decision): Promise<Receipt | undefined> | undefined;
  /** Asks another machine for more time, where one waits for the answer. */
  extend(id: string): Promise<Receipt> | undefined;
  /** Whether the connection of a question would send a result as it is. */
  supports(id: string, result: object): Promise<boolean>;
  /** Settles what belonged to a call that is over. */
  callEnded(call: string, end: CallEnd | undefined): void;
  /** Forgets what was typed for the questions of a session. */
  forgetSession(session: string): void;
}
