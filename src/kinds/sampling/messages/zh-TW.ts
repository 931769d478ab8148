import type { SamplingCatalogue } from "./en.js";
import { sampling } from "./zh-TW/sampling.js";
import { samplingBlocks } from "./zh-TW/samplingBlocks.js";
import { samplingContent } from "./zh-TW/samplingContent.js";
import { samplingList } from "./zh-TW/samplingList.js";
import { samplingRedaction } from "./zh-TW/samplingRedaction.js";
import { samplingRequest } from "./zh-TW/samplingRequest.js";
import { samplingSettings } from "./zh-TW/samplingSettings.js";

export const samplingMessages: SamplingCatalogue = {
  sampling,
  samplingBlocks,
  samplingContent,
  samplingList,
  samplingRedaction,
  samplingRequest,
  samplingSettings,
};
