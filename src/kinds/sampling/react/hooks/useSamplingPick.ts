"use client";

import { useSyncExternalStore } from "react";
import type { ModelPick } from "../../core/pickModel.js";
import { pickProposed } from "../../core/pickProposed.js";
import type { SamplingDraft } from "./createSamplingDraft.js";
import type { SamplingFacts } from "./samplingView.js";
import { useRequestPart } from "./useRequestPart.js";
import { useSamplingSettings } from "./useSamplingSettings.js";

/** Which model would answer a request as the person wants it. */
export interface SamplingPick {
  readonly pick: ModelPick;
  /** The one if the person picked none for this request. */
  readonly automatic: ModelPick;
  /** The model's name for people; absent if the host does not say which model answers. */
  readonly name?: string;
}

/** Returns the model that would answer, or did: with what the person has picked or changed, but not approved yet. */
export function useSamplingPick(view: SamplingFacts, draft: SamplingDraft): SamplingPick {
  const { models, settings } = useSamplingSettings();
  const preferences = useRequestPart(draft, "modelPreferences");
  const readModel = () => draft.getState().model;
  const picked = useSyncExternalStore(draft.subscribe, readModel, readModel);
  const automatic = settings ? pickProposed(view, preferences, models, settings) : view.pick;
  const known = models.find(({ id }) => id === picked);
  const unpicked =
    picked === undefined && view.pick.reason.code === "person" ? view.pick : automatic;
  const pick: ModelPick = known ? { model: known.id, reason: { code: "person" } } : unpicked;
  const name = models.find(({ id }) => id === pick.model)?.name ?? pick.model;
  return { pick, automatic, ...(name !== undefined && { name }) };
}
