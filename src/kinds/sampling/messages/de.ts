import { sampling } from "./de/sampling.js";
import { samplingBlocks } from "./de/samplingBlocks.js";
import { samplingContent } from "./de/samplingContent.js";
import { samplingList } from "./de/samplingList.js";
import { samplingRedaction } from "./de/samplingRedaction.js";
import { samplingRequest } from "./de/samplingRequest.js";
import { samplingSettings } from "./de/samplingSettings.js";
import type { SamplingCatalogue } from "./en.js";

export const samplingMessages: SamplingCatalogue = {
  sampling,
  samplingBlocks,
  samplingContent,
  samplingList,
  samplingRedaction,
  samplingRequest,
  samplingSettings,
};
