import type { SamplingCatalogue } from "./en.js";
import { sampling } from "./es/sampling.js";
import { samplingBlocks } from "./es/samplingBlocks.js";
import { samplingContent } from "./es/samplingContent.js";
import { samplingList } from "./es/samplingList.js";
import { samplingRedaction } from "./es/samplingRedaction.js";
import { samplingRequest } from "./es/samplingRequest.js";
import { samplingSettings } from "./es/samplingSettings.js";

export const samplingMessages: SamplingCatalogue = {
  sampling,
  samplingBlocks,
  samplingContent,
  samplingList,
  samplingRedaction,
  samplingRequest,
  samplingSettings,
};
