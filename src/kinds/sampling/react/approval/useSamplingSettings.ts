"use client";

import { useCallback, useMemo } from "react";
import type { Receipt } from "../../../../host/command.js";
import { useHost } from "../../../../react/useHost.js";
import { useHostValue } from "../../../../react/useHostValue.js";
import type { SamplingCommand } from "../../core/samplingCommand.js";
import { fixedKey, modelsKey, reviewsResponsesKey, settingsKey } from "../../core/samplingKeys.js";
import type { SamplingModel } from "../../core/settings/pickModel.js";
import type { SamplingSettings } from "../../core/settings/samplingSettings.js";

/** A change of settings: an absent key stays as it is, null takes a preference back. */
export type SamplingSettingsChange = Extract<
  SamplingCommand,
  { type: "sampling/configure" }
>["settings"];

/** The person's preferences for every sampling request, and the models to choose from. */
export interface UseSamplingSettingsResult {
  /** The host's own list. */
  readonly models: readonly SamplingModel[];
  /** The settings in force; `undefined` if the host has no sampling, or is not connected yet. */
  readonly settings: SamplingSettings | undefined;
  /** The settings that the host app's policy fixes: `configure` refuses to change them. */
  readonly fixed: readonly (keyof SamplingSettings)[];
  /** Whether a person looks at responses before they are sent: as the host app says, unless the person set it. */
  readonly reviewsResponses: boolean;
  /** Changes settings; the receipt says if they could not be kept. */
  configure(change: SamplingSettingsChange): Promise<Receipt>;
}

const noneFixed: readonly (keyof SamplingSettings)[] = [];

const noModels: readonly SamplingModel[] = [];

/** Reads and changes the person's settings for sampling. */
export function useSamplingSettings(): UseSamplingSettingsResult {
  const host = useHost();
  const models = useHostValue(modelsKey);
  const settings = useHostValue(settingsKey);
  const fixed = useHostValue(fixedKey);
  const reviewsResponses = useHostValue(reviewsResponsesKey) !== false;
  const configure = useCallback(
    (change: SamplingSettingsChange) =>
      host.send({ type: "sampling/configure", settings: change } satisfies SamplingCommand),
    [host],
  );
  return useMemo(
    () => ({
      models: models ?? noModels,
      settings,
      fixed: fixed ?? noneFixed,
      reviewsResponses,
      configure,
    }),
    [models, settings, fixed, reviewsResponses, configure],
  );
}
