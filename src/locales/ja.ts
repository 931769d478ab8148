import { rootsMessages } from "../kinds/roots/messages/ja.js";
import { samplingMessages } from "../kinds/sampling/messages/ja.js";
import type { Messages } from "./en.js";
import { address } from "./ja/address.js";
import { deadline } from "./ja/deadline.js";
import { ending } from "./ja/ending.js";
import { findings } from "./ja/findings.js";
import { flood } from "./ja/flood.js";
import { form } from "./ja/form.js";
import { inbox } from "./ja/inbox.js";
import { issues } from "./ja/issues.js";
import { log } from "./ja/log.js";
import { problems } from "./ja/problems.js";
import { prompt } from "./ja/prompt.js";
import { review } from "./ja/review.js";

/** Japanese: a draft that waits for a native reader. */
export const ja: Messages = {
  locale: "ja",
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
