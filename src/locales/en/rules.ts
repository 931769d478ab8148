import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";
import { type RuleBoundsMessages, ruleBounds } from "./ruleBounds.js";
import { type RuleClauseMessages, ruleClauses } from "./ruleClauses.js";

/** Rules that decide in place of the person: where they are made, and where they are kept. */
export interface RulesMessages extends RuleClauseMessages {
  /** Names the settings. */
  readonly title: string;
  /** States that there are no rules. */
  readonly empty: string;
  /** Explains where rules are made. */
  readonly emptyHint: string;
  /** Labels the switch that stops all rules. */
  readonly stop: string;
  /** Explains what happens while they are stopped. */
  readonly stopHint: string;
  /** States that rules last only as long as the app runs. */
  readonly notStored: string;
  /** Tells how many stored rules could not be read. */
  readonly unreadable: (params: { count: number }) => string;
  /** Labels the name of a rule. */
  readonly rename: string;
  /** Labels the most tokens that a request may ask for. */
  readonly maxTokens: string;
  /** Labels how often a rule decides within an hour. */
  readonly perHour: string;
  /** Opens a rule to change it. */
  readonly edit: string;
  /** Keeps the changes. */
  readonly save: string;
  /** Drops the changes. */
  readonly cancel: string;
  /** Lets a rule decide nothing for now. */
  readonly pause: string;
  /** Lets it decide again. */
  readonly resume: string;
  /** Ends a rule for good. */
  readonly revoke: string;
  /** Takes the last change back. */
  readonly undo: string;
  /** States that a rule was made. */
  readonly added: (params: { rule: string }) => string;
  /** States that a rule was changed. */
  readonly changed: (params: { rule: string }) => string;
  /** States that a rule was revoked. */
  readonly removed: (params: { rule: string }) => string;
  /** States that the app did not do it. */
  readonly failed: string;
  /** Tells how many of the last requests a rule decided. */
  readonly decided: (params: { count: number }) => string;
  /** Tells how many of the last requests rules would have decided. */
  readonly preview: (params: { covered: number; among: number }) => string;
  /** Tells how many uses are left. */
  readonly left: (params: { count: number }) => string;
  /** Heads the limits of what servers may use. */
  readonly budgets: string;
  /** Names every server that has no limit of its own. */
  readonly eachServer: string;
  /** Labels the limit of requests an hour. */
  readonly requestsPerHour: string;
  /** Labels the limit of requests a day. */
  readonly requestsPerDay: string;
  /** Labels the limit of tokens an hour. */
  readonly tokensPerHour: string;
  /** Labels the limit of tokens a day. */
  readonly tokensPerDay: string;
  /** Tells how much is used; of tokens it is an estimate. */
  readonly used: (params: { used: number }) => string;
  /** Explains that an empty field is no limit. */
  readonly noLimit: string;
  /** Labels the choice of what happens to what is over a limit. */
  readonly over: string;
  /** The person is asked. */
  readonly overAsk: string;
  /** The server is refused. */
  readonly overRefuse: string;
  /** Heads the rules that other windows propose. */
  readonly proposals: string;
  /** Makes the rules of a proposal. */
  readonly accept: string;
  /** Makes none of them, or takes a message away. */
  readonly dismiss: string;
  /** Names the button that leads to rules that allow. */
  readonly moreAllow: string;
  /** Names the button that leads to rules that say no. */
  readonly moreDeny: string;
  /** Heads the choice of a rule that allows. */
  readonly allowTitle: string;
  /** Heads the choice of a rule that says no. */
  readonly denyTitle: string;
  /** Labels the choice of how long a rule holds. */
  readonly lasting: string;
  /** As long as the server is connected. */
  readonly session: string;
  /** For some minutes. */
  readonly minutes: (params: { count: number }) => string;
  /** Until it is revoked. */
  readonly always: string;
  /** Labels the choice to send the answers of a model, too, without a look at them. */
  readonly responses: string;
  /** Makes the rule that allows. */
  readonly makeAllow: string;
  /** Makes the rule that says no. */
  readonly makeDeny: string;
  /** States that the person wants to see each request, so that no rule decides. */
  readonly asksEachTime: string;
  /** States that a rule was made, and what it decided since. */
  readonly made: (params: { rule: string; count: number }) => string;
  /** The bounds of a rule. */
  readonly bounds: RuleBoundsMessages;
  /** Tells how a rule stands. */
  readonly standings: {
    /** It decides. */
    readonly "in-force": string;
    /** It decides nothing for now. */
    readonly paused: string;
    /** No rule decides. */
    readonly stopped: string;
    /** It has no uses left. */
    readonly "used-up": string;
    /** It decides again within the hour. */
    readonly "hour-full": string;
    /** Its time is over. */
    readonly expired: string;
  };
}

