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
import { rootIssues } from "./de/rootIssues.js";
import { roots } from "./de/roots.js";
import { rootsConsent } from "./de/rootsConsent.js";
import { sampling } from "./de/sampling.js";
import { samplingBlocks } from "./de/samplingBlocks.js";
import { samplingContent } from "./de/samplingContent.js";
import { samplingRequest } from "./de/samplingRequest.js";
import { samplingSettings } from "./de/samplingSettings.js";
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
  roots,
  rootsConsent,
  rootIssues,
  sampling,
  samplingBlocks,
  samplingContent,
  samplingRequest,
  samplingSettings,
};
