import { rootsMessages } from "../kinds/roots/messages/ar.js";
import { samplingMessages } from "../kinds/sampling/messages/ar.js";
import { address } from "./ar/address.js";
import { deadline } from "./ar/deadline.js";
import { ending } from "./ar/ending.js";
import { findings } from "./ar/findings.js";
import { flood } from "./ar/flood.js";
import { form } from "./ar/form.js";
import { inbox } from "./ar/inbox.js";
import { issues } from "./ar/issues.js";
import { log } from "./ar/log.js";
import { problems } from "./ar/problems.js";
import { prompt } from "./ar/prompt.js";
import { review } from "./ar/review.js";
import type { Messages } from "./en.js";

/** Arabic (Modern Standard). */
export const ar: Messages = {
  locale: "ar",
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
