import { rootsMessages } from "../kinds/roots/messages/es.js";
import { samplingMessages } from "../kinds/sampling/messages/es.js";
import type { Messages } from "./en.js";
import { address } from "./es/address.js";
import { deadline } from "./es/deadline.js";
import { ending } from "./es/ending.js";
import { findings } from "./es/findings.js";
import { flood } from "./es/flood.js";
import { form } from "./es/form.js";
import { inbox } from "./es/inbox.js";
import { issues } from "./es/issues.js";
import { log } from "./es/log.js";
import { problems } from "./es/problems.js";
import { prompt } from "./es/prompt.js";
import { review } from "./es/review.js";

/** Spanish: a draft that waits for a native reader. */
export const es: Messages = {
  locale: "es",
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
