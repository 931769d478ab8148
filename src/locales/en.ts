import { type FormCatalogue, formMessages } from "../form/messages/en.js";
import { elicitationMessages } from "../kinds/elicitation/messages/en.js";
import { type RootsCatalogue, rootsMessages } from "../kinds/roots/messages/en.js";
import { type SamplingCatalogue, samplingMessages } from "../kinds/sampling/messages/en.js";
import { type CoreMessages, core } from "./en/core.js";
import { type DeadlineMessages, deadline } from "./en/deadline.js";
import { type FindingMessages, findings } from "./en/findings.js";
import { type InboxMessages, inbox } from "./en/inbox.js";
import { type KeysMessages, keys } from "./en/keys.js";
import { type LogMessages, log } from "./en/log.js";
import { type RulesMessages, rules } from "./en/rules.js";
import { type SelectionMessages, selection } from "./en/selection.js";
import { type TasksMessages, tasks } from "./en/tasks.js";

/** Every sentence that is shown or spoken: text, or a function of what the sentence is about. */
export interface Messages extends CoreMessages, FormCatalogue, RootsCatalogue, SamplingCatalogue {
  /** Texts for findings in a server's request, in plain words. */
  readonly findings: FindingMessages;
  /** Texts for the time left for an answer. */
  readonly deadline: DeadlineMessages;
  /** The list of everything that servers ask. */
  readonly inbox: InboxMessages;
  /** The single letters that work in that list and in cards. */
  readonly keys: KeysMessages;
  /** Rules that decide in place of the person. */
  readonly rules: RulesMessages;
  /** Several requests in that list that a person settles together. */
  readonly selection: SelectionMessages;
  /** The tasks that servers work on, in that list. */
  readonly tasks: TasksMessages;
  /** Who decided what: the log of decisions, and what became of a request in the list of all. */
  readonly log: LogMessages;
}

/** Some sentences in place of a group's own, single ones at any depth. */
export type GroupOverride<Group> = {
  readonly [Name in keyof Group]?: Group[Name] extends string | ((params: never) => string)
    ? Group[Name]
    : GroupOverride<Group[Name]>;
};

/** Some sentences in place of a catalogue's own, single ones at any depth. */
export type MessagesOverride = GroupOverride<Messages>;

/** English. */
export const en: Messages = {
  ...core,
  findings,
  deadline,
  inbox,
  keys,
  rules,
  selection,
  tasks,
  log,
  ...formMessages,
  ...elicitationMessages,
  ...rootsMessages,
  ...samplingMessages,
};
export type {
  FormCatalogue,
  FormMessages,
  FormRange,
  IssueLimit,
  IssueMessages,
  ProblemMessages,
  ReviewMessages,
} from "../form/messages/en.js";
export type {
  AddressMessages,
  ElicitationCatalogue,
  ElicitationMessages,
} from "../kinds/elicitation/messages/en.js";
export type {
  RootIssueMessages,
  RootsCatalogue,
  RootsConsentMessages,
  RootsMessages,
} from "../kinds/roots/messages/en.js";
export type {
  BlockBytes,
  ContentPlace,
  SamplingBlockMessages,
  SamplingCatalogue,
  SamplingContentMessages,
  SamplingListMessages,
  SamplingModelParams,
  SamplingPromptMessages,
  SamplingRedactionMessages,
  SamplingRequestMessages,
  SamplingServerParams,
  SamplingSettingsMessages,
} from "../kinds/sampling/messages/en.js";
export type { CoreMessages } from "./en/core.js";
export type { DeadlineMessages } from "./en/deadline.js";
export type { EndingMessages } from "./en/ending.js";
export type { FindingLevel, FindingMessages, Params as FindingParams } from "./en/findings.js";
export type { FloodMessages } from "./en/flood.js";
export type { InboxMessages } from "./en/inbox.js";
export type { KeysMessages } from "./en/keys.js";
export type { LogMessages } from "./en/log.js";
export type { PromptMessages } from "./en/prompt.js";
export type { RuleBoundsMessages } from "./en/ruleBounds.js";
export type { RuleClauseMessages } from "./en/ruleClauses.js";
export type { RulesMessages } from "./en/rules.js";
export type { SelectionMessages } from "./en/selection.js";
export type { TasksMessages } from "./en/tasks.js";
export type { TimeUnit } from "./writing/createTimes.js";
