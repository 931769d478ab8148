import { sampling } from "./en/sampling.js";
import { type SamplingBlockMessages, samplingBlocks } from "./en/samplingBlocks.js";
import { type SamplingContentMessages, samplingContent } from "./en/samplingContent.js";
import { type SamplingListMessages, samplingList } from "./en/samplingList.js";
import type { SamplingPromptMessages } from "./en/samplingPrompt.js";
import { type SamplingRedactionMessages, samplingRedaction } from "./en/samplingRedaction.js";
import { type SamplingRequestMessages, samplingRequest } from "./en/samplingRequest.js";
import { type SamplingSettingsMessages, samplingSettings } from "./en/samplingSettings.js";

/** The part of a catalogue that is about sampling. */
export interface SamplingCatalogue {
  /** Texts around a request to a model and around its response, while a person looks at them. */
  readonly sampling: SamplingPromptMessages;
  /** Texts about differences, and about content other than text. */
  readonly samplingBlocks: SamplingBlockMessages;
  /** Texts around the content of sampling, before anything but text is looked at. */
  readonly samplingContent: SamplingContentMessages;
  /** The words for lists, where several requests are settled together. */
  readonly samplingList: SamplingListMessages;
  /** Texts about what looks private, and is masked or kept. */
  readonly samplingRedaction: SamplingRedactionMessages;
  /** Texts around the settings of a request to a model, and around the person's changes to it. */
  readonly samplingRequest: SamplingRequestMessages;
  /** Texts for the settings that a person makes once for every request to a model. */
  readonly samplingSettings: SamplingSettingsMessages;
}

export const samplingMessages: SamplingCatalogue = {
  sampling,
  samplingBlocks,
  samplingContent,
  samplingList,
  samplingRedaction,
  samplingRequest,
  samplingSettings,
};
export type { Bytes as BlockBytes, SamplingBlockMessages } from "./en/samplingBlocks.js";
export type { ContentPlace, SamplingContentMessages } from "./en/samplingContent.js";
export type { SamplingListMessages } from "./en/samplingList.js";
export type {
  Model as SamplingModelParams,
  SamplingPromptMessages,
  Server as SamplingServerParams,
} from "./en/samplingPrompt.js";
export type { SamplingRedactionMessages } from "./en/samplingRedaction.js";
export type { SamplingRequestMessages } from "./en/samplingRequest.js";
export type { SamplingSettingsMessages } from "./en/samplingSettings.js";
