import { type SamplingReviewMessages, sampling } from "./en/sampling.js";
import { type SamplingBlockMessages, samplingBlocks } from "./en/samplingBlocks.js";
import { type SamplingContentMessages, samplingContent } from "./en/samplingContent.js";
import { type SamplingRequestMessages, samplingRequest } from "./en/samplingRequest.js";
import { type SamplingSettingsMessages, samplingSettings } from "./en/samplingSettings.js";

/** The part of a catalogue that is about sampling. */
export interface SamplingCatalogue {
  /** What is said around a request to a model and around its answer, while a person looks at them. */
  readonly sampling: SamplingReviewMessages;
  /** What is said about what differs, and about content that is no text. */
  readonly samplingBlocks: SamplingBlockMessages;
  /** What is said around the content of sampling, before anything but text is looked at. */
  readonly samplingContent: SamplingContentMessages;
  /** What is said around the settings of a request to a model, and around what the person changed of it. */
  readonly samplingRequest: SamplingRequestMessages;
  /** What a person sets once for every request to a model. */
  readonly samplingSettings: SamplingSettingsMessages;
}

export const samplingMessages: SamplingCatalogue = {
  sampling,
  samplingBlocks,
  samplingContent,
  samplingRequest,
  samplingSettings,
};
export type {
  Model as SamplingModelParams,
  SamplingReviewMessages,
  Server as SamplingServerParams,
} from "./en/sampling.js";
export type { Bytes as BlockBytes, SamplingBlockMessages } from "./en/samplingBlocks.js";
export type { Place as ContentPlace, SamplingContentMessages } from "./en/samplingContent.js";
export type { SamplingRequestMessages } from "./en/samplingRequest.js";
export type { SamplingSettingsMessages } from "./en/samplingSettings.js";
