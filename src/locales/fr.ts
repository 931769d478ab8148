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
import { rootIssues } from "./fr/rootIssues.js";
import { roots } from "./fr/roots.js";
import { rootsConsent } from "./fr/rootsConsent.js";
import { sampling } from "./fr/sampling.js";
import { samplingBlocks } from "./fr/samplingBlocks.js";
import { samplingContent } from "./fr/samplingContent.js";
import { samplingRequest } from "./fr/samplingRequest.js";
import { samplingSettings } from "./fr/samplingSettings.js";

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
  roots,
  rootsConsent,
  rootIssues,
  sampling,
  samplingBlocks,
  samplingContent,
  samplingRequest,
  samplingSettings,
};
