import type { AddressMessages } from "./en/address.js";
import { core } from "./en/core.js";
import { type DeadlineMessages, deadline } from "./en/deadline.js";
import type { EndingMessages } from "./en/ending.js";
import { type FindingMessages, findings } from "./en/findings.js";
import type { FloodMessages } from "./en/flood.js";
import type { FormMessages } from "./en/form.js";
import { type InboxMessages, inbox } from "./en/inbox.js";
import type { IssueMessages } from "./en/issues.js";
import { type LogMessages, log } from "./en/log.js";
import type { ProblemMessages } from "./en/problems.js";
import type { PromptMessages } from "./en/prompt.js";
import { type ReviewMessages, review } from "./en/review.js";
import { type RootIssueMessages, rootIssues } from "./en/rootIssues.js";
import { type RootsMessages, roots } from "./en/roots.js";
import { type RootsConsentMessages, rootsConsent } from "./en/rootsConsent.js";
import { type SamplingReviewMessages, sampling } from "./en/sampling.js";
import { type SamplingBlockMessages, samplingBlocks } from "./en/samplingBlocks.js";
import { type SamplingContentMessages, samplingContent } from "./en/samplingContent.js";
import { type SamplingRequestMessages, samplingRequest } from "./en/samplingRequest.js";
import { type SamplingSettingsMessages, samplingSettings } from "./en/samplingSettings.js";

/** Every sentence that is shown or spoken: text, or a function of what the sentence is about. */
export interface Messages {
  /** The BCP 47 tag of the language. */
  readonly locale: string;
  /** What surrounds a question: who asks, how to leave, what else waits. */
  readonly prompt: PromptMessages;
  /** What became of a question that ended without the person. */
  readonly ending: EndingMessages;
  /** A request to visit a page. */
  readonly address: AddressMessages;
  /** What was found in what a server sent, in plain words. */
  readonly findings: FindingMessages;
  /** A server that asks too much, or that the person has blocked. */
  readonly flood: FloodMessages;
  /** What a form says of itself: its controls, hints and buttons. */
  readonly form: FormMessages;
  /** What is wrong with an answer: one sentence for each code of an issue. */
  readonly issues: IssueMessages;
  /** What is wrong with a server's request: one sentence for each code of a problem. */
  readonly problems: ProblemMessages;
  /** What is said while a person looks over what leaves. */
  readonly review: ReviewMessages;
  /** How much time is left for an answer. */
  readonly deadline: DeadlineMessages;
  /** The list of everything that servers ask. */
  readonly inbox: InboxMessages;
  /** Who decided what: the log of decisions, and what became of a request in the list of all. */
  readonly log: LogMessages;
  /** Where servers may work, and which of them may know. */
  readonly roots: RootsMessages;
  /** The question of a server that wants to know the folders. */
  readonly rootsConsent: RootsConsentMessages;
  /** What is wrong with a place for servers to work in. */
  readonly rootIssues: RootIssueMessages;
  /** What is said around a request to a model and around its answer, while a person looks at them. */
  readonly sampling: SamplingReviewMessages;
  /** What is said about what differs, and about content that is no text. */
  readonly samplingBlocks: SamplingBlockMessages;
  /** What is said around the content of sampling, before anything but text is looked at. */
  readonly samplingContent: SamplingContentMessages;
  /** What is said around the settings of a request to a model, and around what the person changed of it. */
  readonly samplingRequest: SamplingRequestMessages;
  /** What a person sets once for every request to a model. */
  readonly samplingSettings: SamplingSettingsMessages;
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
  review,
  deadline,
  inbox,
  log,
  roots,
  rootsConsent,
  rootIssues,
  sampling,
  samplingBlocks,
  samplingContent,
  samplingRequest,
  samplingSettings,
};
export type { AddressMessages } from "./en/address.js";
export type { CoreMessages } from "./en/core.js";
export type { DeadlineMessages } from "./en/deadline.js";
export type { EndingMessages } from "./en/ending.js";
export type { FindingMessages, Params as FindingParams } from "./en/findings.js";
export type { FloodMessages } from "./en/flood.js";
export type { FormMessages, Range as FormRange } from "./en/form.js";
export type { InboxMessages } from "./en/inbox.js";
export type { IssueMessages, Limit as IssueLimit } from "./en/issues.js";
export type { LogMessages } from "./en/log.js";
export type { ProblemMessages } from "./en/problems.js";
export type { PromptMessages } from "./en/prompt.js";
export type { ReviewMessages } from "./en/review.js";
export type { RootIssueMessages } from "./en/rootIssues.js";
export type { RootsMessages } from "./en/roots.js";
export type { RootsConsentMessages } from "./en/rootsConsent.js";
export type {
  Model as SamplingModelParams,
  SamplingReviewMessages,
  Server as SamplingServerParams,
} from "./en/sampling.js";
export type { Bytes as BlockBytes, SamplingBlockMessages } from "./en/samplingBlocks.js";
export type { Place as ContentPlace, SamplingContentMessages } from "./en/samplingContent.js";
export type { SamplingRequestMessages } from "./en/samplingRequest.js";
export type { SamplingSettingsMessages } from "./en/samplingSettings.js";
export type { TimeUnit } from "./writing/createTimes.js";
