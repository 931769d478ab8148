import { address } from "./compiled/en/address.js";
import { elicitation } from "./compiled/en/elicitation.js";
import { ending } from "./compiled/en/ending.js";
import { flood } from "./compiled/en/flood.js";
import { form } from "./compiled/en/form.js";
import { issues } from "./compiled/en/issues.js";
import { problems } from "./compiled/en/problems.js";
import { prompt } from "./compiled/en/prompt.js";
import { settled } from "./compiled/en/settled.js";
import type { Messages } from "./messages.js";

/** The messages that every prompt needs when it opens. Other groups load with their components. */
export type CoreMessages = Pick<
  Messages,
  | "locale"
  | "prompt"
  | "settled"
  | "ending"
  | "elicitation"
  | "address"
  | "flood"
  | "form"
  | "issues"
  | "problems"
>;

/** English. */
export const core: CoreMessages = {
  locale: "en",
  prompt,
  settled,
  ending,
  elicitation,
  address,
  flood,
  form,
  issues,
  problems,
};
