import { rootsMessages } from "../kinds/roots/messages/zh-CN.js";
import { samplingMessages } from "../kinds/sampling/messages/zh-CN.js";
import type { Messages } from "./en.js";
import { address } from "./zh-CN/address.js";
import { deadline } from "./zh-CN/deadline.js";
import { ending } from "./zh-CN/ending.js";
import { findings } from "./zh-CN/findings.js";
import { flood } from "./zh-CN/flood.js";
import { form } from "./zh-CN/form.js";
import { inbox } from "./zh-CN/inbox.js";
import { issues } from "./zh-CN/issues.js";
import { log } from "./zh-CN/log.js";
import { problems } from "./zh-CN/problems.js";
import { prompt } from "./zh-CN/prompt.js";
import { review } from "./zh-CN/review.js";

/** Simplified Chinese. */
export const zhCN: Messages = {
  locale: "zh-CN",
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
