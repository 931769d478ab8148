import type { SamplingCatalogue } from "./en.js";
import { sampling } from "./pt-BR/sampling.js";
import { samplingBlocks } from "./pt-BR/samplingBlocks.js";
import { samplingContent } from "./pt-BR/samplingContent.js";
import { samplingList } from "./pt-BR/samplingList.js";
import { samplingRedaction } from "./pt-BR/samplingRedaction.js";
import { samplingRequest } from "./pt-BR/samplingRequest.js";
import { samplingSettings } from "./pt-BR/samplingSettings.js";

export const samplingMessages: SamplingCatalogue = {
  sampling,
  samplingBlocks,
  samplingContent,
  samplingList,
  samplingRedaction,
  samplingRequest,
  samplingSettings,
};
