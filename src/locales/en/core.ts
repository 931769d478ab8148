import { form } from "../../form/messages/en/form.js";
import { issues } from "../../form/messages/en/issues.js";
import { problems } from "../../form/messages/en/problems.js";
import { elicitationMessages } from "../../kinds/elicitation/messages/en.js";
import type { Messages } from "../en.js";
import { ending } from "./ending.js";
import { flood } from "./flood.js";
import { prompt } from "./prompt.js";

/** The sentences of a catalogue that every prompt needs at once. */
export type CoreMessages = Pick<
  Messages,
  | "locale"
  | "prompt"
  | "ending"
  | "elicitation"
  | "address"
  | "flood"
  | "form"
  | "issues"
  | "problems"
>;

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
