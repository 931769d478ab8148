import { defineKey, type HostKey } from "../../../state/key.js";
import type { SamplingPartial } from "./samplingQuestion.js";
import type { SamplingModel } from "./settings/pickModel.js";
import type { SamplingSettings } from "./settings/samplingSettings.js";

/** Where the models stand that people choose from. */
export const modelsKey: HostKey<readonly SamplingModel[]> = defineKey("sampling:models");

/** Where the settings in force stand. */
export const settingsKey: HostKey<SamplingSettings> = defineKey("sampling:settings");

/** Where the names of the settings stand that the host's policy fixes. */
export const fixedKey: HostKey<readonly (keyof SamplingSettings)[]> = defineKey("sampling:fixed");

/** Where it stands whether a person looks at each response before it is sent. */
export const reviewsResponsesKey: HostKey<boolean> = defineKey("sampling:reviewsResponses");

/** Whether the model gets the context that servers ask for. */
export const passesContextKey: HostKey<boolean> = defineKey("sampling:passesContext");

/** Where a user interface learns how much a request may cost. */
export const samplingLimitsKey: HostKey<object> = defineKey("sampling:limits");

/** Where the part of a response stands that a model has written so far. */
export function partialKey(id: string): HostKey<SamplingPartial> {
  return defineKey(`partial:${id}`);
}
