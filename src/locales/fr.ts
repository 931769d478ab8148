import { rootsMessages } from "../kinds/roots/messages/fr.js";
import { samplingMessages } from "../kinds/sampling/messages/fr.js";
import type { Messages } from "./en.js";
import { address } from "./fr/address.js";
import { deadline } from "./fr/deadline.js";
import { ending } from "./fr/ending.js";
import { findings } from "./fr/findings.js";
import { flood } from "./fr/flood.js";
import { form } from "./fr/form.js";
import { inbox } from "./fr/inbox.js";
import { issues } from "./fr/issues.js";
import { log } from "./fr/log.js";
import { problems } from "./fr/problems.js";
import { prompt } from "./fr/prompt.js";
import { review } from "./fr/review.js";

/** French: a draft that waits for a native reader. */
export const fr: Messages = {
  locale: "fr",
  prompt,
  ending,
  address,
  findings,
  flood,
  form,
  issues,
  problems,
  review,
  deadline,
  inbox,
  log,
  ...rootsMessages,
  ...samplingMessages,
};
