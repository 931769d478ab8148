"use client";

import type { ReactNode } from "react";
import { createChunk } from "../../../../react/chunk/createChunk.js";
import { useChunk } from "../../../../react/chunk/useChunk.js";

const hiddenPlaces = createChunk(() => import("../samplingPartsLater.js"));

/** The props of `LazyHiddenPlaces`. */
export interface LazyHiddenPlacesProps {
  readonly text: string;
}

/** The places of a text that hide something, beside what the text is typed into; loaded with the first of it. Renders a `<div>` element, or nothing. */
export function LazyHiddenPlaces({ text }: LazyHiddenPlacesProps): ReactNode {
  const state = useChunk(hiddenPlaces);
  return state.status === "loaded" && <state.value.HiddenPlaces text={text} />;
}
