import { form } from "../../form/messages/en/form.js";
import { issues } from "../../form/messages/en/issues.js";
import { problems } from "../../form/messages/en/problems.js";
import type { FormCatalogue } from "../../form/messages/en.js";
import {
  type ElicitationCatalogue,
  elicitationMessages,
} from "../../kinds/elicitation/messages/en.js";
import { type EndingMessages, ending } from "./ending.js";
import { type FloodMessages, flood } from "./flood.js";
import { type PromptMessages, prompt } from "./prompt.js";

/** The sentences of a catalogue that every prompt needs at once. */
export interface CoreMessages
  extends ElicitationCatalogue,
    Pick<FormCatalogue, "form" | "issues" | "problems"> {
  /** The BCP 47 tag of the language. */
  readonly locale: string;
  /** Texts around a question: who asks, how to leave, what else waits. */
  readonly prompt: PromptMessages;
  /** Texts for a question that ended without the person. */
  readonly ending: EndingMessages;
  /** A server that asks too much, or that the person has blocked. */
  readonly flood: FloodMessages;
}

/** English, but for what loads with the components that say it. */
export const core: CoreMessages = {
  locale: "en",
  prompt,
  ending,
  ...elicitationMessages,
  flood,
  form,
  issues,
  problems,
};
