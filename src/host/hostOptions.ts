import type { RequestLimits } from "../wire/protocol/requestLimits.js";
import type { DraftStorage } from "./drafts/draftStorage.js";
import type { FloodLimits } from "./floodGuard.js";
import type { HostRules } from "./hostRules.js";
import type { HostKind } from "./kind.js";
import type { DecisionLog } from "./log/decisionLog.js";
import type { HostPolicy } from "./policy.js";

/** Limits for the questions of a server, and for the size of one request. */
export interface HostLimits extends FloodLimits, RequestLimits {}

/** Options for a host. */
export interface HostOptions {
  /** The kinds of the host. One that is absent is not declared, not handled and not bundled. */
  readonly kinds: readonly HostKind[];
  /** The time that a question may stay where no surface could show it before it is answered as unattended, in milliseconds. @default 30_000 */
  readonly unattendedAfter?: number;
  /** The interval at which a waiting server that asked for progress hears that a person is thinking, in milliseconds; `Infinity` for never. @default 15_000 */
  readonly keepAliveInterval?: number;
  /** The number of settled questions to keep. @default 100 */
  readonly keepSettled?: number;
  /** The limits for the questions of one server before the host refuses more, and for the size of each. */
  readonly limits?: HostLimits;
  /**
   * Where what was typed survives a reload, until its question is settled: anything of the shape of `sessionStorage`,
   * or `false` for nowhere. What a form asks for as a secret is never stored. `•••` is stored for whatever has the shape
   * of a well-known credential and, of a sampling request, for what is named like a secret or what a tool asks for as one.
   * The servers that the user has blocked are stored there too, by the ids of their sessions.
   * @default `sessionStorage` in a page, nowhere elsewhere
   */
  readonly storage?: DraftStorage | false;
  /** Names what this host stores; two hosts of one page need a name each. @default "mcp-host-ui:drafts" */
  readonly storageKey?: string;
  /**
   * The number of connections to one origin: calls to it that would leave none for a reply wait for their turn.
   * Write 6 for a server that a page reaches over HTTP/1.1, `Infinity` for HTTP/2. Counts sessions whose `origin` is known.
   * @default calls never wait; a page warns in development when more than 6 would be needed
   */
  readonly connectionsPerOrigin?: number;
  /** Keeps who decided what: `createDecisionLog()`. @default none */
  readonly log?: DecisionLog;
  /** The policy that holds whatever people, settings, windows and rules say. @default none */
  readonly policy?: HostPolicy;
  /** The rules by which the host answers in place of the person: `createRules()` of `mcp-host-ui/rules`. @default every question is the person's */
  readonly rules?: HostRules;
  /** Hears of errors that stay inside the host. @default throws them where nobody catches them, so that they are seen */
  readonly onError?: (error: unknown) => void;
}
