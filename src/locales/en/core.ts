import type { Messages } from "../en.js";
import { address } from "./address.js";
import { ending } from "./ending.js";
import { flood } from "./flood.js";
import { form } from "./form.js";
import { issues } from "./issues.js";
import { problems } from "./problems.js";
import { prompt } from "./prompt.js";

/** The sentences of a catalogue that a prompt needs before anything was found. */
export type CoreMessages = Omit<
  Messages,
  | "findings"
  | "review"
  | "deadline"
  | "inbox"
  | "log"
  | "sampling"
  | "samplingBlocks"
  | "samplingContent"
>;

/** English, but for the words of findings and of the review. */
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
