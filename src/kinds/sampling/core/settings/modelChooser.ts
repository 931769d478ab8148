import type { CreateMessageRequest } from "../protocol/samplingRequest.js";
import type { SamplingQuestion } from "../samplingQuestion.js";
import { type ModelPick, pickModel, type SamplingModel } from "./pickModel.js";
import { choiceFor, type SamplingSettings } from "./samplingSettings.js";

/** Chooses models: by the settings and the request, or by what a person picks for one request. */
export interface ModelChooser {
  /** The model for a request, as the settings stand. */
  pick(session: string, request: CreateMessageRequest): ModelPick;
  /** The model that the person picks now, or picked before and does not take back, or that suits the request. */
  choose(
    question: SamplingQuestion,
    request: CreateMessageRequest,
    model: unknown,
  ): ModelPick | undefined;
}

/** Makes the {@link ModelChooser} among a host's models. */
export function createModelChooser(
  models: readonly SamplingModel[],
  settings: () => SamplingSettings,
): ModelChooser {
  const pick: ModelChooser["pick"] = (session, { modelPreferences }) =>
    pickModel(models, modelPreferences, choiceFor(settings(), session));
  return {
    pick,
    choose({ session, detail }, request, model) {
      if (model === undefined && detail.pick.reason.code === "person") return detail.pick;
      if (model === undefined || model === null) return pick(session, request);
      const known = models.find(({ id }) => id === model);
      return known && { model: known.id, reason: { code: "person" } };
    },
  };
}
