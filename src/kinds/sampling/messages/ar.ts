import { sampling } from "./ar/sampling.js";
import { samplingBlocks } from "./ar/samplingBlocks.js";
import { samplingContent } from "./ar/samplingContent.js";
import { samplingList } from "./ar/samplingList.js";
import { samplingRedaction } from "./ar/samplingRedaction.js";
import { samplingRequest } from "./ar/samplingRequest.js";
import { samplingSettings } from "./ar/samplingSettings.js";
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
