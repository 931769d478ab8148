import type { Messages } from "../en.js";
import { address } from "./address.js";
import { ending } from "./ending.js";
import { flood } from "./flood.js";
import { form } from "./form.js";
import { issues } from "./issues.js";
import { problems } from "./problems.js";
import { prompt } from "./prompt.js";

/** The sentences of a catalogue that every prompt needs at once. */
export type CoreMessages = Pick<
  Messages,
  "locale" | "prompt" | "ending" | "address" | "flood" | "form" | "issues" | "problems"
>;

/** English, but for what loads with the components that say it. */
export const core: CoreMessages = {
  locale: "en",
  prompt,
  ending,
  address,
  flood,
  form,
  issues,
  problems,
};
