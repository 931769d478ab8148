import { type AddressMessages, address } from "./en/address.js";
import { type EndingMessages, ending } from "./en/ending.js";
import { type FindingMessages, findings } from "./en/findings.js";
import { type FloodMessages, flood } from "./en/flood.js";
import { type FormMessages, form } from "./en/form.js";
import { type IssueMessages, issues } from "./en/issues.js";
import { type ProblemMessages, problems } from "./en/problems.js";
import { type PromptMessages, prompt } from "./en/prompt.js";

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
}

/** Some sentences in place of a catalogue's own. */
export type MessagesOverride = {
  readonly [Group in Exclude<keyof Messages, "findings">]?: Messages[Group] extends string
    ? string
    : Partial<Messages[Group]>;
} & {
  /** What was found: single sentences too. */
  readonly findings?: Partial<Omit<FindingMessages, "found">> & {
    readonly found?: Partial<FindingMessages["found"]>;
  };
};

/** English. */
export const en: Messages = {
  locale: "en",
  prompt,
  ending,
  address,
  findings,
  flood,
  form,
  issues,
  problems,
};
