import { rootsMessages } from "../kinds/roots/messages/de.js";
import { samplingMessages } from "../kinds/sampling/messages/de.js";
import { address } from "./de/address.js";
import { deadline } from "./de/deadline.js";
import { ending } from "./de/ending.js";
import { findings } from "./de/findings.js";
import { flood } from "./de/flood.js";
import { form } from "./de/form.js";
import { inbox } from "./de/inbox.js";
import { issues } from "./de/issues.js";
import { log } from "./de/log.js";
import { problems } from "./de/problems.js";
import { prompt } from "./de/prompt.js";
import { review } from "./de/review.js";
import type { Messages } from "./en.js";

/** German: a draft that waits for a native reader. */
export const de: Messages = {
  locale: "de",
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
