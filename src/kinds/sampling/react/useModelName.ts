"use client";

import { useSamplingSettings } from "./hooks/useSamplingSettings.js";

/** Returns what people call a model; undefined where the host does not say which one answers. */
export function useModelName(id: string | undefined): string | undefined {
  const { models } = useSamplingSettings();
  return models.find((model) => model.id === id)?.name ?? id;
}
