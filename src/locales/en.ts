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
  readonly prompt: PromptMessages;
  readonly ending: EndingMessages;
  readonly address: AddressMessages;
  readonly findings: FindingMessages;
  readonly flood: FloodMessages;
  readonly form: FormMessages;
  readonly issues: IssueMessages;
  readonly problems: ProblemMessages;
  readonly review: ReviewMessages;
  readonly deadline: DeadlineMessages;
  readonly inbox: InboxMessages;
  readonly log: LogMessages;
  readonly roots: RootsMessages;
  readonly rootsConsent: RootsConsentMessages;
  readonly rootIssues: RootIssueMessages;
  readonly sampling: SamplingReviewMessages;
  readonly samplingBlocks: SamplingBlockMessages;
  readonly samplingContent: SamplingContentMessages;
  readonly samplingRequest: SamplingRequestMessages;
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
