import { sameJson } from "../../../../schema/sameJson.js";
import type { ModelPreferences } from "../protocol/samplingRequest.js";
import { proposedRequest, type SamplingQuestion } from "../samplingQuestion.js";
import { type ModelPick, pickModel, type SamplingModel } from "./pickModel.js";
import { choiceFor, type SamplingSettings } from "./samplingSettings.js";

/** The model that would answer a request with these preferences of the server if the person picked none for it. */
export function pickProposed(
  question: SamplingQuestion,
  preferences: ModelPreferences | undefined,
  models: readonly SamplingModel[],
  settings: SamplingSettings,
): ModelPick {
  const { pick } = question.detail;
  const isKnown =
    pick.reason.code !== "person" &&
    sameJson(preferences, proposedRequest(question).modelPreferences);
  return isKnown ? pick : pickModel(models, preferences, choiceFor(settings, question.session));
}
