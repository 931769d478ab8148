import { rootsMessages } from "../kinds/roots/messages/ko.js";
import { samplingMessages } from "../kinds/sampling/messages/ko.js";
import type { Messages } from "./en.js";
import { address } from "./ko/address.js";
import { deadline } from "./ko/deadline.js";
import { ending } from "./ko/ending.js";
import { findings } from "./ko/findings.js";
import { flood } from "./ko/flood.js";
import { form } from "./ko/form.js";
import { inbox } from "./ko/inbox.js";
import { issues } from "./ko/issues.js";
import { log } from "./ko/log.js";
import { problems } from "./ko/problems.js";
import { prompt } from "./ko/prompt.js";
import { review } from "./ko/review.js";

/** Korean: a draft that waits for a native reader. */
export const ko: Messages = {
  locale: "ko",
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
