import { rootsMessages } from "../kinds/roots/messages/zh-TW.js";
import { samplingMessages } from "../kinds/sampling/messages/zh-TW.js";
import type { Messages } from "./en.js";
import { address } from "./zh-TW/address.js";
import { deadline } from "./zh-TW/deadline.js";
import { ending } from "./zh-TW/ending.js";
import { findings } from "./zh-TW/findings.js";
import { flood } from "./zh-TW/flood.js";
import { form } from "./zh-TW/form.js";
import { inbox } from "./zh-TW/inbox.js";
import { issues } from "./zh-TW/issues.js";
import { log } from "./zh-TW/log.js";
import { problems } from "./zh-TW/problems.js";
import { prompt } from "./zh-TW/prompt.js";
import { review } from "./zh-TW/review.js";

/** Traditional Chinese as written in Taiwan: a draft that waits for a native reader. */
export const zhTW: Messages = {
  locale: "zh-TW",
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
