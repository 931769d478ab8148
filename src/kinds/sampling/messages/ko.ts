import type { SamplingCatalogue } from "./en.js";
import { sampling } from "./ko/sampling.js";
import { samplingBlocks } from "./ko/samplingBlocks.js";
import { samplingContent } from "./ko/samplingContent.js";
import { samplingList } from "./ko/samplingList.js";
import { samplingRedaction } from "./ko/samplingRedaction.js";
import { samplingRequest } from "./ko/samplingRequest.js";
import { samplingSettings } from "./ko/samplingSettings.js";

export const samplingMessages: SamplingCatalogue = {
  sampling,
  samplingBlocks,
  samplingContent,
  samplingList,
  samplingRedaction,
  samplingRequest,
  samplingSettings,
};
