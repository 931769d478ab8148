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
import { rootIssues } from "./zh-CN/rootIssues.js";
import { roots } from "./zh-CN/roots.js";
import { rootsConsent } from "./zh-CN/rootsConsent.js";
import { sampling } from "./zh-CN/sampling.js";
import { samplingBlocks } from "./zh-CN/samplingBlocks.js";
import { samplingContent } from "./zh-CN/samplingContent.js";
import { samplingRequest } from "./zh-CN/samplingRequest.js";
import { samplingSettings } from "./zh-CN/samplingSettings.js";

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
  roots,
  rootsConsent,
  rootIssues,
  sampling,
  samplingBlocks,
  samplingContent,
  samplingRequest,
  samplingSettings,
};