const { number, plural } = createNumbers("en");

/** @see RulesMessages */
export const rules: RulesMessages = {
  title: "Rules",
  empty: "No rules",
  emptyHint: "When a server asks, the arrow beside Allow or Decline makes a rule.",
  stop: "Stop all rules",
  stopHint: "While they are stopped, you are asked about everything.",
  notStored: "These rules last as long as this app runs.",
  unreadable: ({ count }) =>
    plural(count, {
      one: "1 stored rule could not be read. It decides nothing.",
      other: `${number(count)} stored rules could not be read. They decide nothing.`,
    }),
  rename: "Name",
  maxTokens: "Most tokens in an answer",
  perHour: "Times an hour",
  edit: "Edit",
  save: "Save",
  cancel: "Cancel",
  pause: "Pause",
  resume: "Resume",
  revoke: "Revoke",
  undo: "Undo",
  added: ({ rule }) => `Rule made: ${isolate(rule)}`,
  changed: ({ rule }) => `Rule changed: ${isolate(rule)}`,
  removed: ({ rule }) => `Rule revoked: ${isolate(rule)}`,
  failed: "That did not work. Try again.",
  decided: ({ count }) =>
    plural(count, {
      one: "Decided 1 of the last requests",
      other: `Decided ${number(count)} of the last requests`,
    }),
  preview: ({ covered, among }) =>
    `Would have decided ${number(covered)} of your last ${number(among)} requests`,
  left: ({ count }) => plural(count, { one: "1 use left", other: `${number(count)} uses left` }),
  budgets: "Limits",
  eachServer: "Each other server",
  requestsPerHour: "Requests an hour",
  requestsPerDay: "Requests a day",
  tokensPerHour: "Tokens an hour",
  tokensPerDay: "Tokens a day",
  used: ({ used }) => `About ${number(used)} used`,
  noLimit: "An empty field means no limit.",
  over: "Above a limit",
  overAsk: "Ask me",
  overRefuse: "Refuse",
  proposals: "Proposed rules",
  accept: "Make the rule",
  dismiss: "Dismiss",
  moreAllow: "Allow without asking…",
  moreDeny: "Decline without asking…",
  allowTitle: "Allow without asking",
  denyTitle: "Decline without asking",
  lasting: "For how long",
  session: "Until it disconnects",
  minutes: ({ count }) =>
    plural(count, { one: "For 1 minute", other: `For ${number(count)} minutes` }),
  always: "Always",
  responses: "Send the answers without showing them to me",
  makeAllow: "Allow by this rule",
  makeDeny: "Decline by this rule",
  asksEachTime: "You asked to see every request, so no rule decides.",
  made: ({ rule, count }) =>
    plural(count, {
      one: `${isolate(rule)}: 1 request decided.`,
      other: `${isolate(rule)}: ${number(count)} requests decided.`,
    }),
  ...ruleClauses,
  bounds: ruleBounds,
  standings: {
    "in-force": "Active",
    paused: "Paused",
    stopped: "Stopped",
    "used-up": "Used up",
    "hour-full": "Limit of this hour reached",
    expired: "Expired",
  },
};
