import { isJsonObject } from "../wire/protocol/json.js";
import type { PolicyName } from "./policyName.js";
import type { Ruling } from "./ruling.js";

/** Why a host answered, or did not, without a person or a rule. `failed`: what it takes to answer could not be loaded. `blocked`: the person has blocked the server. `policy`: the host's policy decides that. */
export type OutcomeCause =
  | "unattended"
  | "deadline"
  | "caller-ended"
  | "flood"
  | "blocked"
  | "invalid"
  | "failed"
  | "policy";

/** The end of a question. There is exactly one for each. */
export type Outcome =
  | {
      /** The kind of reply that was sent to the server. */
      readonly sent: "accept" | "decline" | "cancel" | "result" | "error";
      /** Who decided; `server`: it said itself that a visit which its call waited for is complete. */
      readonly by: "person" | "rule" | "host" | "server";
      /** Why, where the host decided. */
      readonly cause?: OutcomeCause;
      /** The switch of the host's policy that decided; present where the cause is `policy`. */
      readonly policy?: PolicyName;
      /** The name of the rule that decided. */
      readonly rule?: string;
      /** The decisions of rules on the way there, the last one included, oldest first; each can be explained. */
      readonly rulings?: readonly Ruling[];
      /** Who the person is whose command led to it, where the host app named whoever sits at the window. */
      readonly principal?: string;
      /** Why, in the person's own words, without well-known credentials; it stays in the host unless its kind is told to send it. */
      readonly reason?: string;
      /** When, in milliseconds since 1970. */
      readonly at: number;
    }
  | {
      /**
       * `nothing`: there was nobody left to send it to. `unknown`: an answer was on its way when what was to send it was lost, so
       * nobody can tell.
       */
      readonly sent: "nothing" | "unknown";
      /** Who ended it: the server withdrew it, its session closed, or the call it belonged to was stopped. */
      readonly by: "server" | "session" | "person" | "host";
      /** Why: the call it belonged to ended, or the page was loaded again. */
      readonly cause?: OutcomeCause | "reload";
      /** Why the server withdrew it, in the server's own words: the first 1,000 characters, not to be trusted. */
      readonly withdrawalMessage?: string;
      /** Who the person is that ended it, where the host app named whoever sits at the window. */
      readonly principal?: string;
      /** When, in milliseconds since 1970. */
      readonly at: number;
    };

/** Whether a value, perhaps from another machine, is the end of a question. */
export function isOutcome(value: unknown): value is Outcome {
  if (!isJsonObject(value)) return false;
  const { sent, by, at } = value;
  const isEnd =
    sent === "nothing" || sent === "unknown"
      ? isAmong(["server", "session", "person", "host"], by)
      : isAmong(["accept", "decline", "cancel", "result", "error"], sent) &&
        isAmong(["person", "rule", "host", "server"], by);
  return isEnd && Number.isFinite(at);
}

function isAmong(known: readonly unknown[], value: unknown): boolean {
  return known.includes(value);
}
