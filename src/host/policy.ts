import { defineKey, type HostKey } from "../state/key.js";
import { isJsonObject } from "../wire/protocol/json.js";
import type { LogEntry } from "./log/logEntry.js";
import type { PolicyName } from "./policyName.js";

/**
 * The host app's rules for everybody: no person, setting, window or rule loosens it. It holds in the host itself,
 * so in apps without our components, and for every window of `serveHost`, too.
 */
export interface HostPolicy extends Readonly<Partial<Record<PolicyName, unknown>>> {
  /**
   * Whether what is typed may be stored until its question is settled. With `false` nothing half-typed leaves the memory,
   * whatever `storage` says, and what an earlier page stored there is removed. @default true
   */
  readonly drafts?: boolean;
  /**
   * `"always"`: what leaves is looked at before it leaves. A form's answer is refused (`unseen`) unless it says that a
   * person has seen exactly that; a sampling request, its answer and a list of roots are each shown, whatever settings,
   * options, rules or an earlier yes say. @default as the `HostProvider`, its windows, and the person's settings say
   */
  readonly review?: "always";
  /**
   * `"refused"`: a form that asks for a secret, or of which nobody can tell whether it does, is cancelled in the host's
   * name before anybody sees it. @default it is shown with a warning, and looked at twice
   */
  readonly secrets?: "refused";
  /**
   * The ids of the only sessions that may ask: every request of another one is refused, its pages to visit (-32042)
   * included. Ids are the host app's own; what a server calls itself counts for nothing. @default every session may ask
   */
  readonly servers?: readonly string[];
  /** Where decisions are kept beside the log of the host, and with what. @default only in the log of the host, as that says */
  readonly log?: LogPolicy;
  /** Which servers' claims may approve tool calls ahead of the user. @default none */
  readonly tools?: ToolsPolicy;
}

/** Which servers' claims about their tools the host believes. */
export interface ToolsPolicy {
  /**
   * The claims to believe, by the id of the session. With `readOnly`, a call whose tool claims that it only reads
   * (`readOnlyHint`) runs without a question, unless the call has a cause for the high risk.
   */
  readonly believe: Readonly<Record<string, readonly "readOnly"[]>>;
}

/** Where decisions are kept, and with what. */
export interface LogPolicy {
  /**
   * Hears of every decision, once and in order: a file, a database, a service for audits. What it throws or rejects with
   * goes to `onError`, and costs no answer. @default nowhere
   */
  readonly to?: (entry: LogEntry) => void | Promise<void>;
  /**
   * Whether what was asked and sent is kept, without secrets: `true` at `to`; `false` nowhere, not even in a log that was
   * made with `content`. A reason for declining goes to `to` only with `true`, and with `false` it stays out of the log
   * too. @default in the log of the host as that says, not at `to`
   */
  readonly content?: boolean;
}

/** Where a user interface reads the switches that concern it. */
export const policyKey: HostKey<ShownPolicy> = defineKey("host:policy");

/** The switches that concern a user interface: plain data. */
export type ShownPolicy = Pick<HostPolicy, "drafts" | "review" | "secrets">;

/** The part of a policy that user interfaces read; `undefined` if the host app has none. */
export function shownPolicy({ drafts, review, secrets }: HostPolicy): ShownPolicy | undefined {
  if (drafts === undefined && review === undefined && secrets === undefined) return undefined;
  return {
    ...(drafts !== undefined && { drafts }),
    ...(review !== undefined && { review }),
    ...(secrets !== undefined && { secrets }),
  };
}

/** Throws a sentence that says what is wrong with a policy: one that is misspelt must not pass for one that holds. */
export function checkPolicy(policy: unknown): void {
  if (policy === undefined) return;
  if (!isJsonObject(policy)) throw wrong("policy", policy, "an object such as { drafts: false }");
  checkEach(policy, "policy.", switches);
  checkEach(Object(policy.log), "policy.log.", logSwitches);
}

type Switch = readonly [isLegal: (value: unknown) => boolean, expected: string];

const isBoolean = (value: unknown) => typeof value === "boolean";

const switches: Readonly<Record<PolicyName, Switch>> = {
  drafts: [isBoolean, "true or false"],
  review: [(value) => value === "always", '"always"'],
  secrets: [(value) => value === "refused", '"refused"'],
  servers: [
    (value) => Array.isArray(value) && value.every((id) => typeof id === "string"),
    "a list of session ids",
  ],
  log: [isJsonObject, "an object such as { to: append }"],
  tools: [
    (value) => isJsonObject(value) && isJsonObject(value.believe) && isBelief(value.believe),
    'an object such as { believe: { travel: ["readOnly"] } }',
  ],
};

function isBelief(believe: object): boolean {
  return Object.values(believe).every(
    (claims: unknown) => Array.isArray(claims) && claims.every((claim) => claim === "readOnly"),
  );
}

const logSwitches: Readonly<Record<keyof LogPolicy, Switch>> = {
  to: [(value) => typeof value === "function", "a function"],
  content: [isBoolean, "true or false"],
};

function checkEach(
  given: Readonly<Record<string, unknown>>,
  prefix: string,
  known: Readonly<Record<string, Switch>>,
): void {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const [isLegal, expected] = (Object.hasOwn(known, name) && known[name]) || [];
    if (!isLegal?.(value))
      throw wrong(prefix + name, value, expected ?? `one of ${Object.keys(known).join(", ")}`);
  }
}

function wrong(name: string, value: unknown, expected: string): TypeError {
  return new TypeError(
    `createHost was given ${name}: ${String(value)}, so what it should lay down would not hold. Write ${expected}.`,
  );
}
