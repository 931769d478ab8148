import type { SamplingCatalogue } from "./en.js";
import { sampling } from "./zh-CN/sampling.js";
import { samplingBlocks } from "./zh-CN/samplingBlocks.js";
import { samplingContent } from "./zh-CN/samplingContent.js";
import { samplingList } from "./zh-CN/samplingList.js";
import { samplingRedaction } from "./zh-CN/samplingRedaction.js";
import { samplingRequest } from "./zh-CN/samplingRequest.js";
import { samplingSettings } from "./zh-CN/samplingSettings.js";

export const samplingMessages: SamplingCatalogue = {
  sampling,
  samplingBlocks,
  samplingContent,
  samplingList,
  samplingRedaction,
  samplingRequest,
  samplingSettings,
};
