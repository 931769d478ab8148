import type { SamplingCatalogue } from "./en.js";
import { sampling } from "./fr/sampling.js";
import { samplingBlocks } from "./fr/samplingBlocks.js";
import { samplingContent } from "./fr/samplingContent.js";
import { samplingList } from "./fr/samplingList.js";
import { samplingRedaction } from "./fr/samplingRedaction.js";
import { samplingRequest } from "./fr/samplingRequest.js";
import { samplingSettings } from "./fr/samplingSettings.js";

export const samplingMessages: SamplingCatalogue = {
  sampling,
  samplingBlocks,
  samplingContent,
  samplingList,
  samplingRedaction,
  samplingRequest,
  samplingSettings,
};
