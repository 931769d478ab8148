import type { SamplingCatalogue } from "./en.js";
import { sampling } from "./ja/sampling.js";
import { samplingBlocks } from "./ja/samplingBlocks.js";
import { samplingContent } from "./ja/samplingContent.js";
import { samplingList } from "./ja/samplingList.js";
import { samplingRedaction } from "./ja/samplingRedaction.js";
import { samplingRequest } from "./ja/samplingRequest.js";
import { samplingSettings } from "./ja/samplingSettings.js";

export const samplingMessages: SamplingCatalogue = {
  sampling,
  samplingBlocks,
  samplingContent,
  samplingList,
  samplingRedaction,
  samplingRequest,
  samplingSettings,
};
